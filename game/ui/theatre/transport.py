"""The controls of the theatre: start, steps, play, speed, synchronisation."""

from collections.abc import Callable
from math import inf
from typing import Final

from ...play.theatre.chapters import Chapter
from ...play.theatre.theatre import SPEEDS, WORK_OF_A_BEAT, Sync, Theatre
from ...shell.handlers import handles
from ...shell.kit import Space
from ...shell.parts.around import Largest
from ...shell.parts.base import Gap, Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column, Row
from ..widgets.picker import Picker
from ..widgets.transport_button import Sign, TransportButton
from .playable import PlayableScene, SpeedControl
from .viewing import Beside, Viewing

BESIDE: Final = 124
SYNC: Final = 150


class Transport:
    """The controls of a theatre; `moved` is called after every visible change."""

    def __init__(
        self,
        scene: PlayableScene,
        theatre: Theatre,
        viewing: Viewing,
        moved: Callable[[], object],
    ) -> None:
        services = scene.services
        self._viewing = viewing
        self._services = services
        self._theatre = theatre
        self._moved = moved
        self._keys = scene.winding_keys
        self.leaps: Final = tuple(
            scene.bind(TransportButton(sign, id=id), f"theatre.{id}")
            for sign, id in ((Sign.LEAP_BACK, "leap_back"), (Sign.LEAP_ON, "leap_on"))
        )
        self.chapter: Final = Picker(
            [
                (chapter, services.words.text(f"theatre.chapter.{chapter.value}"))
                for chapter in Chapter
            ],
            viewing.chapter,
            self._set_chapter,
            id="chapter",
        )
        self.beside: Final = Picker(
            [(beside, services.words.text(f"theatre.beside.{beside.value}")) for beside in Beside],
            viewing.beside,
            self._set_beside,
            id="beside",
        )
        self.front: Final = scene.action_button("theatre.front")
        self.guess: Final = scene.action_button("theatre.guess")
        self.speed: Final = SpeedControl(
            theatre.speed,
            self._speed_text,
            self._set_speed,
            room_for=[self._speed_text(i, sync) for i in range(len(SPEEDS)) for sync in Sync],
            count=len(SPEEDS),
        )
        self.sync: Final = Picker(
            [(sync, services.words.text(f"theatre.sync.{sync.value}")) for sync in Sync],
            theatre.sync,
            self._set_sync,
            id="sync",
        )

    def part(self) -> Part:
        """Return the controls, in as many rows as they need."""
        keys = Grid(*self._keys, across=(5,))
        leaps = Row(Grid(*self.leaps, across=(2,)), self.chapter, gap=Space.TIGHT).folding(1)
        front = [self.front] if len(self._theatre.reels) > 1 else []
        beside = Row(self.guess, *front, Item(self.beside, wide=BESIDE), gap=Space.TIGHT).folding(1)
        sync = Item(self.sync, wide=SYNC)
        speed = Row(Item(self.speed.slider, wide=260).growing(), self.speed.label)
        return Largest(
            Row(
                keys,
                Item(self.speed.slider, wide=200),
                self.speed.label,
                Gap().growing(),
                leaps,
                beside,
                sync,
            ),
            Column(
                Row(keys, speed.growing(), sync),
                Row(leaps, Gap().growing(), beside).folding(1),
                gap=Space.TIGHT,
            ),
            Column(keys, Row(speed.growing(), self.sync), leaps, beside, gap=Space.TIGHT),
            Column(keys, speed, self.sync, leaps, beside, gap=Space.TIGHT),
        )

    @handles("theatre.leap_back", -1)
    @handles("theatre.leap_on", 1)
    def leap(self, way: int) -> None:
        """Pause at the next chapter, or the previous one."""
        if way > 0:
            self._theatre.seek(self._viewing.chapter)
        else:
            self._theatre.seek_back(self._viewing.chapter)
        self._moved()

    @handles("theatre.chapter")
    def next_chapter(self) -> None:
        """Choose the next kind of chapter to jump to."""
        self.chapter.step(1)

    @handles("theatre.beside")
    def next_beside(self) -> None:
        """Choose what is shown beside a board next."""
        self.beside.step(1)

    def _set_chapter(self, chapter: Chapter) -> None:
        self._viewing.chapter = chapter
        self._moved()

    def _set_beside(self, beside: Beside) -> None:
        self._viewing.beside = beside
        self._moved()
        self.beside.resized()

    def _set_speed(self, index: int) -> None:
        self._theatre.speed = index

    def _set_sync(self, sync: Sync) -> None:
        self._theatre.sync = sync
        self.speed.refresh()
        self._moved()

    def _speed_text(self, index: int, sync: Sync | None = None) -> str:
        """Return a speed as text, for the chosen way of synchronising, or another."""
        text, speed = self._services.words.text, SPEEDS[index]
        if speed == inf:
            return text("theatre.pace.full")
        if (sync or self._theatre.sync) is not Sync.TIME:
            return self._services.words.catalogue.count("theatre.pace", int(speed))
        slower = round(1 / (speed * WORK_OF_A_BEAT))
        return text("theatre.pace.slower", factor=self._services.words.figures.thousands(slower))
