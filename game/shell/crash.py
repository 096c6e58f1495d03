"""An error that ended the loop."""


class CrashError(RuntimeError):
    """An error that nobody caught and that ended the loop; its cause is that error."""

    def __init__(self, *, rescued: bool) -> None:
        super().__init__("the loop ended with an error")
        self.rescued = rescued
        """Whether the application could save what was going on."""
