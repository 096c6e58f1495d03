"""Contact sheets of what play looks like in motion: a picture each 50 ms, from the real scenes.

python -m benchmarks.contact_sheet FOLDER [--theme paper] [--size 1280x800] [--still] [EVENT ...]
"""

import argparse
import math
import time
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Final

import pygame

from game.core.digits import Digit
from game.core.grid import Grid
from game.core.rules import Puzzle
from game.generate.levels import Level
from game.messages.catalogue import Catalogue
from game.play.game_rules import ARCADE, CALM, DAILY, GameRules
from game.play.intents import EnterDigit, SelectCells
from game.play.modes.daily import Stamp, daily_id
from game.play.saved import Origin, SavedGame
from game.play.session import Session
from game.play.view import Status
from game.shell import passage
from game.shell.window import Window
from game.store.statistics import Best
from game.ui.arcade.rush_scene import RushScene
from game.ui.modes.daily import DailyCalendar
from game.ui.play.pictures import explain
from game.ui.play.play import PlayScene
from game.ui.scene.settings import Settings
from game.ui.window.app import Game, make_game
from game.ui.window.pictures import show
from tests.pilot import Clock, Pilot, headless

PUZZLE: Final = Grid.parse(
    "003020600900305001001806400008102900700000008006708200002609500800203009005010300"
)
LINKED: Final = Grid.parse(
    "580009200001205389920100000032650947670000002009020036090436028308002000200000003"
)
SOLUTION: Final = (
    "483921657967345821251876493548132976729564138136798245372689514814253769695417382"
)
OPEN: Final = PUZZLE.open_cells
SECONDS: Final = 0.05
TILE: Final = 320
"""The width of a picture on a sheet."""
ACROSS: Final = 6
LEAST_SHOWN: Final = 12


class ToBeat:
    """Records in which the best of everything is so many points."""

    def __init__(self, points: int) -> None:
        self._best: Final = Best(60, points, 1)

    def best(self, *table: str) -> Best:
        """Return it, whatever is asked about."""
        return self._best

    def runs(self) -> tuple[()]:
        """Return nothing to stand among."""
        return ()


class Scene:
    """A game one move before something happens, and how long that is looked at."""

    def __init__(
        self,
        before: Callable[[], list[int]],
        last: int,
        *,
        wrong: bool = False,
        seconds: float = 1.2,
        rules: GameRules = ARCADE,
        missed: tuple[int, ...] = (),
        to_beat: int | None = None,
    ) -> None:
        """`missed` are cells that cost a life at first, `to_beat` is the record at this level."""
        self.before: Final = before
        self.last: Final = last
        self.wrong: Final = wrong
        self.seconds: Final = seconds
        self.rules: Final = rules
        self.missed: Final = list(missed)
        self.to_beat: Final = to_beat

    @property
    def key(self) -> str:
        """The key of the last move."""
        return str(_digit(self.last, wrong=self.wrong))

    def game(self) -> SavedGame:
        """Return the game up to the last move, each entry two seconds after the one before."""
        clock = Clock()
        session = Session.new(
            Puzzle(PUZZLE, None),
            clock=clock,
            rules=self.rules,
            level=Level.EASY,
            origin=Origin.FIRST,
            game_id="sheet",
        )
        for cell in self.missed + self.before():
            clock.advance(2)
            session.do(SelectCells((cell,)))
            session.do(EnterDigit(_digit(cell, wrong=cell in self.missed)))
        session.do(SelectCells((self.last,)))
        return session.saved()

    def begin(self, game: Game, pilot: Pilot) -> None:
        """Open the game."""
        if self.to_beat is not None:
            vars(game.services)["records"] = ToBeat(self.to_beat)
        game.stage.push("play")
        wait_for_judge(game, pilot)
        pilot.settle()

    def act(self, game: Game, pilot: Pilot) -> None:
        """Make the last move."""
        pilot.press(self.key)


TODAY: Final = date(2026, 11, 24)
DAILY_ID: Final = str(daily_id(TODAY, Level.EASY))


