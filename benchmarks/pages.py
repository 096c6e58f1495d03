"""Sheets of the pages of all techniques, each with the conclusion of its example drawn.

python -m benchmarks.pages FOLDER [--theme paper] [--size 1280x800] [--stage 2] [TECHNIQUE ...]
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pygame

from game.logic.techniques import TECHNIQUES
from game.messages.catalogue import Catalogue
from game.ui.scene.settings import Settings
from game.ui.study.technique import AFTER, BARE, CONCLUSION, TechniqueScene
from game.ui.window.app import Game, make_game
from tests.pilot import headless

SHEET: Final = (1920, 1440)
ACROSS: Final = 4
ROWS: Final = 5


def pages(game: Game, names: list[str], stage: int) -> Iterator[pygame.Surface]:
    """Yield the page of each technique, as far into its first example."""
    for name in names:
        page = game.stage.push("technique", name)
        assert isinstance(page, TechniqueScene)
        while not page.ready:
            time.sleep(0.002)
            game.services.poll()
            game.stage.update(0.01)
        while page.stage_of_example < stage:
            page.step("later")
        surface = pygame.Surface(game.stage.size)
        game.stage.draw(surface)
        yield surface
        game.stage.pop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("techniques", nargs="*", metavar="TECHNIQUE")
    parser.add_argument("--theme", default=Settings().look.theme)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--stage", type=int, default=CONCLUSION, choices=range(BARE, AFTER + 1))
    arguments = parser.parse_intermixed_args()
    width, height = map(int, arguments.size.split("x"))
    names = arguments.techniques or [technique.id for technique in TECHNIQUES]
    headless()
    game = make_game(
        None,
        (width, height),
        catalogue=Catalogue(),
        pictures=Path(),
        theme=arguments.theme,
        reduced_motion=True,
    )
    tile = SHEET[0] // ACROSS, SHEET[0] // ACROSS * height // width
    arguments.folder.mkdir(parents=True, exist_ok=True)
    pictures = list(pages(game, names, arguments.stage))
    for number in range(0, len(pictures), ACROSS * ROWS):
        sheet = pygame.Surface((SHEET[0], ROWS * tile[1]))
        for at, picture in enumerate(pictures[number : number + ACROSS * ROWS]):
            row, column = divmod(at, ACROSS)
            scaled = pygame.transform.smoothscale(picture, tile)
            sheet.blit(scaled, (column * tile[0], row * tile[1]))
        path = arguments.folder / f"{arguments.theme}-{arguments.size}-{number:03}.png"
        pygame.image.save(sheet, path)
        print(path)
    game.stage.close_all()
    game.close()


if __name__ == "__main__":
    main()
