"""A button that calls back when the focus or the mouse comes to it."""

from collections.abc import Callable

from ...shell.widgets.button import Button, Look


class PointedButton(Button):
    """A button that calls `on_look` whenever the focus or the mouse comes to it."""

    def __init__(
        self,
        text: str,
        on_click: Callable[[], object],
        on_look: Callable[[], object],
        *,
        id: str,
        detail: str = "",
        look: Look = Look.PLAIN,
        radius: float = 12,
    ) -> None:
        super().__init__(text, on_click, id=id, detail=detail, look=look, radius=radius)
        self.on_look = on_look

    def focus_changed(self) -> None:
        """Call `on_look` when the focus comes."""
        if self.focused:
            self.on_look()

    @property
    def hovered(self) -> bool:
        """Whether the mouse is over the button."""
        return self._hovered

    @hovered.setter
    def hovered(self, value: bool) -> None:
        if value != self._hovered:
            self._hovered = value
            self.invalidate()
            if value:
                self.on_look()
