"""An error that ended the loop."""


class CrashError(RuntimeError):
    """An uncaught error that ended the loop, which is its cause."""

    def __init__(self, *, rescued: bool) -> None:
        super().__init__("the loop ended with an error")
        self.rescued = rescued
        """Whether the application could save what was going on."""