class Wall(DailyCalendar):
    """A wall on which the last days have stamps, and so has today by the game that is played."""

    def stamps(self) -> dict[date, Stamp]:
        """Return a stamp in each metal, one without, and today's."""
        medals = ("bronze", None, "silver", "gold", "platinum")
        before = {
            TODAY - timedelta(len(medals) - place): Stamp("", medal)
            for place, medal in enumerate(medals)
        }
        return before | {TODAY: Stamp(DAILY_ID, "gold")}


class Stamping(Scene):
    """A daily that is won, and has the stamp of its day."""

    def game(self) -> SavedGame:
        """Return the game as one of today's."""
        return super().game()._replace(puzzle=Puzzle(PUZZLE, DAILY_ID))

    def begin(self, game: Game, pilot: Pilot) -> None:
        """Open the game, with the wall."""
        vars(game.services)["daily"] = Wall(None, lambda: TODAY)
        super().begin(game, pilot)


class Passing(Scene):
    """The same game, from one scene to another one."""

    def __init__(self, opened: tuple[str, ...], key: str, mod: int = 0) -> None:
        """`opened` are the scenes that are opened over the menu before the key is pressed."""
        super().__init__(lambda: list(OPEN[:20]), OPEN[20], seconds=0.9, rules=CALM)
        self._opened: Final = opened
        self._pressed: Final = key
        self._mod: Final = mod

    def begin(self, game: Game, pilot: Pilot) -> None:
        """Open the scenes."""
        game.stage.replace("menu")
        pilot.settle()
        for id in self._opened:
            game.stage.push(id)
            pilot.settle()

    def act(self, game: Game, pilot: Pilot) -> None:
        """Press the key."""
        pilot.key_down(self._pressed, mod=self._mod)


class Hinting(Scene):
    """A hint that says more: a further stage of it."""

    def __init__(self, stage: int) -> None:
        super().__init__(list, 0, rules=CALM, seconds=0.7)
        self._stage: Final = stage

    def game(self) -> SavedGame:
        """Return a game in which links are the easiest thing to be found."""
        return super().game()._replace(puzzle=Puzzle(LINKED, None))

    def begin(self, game: Game, pilot: Pilot) -> None:
        """Open the game, with the hint up to the stage before."""
        super().begin(game, pilot)
        explain(game.services.current_game, self._stage - 1)
        play = game.stage.top
        assert isinstance(play, PlayScene)
        play.show()
        pilot.settle()

    def act(self, game: Game, pilot: Pilot) -> None:
        """Ask for more."""
        pilot.press("h")


class Striking(Scene):
    """A question of a Rush for a candidate to be struck, which is answered."""

    def begin(self, game: Game, pilot: Pilot) -> None:
        """Come to the question."""
        show("rush.strike", game)
        pilot.settle()

    def act(self, game: Game, pilot: Pilot) -> None:
        """Strike the first candidate that is right, or that is not."""
        rush = game.stage.top
        assert isinstance(rush, RushScene)
        question = rush.desk.question
        taken = ((c, d) for c in question.cells for d in range(1, 10) if question.takes(c, d))
        wrong = (one for one in taken if one not in question.answers)
        rush.give(*(next(wrong) if self.wrong else min(question.answers)))


def _digit(cell: int, *, wrong: bool) -> Digit:
    right = int(SOLUTION[cell])
    return Digit(right % 9 + 1 if wrong else right)


def house_cells(row: int) -> list[int]:
    return [9 * row + column for column in range(9)]


