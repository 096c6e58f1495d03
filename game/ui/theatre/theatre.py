"""The theatre: methods at work on a board, side by side, at any speed, in both directions."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

import pygame

from ...core.errors import HousesOnlyError, SudokuError
from ...core.grid import Grid as Board
from ...core.message import message
from ...formats.detect import read
from ...play.questions import RecordMethod
from ...play.theatre.source import Recording, nothing_recorded
from ...play.theatre.theatre import SPEEDS, Sync, Theatre
from ...shell.handlers import handles
from ...shell.kit import Kit, Space
from ...shell.parts.around import Inset, Largest
from ...shell.parts.base import Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.label import Label
from ...store.library import read_puzzle_file
from ..games.launcher import is_lecture
from ..scene.header import framed, header
from .board_view import Detail
from .guessing import Guessing
from .pacer import MOST, Pacer
from .pane import Pane
from .playable import PlayableScene
from .show import Show, opening_show, show_of_game
from .transport import Transport
from .viewing import Beside, Viewing

if TYPE_CHECKING:
    from .services import TheatreServices

INFO_EVERY: Final = 4
"""Frames between two paintings of a pane's figures, while all goes fast."""
CURTAIN: Final = 1.2
"""Seconds from the last step to the table that compares, or to the next attraction."""
ATTRACTION: Final = 25.0
"""Seconds that an attraction lasts at most."""
GRIDS: Final = {1: (1,), 2: (2, 1), 3: (3, 2, 1), 4: (2, 4, 1)}
"""For so many methods, the numbers of columns they may stand in."""
ANY_WORTH: Final = 100.0
WORTH: Final = 1.05
"""An arrangement further down the list must have boards larger by this factor."""
ACTIONS: Final = {
    "cast": "theatre.cast",
    "about": "theatre.about",
    "compare": "theatre.compare",
    "save": "theatre.save",
}
"""The buttons at the top, and what they do."""


