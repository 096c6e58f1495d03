"""Scenes around something that plays: keys and buttons wind all of them alike."""

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
        """Play or pause; at the end, play from the start again."""

    def restart(self) -> None:
        """Go back to the start."""

    def step_back(self) -> None:
        """Pause a step earlier."""

    def step_forward(self) -> None:
        """Pause a step later."""


class PlayableScene(GameScene, ABC):
    """A scene with a row of keys that play, pause and wind what it shows."""

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
        """What is played; None until it is there."""

    @abstractmethod
    def show_moved(self) -> None:
        """Show where it is now, after it was started, stopped or wound."""

    def show_playing(self) -> None:
        """Let the key in the middle say what it would do: play or pause."""
        playable = self.playable
        plays = playable is not None and playable.playing
        self.play_button.sign = Sign.PAUSE if plays else Sign.PLAY

    @handles("theatre.play")
    def toggle(self) -> None:
        """Play or pause."""
        self._wind(lambda playable: playable.toggle())

    @handles("theatre.restart")
    def restart(self) -> None:
        """Go back to the start."""
        self._wind(lambda playable: playable.restart())

    @handles("theatre.step_back")
    def step_earlier(self) -> None:
        """Pause a step earlier."""
        self._wind(lambda playable: playable.step_back())

    @handles("theatre.step_forward")
    def step_later(self) -> None:
        """Pause a step later."""
        self._wind(lambda playable: playable.step_forward())

    def _wind(self, move: Callable[[Playable], object]) -> None:
        if (playable := self.playable) is not None:
            move(playable)
            self.show_moved()


class SpeedControl:
    """A slider over a list of speeds, with the chosen one in words beside it."""

    def __init__(
        self,
        index: int,
        words: Callable[[int], str],
        choose: Callable[[int], object],
        *,
        room_for: Sequence[str],
        count: int,
    ) -> None:
        """`words` puts the speed at a place of the list in words; `choose` gets the place."""
        self._words = words
        self._choose = choose
        self.slider: Final = Slider(index, self.set, high=count - 1, step=1, id="speed")
        self.label: Final = Label(words(index), room_for=room_for, id="pace")

    @property
    def index(self) -> int:
        """The place of the chosen speed in the list."""
        return round(self.slider.value)

    def set(self, index: float) -> None:
        """Choose the speed at a place of the list, or at the end that is nearer."""
        self.slider.value = index
        self._choose(self.index)
        self.refresh()

    def change(self, by: int) -> None:
        """Choose the speed so many places further on, as far as there are any."""
        self.set(self.index + by)

    def refresh(self) -> None:
        """Put the chosen speed in words again."""
        self.label.text = self._words(self.index)
