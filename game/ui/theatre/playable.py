"""Scenes with something that plays: their transport keys and buttons."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Protocol

from ...shell.handlers import handles
from ...shell.stage import Stage
from ...shell.widgets.button import Look
from ...shell.widgets.label import Label
from ...shell.widgets.slider import Slider
from ..scene.base import GameScene
from ..widgets.transport_button import Sign, TransportButton

if TYPE_CHECKING:
    from ..scene.services import SceneServices


class Playable(Protocol):
    """Something that plays: methods at work, a run, the phases of the generator."""

    playing: bool

    def toggle(self) -> None:
        """Play or pause; at the end, restart."""

    def restart(self) -> None:
        """Return to the start."""

    def step_back(self) -> None:
        """Pause one step earlier."""

    def step_forward(self) -> None:
        """Pause one step later."""


class PlayableScene(GameScene, ABC):
    """A scene with transport keys that play, pause and step."""

    winding: ClassVar[tuple[tuple[str, Sign], ...]] = (
        ("restart", Sign.START),
        ("step_back", Sign.BACK),
        ("play", Sign.PLAY),
        ("step_forward", Sign.ON),
        ("end", Sign.END),
    )
    """The keys from left to right: the ends of their actions' ids, and their signs."""

    def __init__(self, stage: Stage, services: "SceneServices") -> None:
        super().__init__(stage, services)
        buttons = {
            id: TransportButton(sign, id=id, look=Look.PRIMARY if id == "play" else Look.PLAIN)
            for id, sign in self.winding
        }
        self.play_button: Final = buttons["play"]
        self.winding_keys: Final = tuple(
            self.bind(button, f"theatre.{id}") for id, button in buttons.items()
        )

    @property
    @abstractmethod
    def playable(self) -> Playable | None:
        """What is played; None until it is ready."""

    @abstractmethod
    def show_moved(self) -> None:
        """Show the present position, after any transport key."""

    def show_playing(self) -> None:
        """Show on the middle key what it would do: play or pause."""
        playable = self.playable
        plays = playable is not None and playable.playing
        self.play_button.sign = Sign.PAUSE if plays else Sign.PLAY

    @handles("theatre.play")
    def toggle(self) -> None:
        """Play or pause."""
        self._wind(lambda playable: playable.toggle())

    @handles("theatre.restart")
    def restart(self) -> None:
        """Return to the start."""
        self._wind(lambda playable: playable.restart())

    @handles("theatre.step_back")
    def step_earlier(self) -> None:
        """Pause one step earlier."""
        self._wind(lambda playable: playable.step_back())

    @handles("theatre.step_forward")
    def step_later(self) -> None:
        """Pause one step later."""
        self._wind(lambda playable: playable.step_forward())

    def _wind(self, move: Callable[[Playable], object]) -> None:
        if (playable := self.playable) is not None:
            move(playable)
            self.show_moved()


class SpeedControl:
    """A slider over a list of speeds, with the chosen speed as text beside it."""

    def __init__(
        self,
        index: int,
        words: Callable[[int], str],
        choose: Callable[[int], object],
        *,
        room_for: Sequence[str],
        count: int,
    ) -> None:
        """`words` returns the text of a speed by its index in the list; `choose` gets the index."""
        self._words = words
        self._choose = choose
        self.slider: Final = Slider(index, self.set, high=count - 1, step=1, id="speed")
        self.label: Final = Label(words(index), room_for=room_for, id="pace")

    @property
    def index(self) -> int:
        """The index of the chosen speed in the list."""
        return round(self.slider.value)

    def set(self, index: float) -> None:
        """Choose the speed at an index, limited to the ends of the list."""
        self.slider.value = index
        self._choose(self.index)
        self.refresh()

    def change(self, by: int) -> None:
        """Choose the speed some indices further on, limited to the ends of the list."""
        self.set(self.index + by)

    def refresh(self) -> None:
        """Update the text of the chosen speed."""
        self.label.text = self._words(self.index)