class TheatreScene(PlayableScene):
    """The theatre: methods at work side by side, between header and controls."""

    services: "TheatreServices"
    scopes: ClassVar[tuple[str, ...]] = ("theatre",)
    inner: ClassVar[tuple[str, ...]] = ("guess", "spelled")
    delegates = (("transport", Transport), ("guessing", Guessing))
    digits = "theatre.guess.digit"
    tick = 0.1
    large: ClassVar[bool] = False
    """Whether it is to be read from afar: large captions, rows and columns numbered."""

    def __init__(
        self, stage: Stage, services: "TheatreServices", argument: Show | Board | None
    ) -> None:
        """`argument` is a show, or the board of the current game."""
        super().__init__(stage, services)
        if isinstance(argument, Board):
            argument = show_of_game(argument)
        self.show: Final = argument or opening_show(services.puzzles)
        services.current_game.count_help_with(self.show.board)
        self.theatre: Final = Theatre(
            self.show.board,
            self.show.methods,
            clock=services.stopwatch,
            options=self.show.settings,
            work_elsewhere=True,
        )
        if len(self.show.cast) == 1 and not self.show.attract:
            # Nobody need be kept in step with: every trial is worth a stop.
            self.theatre.sync = Sync.SINGLE
        self.viewing: Final = Viewing()
        self.viewing.large = self.large
        self._goes_on = False
        self._frame = 0
        self._after = 0.0
        self._compared = False
        self._bare = False
        """Whether the boards alone have room."""
        self._age = 0.0
        self._elapsed = 0.0
        self._pacer: Final = Pacer(services.stopwatch)
        self.title: Final = Label(
            services.words.catalogue.said(self.show.title),
            points=26,
            weight=Weight.TITLE,
            elides=True,
            id="title",
        )
        self.actions: Final = {
            name: self.action_button(action, id=name) for name, action in ACTIONS.items()
        }
        self.leave_button: Final = self.back_button()
        self.panes: Final = tuple(
            Pane(
                services,
                self.animator,
                reel,
                self.theatre.options[index],
                self.viewing,
                partial(self._seek, index),
                partial(self._press, index),
                id=self.show.ids[index],
            )
            for index, reel in enumerate(self.theatre.reels)
        )
        self.transport: Final[Transport] = Transport(
            self, self.theatre, self.viewing, self.show_moved
        )
        self.guessing: Final = Guessing(self, self.theatre, self.show_moved)
        self.letters = self.spelled(self.show.board.geometry)
        self.front: int | None = None
        """The number of the pane that stands alone, if one does."""
        if self.show.attract:
            self.title.text = self.text("theatre.attract")
            self.transport.speed.set(SPEEDS.index(60))
        self.form.set_focus(self.play_button, by_keys=False)
        self.theatre.playing = True
        for name in self.theatre.awaited:
            self.ask(
                RecordMethod(name, self.show.board),
                partial(self._take_recording, name),
                failed=partial(self._lack_recording, name),
            )

    @property
    def playable(self) -> Theatre:
        """The methods at work."""
        return self.theatre

    # -- life

    def enter(self) -> None:
        """Continue after another scene, and draw the methods' positions."""
        self.theatre.playing |= self._goes_on
        self._draw(info=True)

    def leave(self) -> None:
        """Pause while another scene is on top."""
        self._goes_on, self.theatre.playing = self.theatre.playing, False

    def take_over(self, before: "TheatreScene") -> None:
        """Keep the methods' positions and their speed."""
        sync = self.transport.sync
        while sync.value is not before.theatre.sync:
            sync.step(1)
        self.transport.speed.set(before.theatre.speed)
        self.theatre.go_to(before.theatre.at)
        self._goes_on, self._compared = before._goes_on, before._compared
        self.front = before.front
        before.theatre.close()

    def parts(self) -> Part:
        """Return the header, the panes as large as possible, and the controls; or panes alone."""
        stages = self.stages()
        if self.show.attract:
            return Inset(Column(stages.growing(), self.title), Space.GAP)
        if self.guessing.pane is not None:
            return self.guess_parts()
        actions = self.actions.values()
        head = Largest(
            header(self.leave_button, self.title, Grid(*actions, across=(4,))),
            Column(
                header(self.leave_button, self.title),
                Grid(*actions, across=(4, 2)),
                gap=Space.LINE,
            ),
        )
        return framed(head, Column(stages.growing(), self.transport.part()))

    def guess_parts(self) -> Part:
        """Return the board to guess at, with the buttons for guesses."""
        stages = self.stages().growing()
        head = header(self.leave_button, self.title)
        return framed(head, Column(stages, self.guessing.part()))

    def stages(self) -> Part:
        """Return the boards with their info, as far as both fit."""
        if self.viewing.beside is Beside.FIGURES and self.front is None:
            return Largest(self._panes().folding(2), self._bare_panes().unfolding(2))
        # Who wants code, tree or one board alone has all of it as long as there is room.
        return Largest(self._panes(), self._bare_panes(), worth=ANY_WORTH)

    def _panes(self) -> Part:
        """Return the possible arrangements with the full info of the methods."""
        panes = self.shown
        columns = GRIDS[len(panes)]
        return Largest(
            *(Grid(*(p.beside() for p in panes), across=(n,)) for n in columns),
            *(Grid(*(p.under() for p in panes), across=(n,)) for n in columns),
            worth=WORTH,
        )

    def _bare_panes(self) -> Part:
        alone = len(self.shown) == 1
        bare = tuple(pane.bare(has_caption=alone) for pane in self.shown)
        return Largest(*(Grid(*bare, across=(n,)) for n in GRIDS[len(bare)]))

    @property
    def shown(self) -> tuple[Pane, ...]:
        """The visible panes."""
        return self.panes if self.front is None else (self.panes[self.front],)

    def layout(self, kit: Kit) -> None:
        """Lay out the scene; if info does not fit, say how to see more."""
        super().layout(kit)
        if not self.show.attract:
            self.title.text = self.catalogue.said(self.show.title)
        bare = len(self.shown) > 1 and self.panes[0].info.parent is None
        if bare and not (self._bare or self.show.attract):
            super().tell(self.text("theatre.cramped", key=self.key_text("theatre.front")))
        self._bare = bare
        for pane in self.shown:
            pane.settled(self.kit)
        self._draw(info=True)

    @property
    def active(self) -> bool:
        """Whether the methods move, or catch up after a long jump."""
        moving = self.theatre.playing or not self.theatre.is_level
        return moving or self.animator.active

    def go_to(self, step: int) -> None:
        """Pause at a step, however long the methods take to get there."""
        self.theatre.go_to(step)
        while not self.theatre.is_level:
            self.theatre.advance(0.0, MOST)
        self.show_moved()

    @handles("theatre.end")
    def go_to_end(self) -> None:
        """Pause at the end."""
        self.theatre.go_to_end()
        self.show_moved()

    @handles("theatre.faster", 1)
    @handles("theatre.slower", -1)
    def change_speed(self, by: int) -> None:
        """Choose a higher or a lower speed, within limits."""
        self.transport.speed.change(by)

    @handles("theatre.front")
    def turn_front(self) -> None:
        """Show the next board alone, and after the last one all of them."""
        if self.guessing.pane is not None:
            self.ask_about((self.panes.index(self.guessing.pane) + 1) % len(self.panes))
            return
        following = 0 if self.front is None else self.front + 1
        self._bring_to_front(following if following < len(self.panes) else None)

    def _bring_to_front(self, index: int | None) -> None:
        self.front = index if len(self.panes) > 1 else None
        self.resize(self.rect.size)

    def _press(self, index: int, cell: int) -> None:
        """Guess at the cell that was pressed, or toggle showing its board alone."""
        if self.guessing.pane is not None:
            self.guessing.put(cell)
        else:
            self._bring_to_front(index if self.front is None else None)

    def ask_about(self, index: int | None) -> None:
        """Let the player guess what a method does next, with its board alone; or end that."""
        self.guessing.ask(None if index is None else self.panes[index])
        self._bring_to_front(index)

    @handles("theatre.guess")
    def guess(self) -> None:
        """Start guessing what comes next, or stop."""
        self.ask_about((self.front or 0) if self.guessing.pane is None else None)

    def inner_scopes(self) -> Iterator[str]:
        """Yield the scope in which digits and arrows are guesses, while guessing."""
        if self.guessing.pane is not None:
            yield from self.letters
            yield "guess"

    def _seek(self, index: int, beat: int) -> None:
        self.theatre.go_to_beat(index, beat)
        self.show_moved()

    def show_moved(self) -> None:
        """Show the methods' positions, and restart the wait for the end."""
        self.theatre.advance(0.0, MOST)
        self._after = 0.0
        self._compared &= self.theatre.is_over
        for pane in self.shown:
            pane.renew()
        self._draw(info=True)

    # -- time

    def update(self, dt: float) -> None:
        """Advance the time, and end the show in time."""
        super().update(dt)
        self._age += dt
        self._elapsed += dt
        if not self.theatre.playing and self.theatre.is_over:
            self._after += dt
            if self._after >= CURTAIN:
                self._end()
        if self.show.attract and self._age > ATTRACTION:
            self._next_attraction()

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Advance the methods, then draw: once per frame, however many steps it covers."""
        elapsed, self._elapsed = self._elapsed, 0.0
        theatre = self.theatre
        if theatre.playing or not theatre.is_level:
            theatre.advance(elapsed, self._pacer.next_budget())
            self._frame += 1
            if theatre.playing and SPEEDS[theatre.speed] > 10:
                self._draw_in_turns()
            else:
                self._draw(info=True)
        return super().draw(surface)

    def _draw_in_turns(self) -> None:
        """Draw some of the panes and figures per frame, since nobody sees 60 changes a second."""
        turns = 2 if len(self.shown) > 2 and self._detail is Detail.DIGITS else 1
        for index, pane in enumerate(self.shown):
            if (index + self._frame) % turns == 0:
                pane.show(self._detail, info=(index + self._frame) % INFO_EVERY == 0)

    def _end(self) -> None:
        if self.show.attract:
            self._next_attraction()
        elif not self._compared:
            self._compared = True
            self.compare()

    def _next_attraction(self) -> None:
        self.stage.switch("attract")

    def _take_recording(self, name: str, recording: Recording) -> None:
        self.theatre.awaited[name].deliver(recording)
        self._draw(info=True)

    def _lack_recording(self, name: str, error: Exception) -> None:
        self._take_recording(name, nothing_recorded(self.show.board))
        self.tell(self.services.words.failure(error))

    @property
    def _detail(self) -> Detail:
        """The detail to draw at this speed."""
        speed = SPEEDS[self.theatre.speed]
        if not self.theatre.playing or speed <= 25:
            return Detail.CANDIDATES
        return Detail.CONFLICTS if speed <= 150 else Detail.DIGITS

    def _draw(self, *, info: bool) -> None:
        for pane in self.shown:
            pane.show(self._detail, info=info)
        self.show_playing()

    # -- events

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event: any ends an attraction; a dropped file's board is played."""
        if self.show.attract and event.type in SIGNS_OF_LIFE:
            self.back()
            return True
        if event.type == pygame.DROPFILE and not is_lecture(Path(event.file)):
            self._play_file(Path(event.file))
            return True
        return super().handle(event)

    @handles("theatre.cast")
    def choose_cast(self) -> None:
        """Open the choice of methods and board."""
        self.stage.push("theatre_cast", self.show)

    @handles("theatre.about")
    def explain(self) -> None:
        """Open the explanation of the methods."""
        self.stage.push("theatre_about", self.show.cast)

    @handles("theatre.compare")
    def compare(self) -> None:
        """Open the comparison of the methods."""
        self.stage.push("theatre_table", self.theatre.table)

    @handles("theatre.save")
    def save(self) -> None:
        """Open the card that saves a film or a picture."""
        self.stage.push("theatre_save", self)

    @handles("paste")
    def paste(self) -> None:
        """Play the board in the clipboard."""
        self._play_text(self.stage.clipboard.get())

    def returned(self, result: object) -> None:
        """Play what was chosen."""
        if isinstance(result, Show):
            self._play(result)

    def back(self) -> None:
        """Leave, or stop guessing."""
        if self.guessing.pane is not None:
            self.guess()
            return
        self._close()
        self.stage.pop()

    def _play(self, show: Show) -> None:
        self._close()
        self.stage.switch("theatre", show)

    def _close(self) -> None:
        """Stop the methods when the scene closes."""
        self.theatre.close()

    @property
    def message_area(self) -> pygame.Rect:
        """Where messages appear: above the controls, if these are visible."""
        play = self.play_button
        bottom = play.rect.top if play in self.form.walk() else self.rect.bottom
        return pygame.Rect(self.rect.topleft, (self.rect.w, bottom - self.rect.top))

    def tell(self, text: str) -> None:
        """Show a message in place of the title."""
        self.title.text = text

    def _play_file(self, path: Path) -> None:
        try:
            board = _for_houses(read_puzzle_file(path, plain=True)[0])
        except SudokuError as error:
            self.tell(self.catalogue.error(error))
            return
        self._play(replace(self.show, board=board, title=path.stem))

    def _play_text(self, text: str) -> None:
        try:
            board = _for_houses(read(text)[0])
        except SudokuError as error:
            self.tell(self.catalogue.error(error))
            return
        self._play(replace(self.show, board=board, title=message("theatre.board.pasted")))


def _for_houses(board: Board) -> Board:
    """Return a board; raises `HousesOnlyError` if the methods do not know its rules."""
    if board.geometry.constraints:
        raise HousesOnlyError("theatre")
    return board


SIGNS_OF_LIFE: Final = frozenset(
    {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.DROPFILE}
)


SCENE = TheatreScene
