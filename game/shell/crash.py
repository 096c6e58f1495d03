"""An error that ended the loop."""


class CrashError(RuntimeError):
    """Raised by the loop from the error that nobody caught, which is its cause."""

    def __init__(self, *, rescued: bool) -> None:
        super().__init__("the loop ended with an error")
        self.rescued = rescued
        """Whether the application could save what was going on."""
