"""Make the pictures of the README from the real application.

    python assets/build/pictures.py

Needs Pillow. The still ones are the scenes of `main.py --screenshot`. The moving one is a scored
game in a window that nobody sees, played by mouse and keys: some entries in the middle of a Hard
puzzle, then its last one, the celebration and the result.
"""

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

ROOT: Final = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402

from game.core.grid import Grid  # noqa: E402
from game.core.rules import Puzzle  # noqa: E402
from game.generate.deal import deal  # noqa: E402
from game.generate.ids import parse_id  # noqa: E402
from game.logic.judge import Proof  # noqa: E402
from game.messages.catalogue import Catalogue  # noqa: E402
from game.play.arcade.referee import Referee  # noqa: E402
from game.play.arcade.standing import start  # noqa: E402
from game.play.game_rules import ARCADE  # noqa: E402
from game.play.intents import EnterDigit, SelectCells  # noqa: E402
from game.play.saved import Origin, SavedGame  # noqa: E402
from game.play.session import Session  # noqa: E402
from game.shell.window import Window  # noqa: E402
from game.solve.exact import solve  # noqa: E402
from game.ui.board.board import Board  # noqa: E402
from game.ui.look.theme import Themes  # noqa: E402
from game.ui.play.tiers import TIERS  # noqa: E402
from game.ui.theatre.canvas import write_film  # noqa: E402
from game.ui.window.app import Game, make_game  # noqa: E402
from game.ui.window.pictures import make_picture  # noqa: E402
from tests.pilot import Clock, Pilot, headless  # noqa: E402

if TYPE_CHECKING:
    from PIL.Image import Image

FOLDER: Final = ROOT / "docs" / "pictures"
SIZE: Final = (1280, 800)
STILLS: Final = {
    "play-paper": ("hint", "paper"),
    "menu-ink": ("menu", "ink"),
    "technique-paper": ("technique", "paper"),
    "lesson-paper": ("lesson", "paper"),
    "boards-paper": ("boards", "paper"),
    "editor-paper": ("editor", "paper"),
    "theatre-ink": ("theatre", "ink"),
}
"""Names of files: scene and theme."""
FILM: Final = "arcade-paper"
FILM_SIZE: Final = (960, 600)
SHOWN_SIZE: Final = (640, 400)
THEME: Final = "paper"
PUZZLE: Final = "hd-b2-0839cpd1"
STEPS: Final = 5
"""Of the game, sixty a second, from one picture to the next."""
COLOURS: Final = 96
SHINING: Final = ("gold", "platinum", "life", *(tier.role for tier in TIERS if tier.role))
"""Roles of colours that a palette must have."""
PATCH: Final = (640, 40)
ENTRY: Final = 30
"""Steps from one entry to the next."""
MIDDLE: Final = range(19, 29)
"""Entries that take a Swordfish, a naked triple and an X-Wing, and raise the combo by a tier."""
LAST: Final = 1
"""How many of its last entries are seen."""
WIN: Final = 310
"""Steps that are seen from the last entry on."""
THINKING: Final = 0.02
"""Seconds that the worker is given for each step: its answers come when they would."""


def course(puzzle: Puzzle, solution: Grid) -> list[Proof]:
    """Return all entries of a puzzle: each time the one that is there first."""
    referee = Referee(puzzle.givens, solution, begun=start(3), clock=ARCADE.clock)
    found: list[Proof] = []
    while (question := referee.question) is not None:
        referee.take(question, question.answer())
        proof = next(iter(referee.judgement.proofs.values()), None)
        if proof is not None:
            found.append(proof)
            referee.enter(proof.cell, proof.digit, 1000 * sum(one.seconds for one in found))
    return found


