"""What each method on the stage does, in a few sentences."""

from typing import TYPE_CHECKING, Final

from ...shell.handlers import handles, unavailable
from ...shell.stage import Stage
from ..scene.dialog import DialogScene

if TYPE_CHECKING:
    from ..scene.services import SceneServices


class TheatreAboutScene(DialogScene):
    """A card that explains the methods of the cast, one at a time."""

    wide = 620
    leaves = True
    across = (3, 2, 1)
    scopes = ("pages",)

    def __init__(self, stage: Stage, services: "SceneServices", argument: tuple[str, ...]) -> None:
        super().__init__(stage, services, "")
        self._names: Final = argument
        self._at = 0
        keys = self.text("theatre.about.keys")
        self._texts: Final = [f"{self.text(f'method.{name}.text')}\n{keys}" for name in argument]
        self.title.room_for = tuple(self.text(f"method.{name}") for name in argument)
        self.words.room_for = tuple(self._texts)
        for name, action in (("earlier", "pages.earlier"), ("later", "pages.later")):
            words = self.text(f"theatre.about.{name}")
            self.add_button(self.action_button(action, id=name, text=words))
        self.show_actions()
        self.form.set_focus(self.buttons[1] if len(argument) > 1 else self.way_back)
        self.turn(0)

    @property
    @unavailable("pages.earlier")
    def why_not_earlier(self) -> str:
        """The message key of the reason, if there is only one method; else empty."""
        return "" if len(self._names) > 1 else "ui.why.one_page"

    @property
    @unavailable("pages.later")
    def why_not_later(self) -> str:
        """The message key of the reason, if there is only one method; else empty."""
        return self.why_not_earlier

    @handles("pages.earlier", -1)
    @handles("pages.later", 1)
    def turn(self, by: int) -> None:
        """Turn to another method, wrapping around the ends."""
        self._at = (self._at + by) % len(self._names)
        self.title.text = self.title.room_for[self._at]
        self.words.text = self._texts[self._at]


SCENE = TheatreAboutScene
