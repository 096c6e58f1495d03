"""How figures are written: times and large numbers."""


def clock(seconds: int) -> str:
    """Return minutes and seconds, with hours when there are any."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def thousands(number: int) -> str:
    """Return a number in groups of three, kept together by no-break spaces."""
    return f"{number:,}".replace(",", "\u00a0")