def box_cells(box: int) -> list[int]:
    top, left = 27 * (box // 3), 3 * (box % 3)
    return [top + left + 9 * row + column for row in range(3) for column in range(3)]


def all_but(last: int, *houses: list[int]) -> list[int]:
    """Return the open cells of houses but one."""
    cells = sorted({cell for house in houses for cell in house if cell in OPEN})
    return [cell for cell in cells if cell != last]


def digit_cells(digit: str) -> list[int]:
    return [cell for cell in OPEN if SOLUTION[cell] == digit]


FIVES: Final = digit_cells("5")
SCENES: Final = {
    "landing": Scene(lambda: list(OPEN[:2]), OPEN[20], rules=CALM),
    "worth": Scene(lambda: list(OPEN[:2]), OPEN[20]),
    "tier_up": Scene(lambda: list(OPEN[:4]), OPEN[20], seconds=1.6),
    "house": Scene(lambda: all_but(40, house_cells(4)), 40),
    "houses": Scene(lambda: all_but(40, house_cells(4), box_cells(4)), 40),
    "digit": Scene(lambda: FIVES[:-1], FIVES[-1]),
    "life_lost": Scene(lambda: list(OPEN[:6]), OPEN[20], wrong=True, seconds=1.6),
    "life_back": Scene(lambda: list(OPEN[:9]), OPEN[20], seconds=1.6, missed=(OPEN[30],)),
    "record": Scene(lambda: list(OPEN[:12]), OPEN[20], seconds=1.8, to_beat=145),
    "win": Scene(lambda: list(OPEN[:-1]), OPEN[-1], seconds=3.0),
    "stamp": Stamping(lambda: list(OPEN[:-1]), OPEN[-1], seconds=3.0, rules=DAILY),
    "lost": Scene(lambda: list(OPEN[:9]), OPEN[20], wrong=True, missed=OPEN[30:32], seconds=1.8),
    "opening": Passing((), "return"),
    "deal": Passing((), "n", pygame.KMOD_CTRL),
    "dialog": Passing(("play",), "p"),
    "hint_pattern": Hinting(3),
    "hint_why": Hinting(4),
    "strike": Striking(list, 0),
    "strike_wrong": Striking(list, 0, wrong=True),
}


def frames(
    scene: Scene, size: tuple[int, int], theme: str, *, still: bool
) -> Iterator[pygame.Surface]:
    """Yield what the window shows, sixty times a second, from the last move on."""
    headless()
    # Sheets show what a quick machine does.
    vars(passage)["SLOW"] = math.inf
    clock, window = Clock(), Window("Sheet", size)
    game = make_game(
        None,
        size,
        catalogue=Catalogue(),
        pictures=Path(),
        clock=clock,
        theme=theme,
        saved=[scene.game()],
        reduced_motion=still,
    )
    try:
        pilot = Pilot(window, game.stage, clock=clock, polls=game.polls, passes=True)
        scene.begin(game, pilot)
        scene.act(game, pilot)
        for _ in range(round(60 * scene.seconds)):
            pilot.frames()
            yield window.surface
    finally:
        game.stage.close_all()
        game.close()
        window.close()


def wait_for_judge(game: Game, pilot: Pilot) -> None:
    """Run frames until the judge has said all there is to say."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        session = game.services.current_game.session
        # The combo's clock runs from the moment on that the judge has answered.
        if session.status is not Status.PLAYING or session.standing is None:
            return
        if session.standing.wait:
            return
        time.sleep(0.005)
        pilot.frames()


def sheet(scene: Scene, size: tuple[int, int], theme: str, *, still: bool) -> pygame.Surface:
    """Return the sheet of a scene."""
    scale = TILE / size[0]
    tile = (TILE, round(size[1] * scale))
    pictures = [
        pygame.transform.smoothscale(frame, tile)
        for number, frame in enumerate(frames(scene, size, theme, still=still))
        if number % round(60 * SECONDS) == 0
    ]
    rows = -(-len(pictures) // ACROSS)
    whole = pygame.Surface((ACROSS * (TILE + 4), rows * (tile[1] + 4)))
    for number, picture in enumerate(pictures):
        row, column = divmod(number, ACROSS)
        whole.blit(picture, (column * (TILE + 4), row * (tile[1] + 4)))
    return whole


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "events",
        nargs="*",
        choices=[*SCENES, []],
        default=[],
        metavar="EVENT",
        help=", ".join(SCENES),
    )
    parser.add_argument("--theme", default=Settings().look.theme)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--still", action="store_true", help="with reduced motion")
    # Events stand after the options as well as before them.
    arguments = parser.parse_intermixed_args()
    width, _, height = arguments.size.partition("x")
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for name in arguments.events or SCENES:
        picture = sheet(
            SCENES[name], (int(width), int(height)), arguments.theme, still=arguments.still
        )
        still = "-still" if arguments.still else ""
        path = arguments.folder / f"{name}-{arguments.theme}-{arguments.size}{still}.png"
        pygame.image.save(picture, path)
        print(path)


if __name__ == "__main__":
    main()