def game_after(puzzle: Puzzle, played: list[Proof]) -> SavedGame:
    """Return a scored game after some entries, each made in half of its par."""
    clock = Clock()
    session = Session.new(
        puzzle,
        clock=clock,
        rules=ARCADE,
        level=parse_id(PUZZLE).level,
        origin=Origin.FIRST,
        game_id="film",
    )
    for one in played:
        clock.advance(one.seconds / 2)
        session.do(SelectCells((one.cell,)))
        session.do(EnterDigit(one.digit))
    return session.saved()


def is_judged(game: Game) -> bool:
    """Whether the judge has answered all there is."""
    standing = game.services.current_game.session.standing
    return standing is not None and standing.wait > 0


def played(saved: SavedGame, entries: list[Proof], after: int) -> Iterator[pygame.Surface]:
    """Yield what the window shows at each step while entries are made, and some steps after."""
    headless()
    clock, window = Clock(), Window("Nonet", FILM_SIZE)
    game = make_game(
        None,
        FILM_SIZE,
        catalogue=Catalogue(),
        pictures=FOLDER,
        clock=clock,
        theme=THEME,
        saved=[saved],
    )
    pilot = Pilot(window, game.stage, clock=clock, polls=game.polls)

    def steps(count: int) -> Iterator[pygame.Surface]:
        for _ in range(count):
            time.sleep(THINKING)
            pilot.frames()
            yield window.surface

    try:
        game.stage.push("play")
        while not is_judged(game):
            next(steps(1))
        board = pilot.find("board")
        assert isinstance(board, Board)
        for entry in entries:
            yield from steps(ENTRY // 3)
            pilot.click(board.cell_rect(entry.cell).center)
            yield from steps(ENTRY // 3)
            pilot.press(str(entry.digit))
            yield from steps(ENTRY // 3)
        yield from steps(after)
    finally:
        game.stage.close_all()
        game.close()
        window.close()


def film() -> Iterator["Image"]:
    """Yield the pictures of the film."""
    from PIL import Image

    puzzle = deal(parse_id(PUZZLE))
    solution = solve(puzzle.givens)
    assert solution is not None
    whole = course(puzzle, solution)
    parts = (
        (whole[: MIDDLE.start], whole[MIDDLE.start : MIDDLE.stop], 0),
        (whole[:-LAST], whole[-LAST:], WIN),
    )
    for before, entries, after in parts:
        for number, surface in enumerate(played(game_after(puzzle, before), entries, after)):
            if number % STEPS == 0:
                data = pygame.image.tobytes(surface, "RGB")
                image = Image.frombytes("RGB", surface.get_size(), data)
                yield image.resize(SHOWN_SIZE, Image.Resampling.LANCZOS)


def in_colours(images: "list[Image]") -> "Iterator[Image]":
    """Yield pictures in colours that all of them share, taken from some of them.

    What shines is small, and its colours are added in larger patches.
    """
    from PIL import Image

    theme = Themes(ROOT / "assets" / "themes").load(THEME)
    patches = [Image.new("RGB", PATCH, theme.colour(role)) for role in SHINING]
    sample = Image.new("RGB", (SHOWN_SIZE[0], SHOWN_SIZE[1] * len(images)))
    top = 0
    for image in (*images[:: len(images) // 8], *patches):
        sample.paste(image, (0, top))
        top += image.height
    sample = sample.crop((0, 0, sample.width, top))
    palette = sample.quantize(COLOURS, dither=Image.Dither.NONE)
    for image in images:
        yield image.quantize(palette=palette, dither=Image.Dither.NONE)


def main() -> None:
    """Make all of them."""
    for name, (scene, theme) in STILLS.items():
        path = FOLDER / f"{name}.png"
        make_picture(path, scene=scene, size=SIZE, theme=theme, catalogue=Catalogue())
    images = list(film())
    path = FOLDER / f"{FILM}.gif"
    pace = 1000 * STEPS // 60
    write_film(path, in_colours(images), [pace] * (len(images) - 1) + [2000])
    print(f"{path.name}: {len(images)} pictures, {path.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
