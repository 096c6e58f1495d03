"""Memory that was freed, and that the C library keeps for later."""


def give_back() -> None:
    """Give freed memory back to the system, where the C library can be asked to (glibc)."""
    import ctypes

    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (OSError, TypeError, AttributeError):
        return
    trim(0)
