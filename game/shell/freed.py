"""Freed memory that the C library has not returned to the system."""


def give_back() -> None:
    """Return freed memory to the system, if the C library can be asked (glibc)."""
    import ctypes

    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (OSError, TypeError, AttributeError):
        return
    trim(0)
