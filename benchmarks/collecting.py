"""A hundred thousand puzzles: how fast they come in, are found and scroll.

    python -m benchmarks.collecting [PUZZLES]

Boards are drawn at random, so that no two are the same; whether they are puzzles is not asked.
Times are processor time: a frame has 16.7 ms.
"""

import random
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

import pygame

from game.messages.catalogue import Catalogue
from game.store.collections.collections import OWN, Collections, Rated
from game.store.collections.imports import import_file
from game.store.collections.search import Query, Sort, Term
from game.store.folder import utc_now
from game.ui.library.collections import CollectionsScene
from game.ui.library.rows import Rows
from game.ui.window.app import make_game
from tests.pilot import headless

T = TypeVar("T")
SIZE = (1280, 800)
FRAMES = 200
LOOKS = 100


def timed(act: Callable[[], T]) -> tuple[float, T]:
    start = time.process_time()
    result = act()
    return time.process_time() - start, result


def told(name: str, seconds: Sequence[float]) -> None:
    ordered = sorted(1000 * one for one in seconds)
    middle, late, last = (ordered[int(share * (len(ordered) - 1))] for share in (0.5, 0.99, 1.0))
    print(f"{name:40} {middle:9.2f} ms   p99 {late:8.2f}   most {last:8.2f}")


def written(path: Path, count: int) -> None:
    chance = random.Random(1)
    with path.open("w") as file:
        for _ in range(count):
            digits = ["."] * 81
            for cell in chance.sample(range(81), 25):
                digits[cell] = chance.choice("123456789")
            file.write("".join(digits) + "\n")


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    headless()
    with tempfile.TemporaryDirectory() as folder:
        path, file = Path(folder) / "collections.sqlite", Path(folder) / "puzzles.txt"
        written(file, count)
        collections = Collections(path, utc_now)
        for name in ("import", "import of what is there"):
            taken, done = timed(lambda: import_file(collections, file, OWN, 1, lambda _: None))
            print(f"{name:40} {taken:9.2f} s    {done.seen / taken:,.0f} puzzles a second")
        print(f"{'size of the file':40} {path.stat().st_size / 2**20:9.1f} MB")
        chance = random.Random(2)
        levels = ("easy", "medium", "hard")
        numbers = collections.find(Query())
        collections.rate(
            {n: Rated(chance.randrange(12, 90), chance.choice(levels), "x-wing") for n in numbers}
        )
        for name, query in (
            ("all, the newest first", Query()),
            ("a folder by rating", Query(OWN, sort=Sort.RATING)),
            ("by title", Query(OWN, sort=Sort.TITLE)),
            (
                "two words",
                Query(terms=(Term("hard", levels=("hard",)), Term("4", ratings=(40, 49)))),
            ),
            ("a word that fits none", Query(terms=(Term("nothing like it"),))),
        ):
            look = partial(collections.find, query)
            told(f"find: {name}", [timed(look)[0] for _ in range(5)])
        rows = Rows(collections, collections.find(Query(sort=Sort.RATING)), Catalogue())

        def page() -> None:
            rows.forget()
            rows.kept(chance.randrange(count))

        pages = [timed(page)[0] for _ in range(LOOKS)]
        told("a page of 100 rows anywhere", pages)
        collections.close()
        scroll(path)


def scroll(path: Path) -> None:
    """Roll the wheel over the list in the scene, and jump about in it."""
    game = make_game(None, SIZE, catalogue=Catalogue(), pictures=path.parent, reduced_motion=True)
    shared = game.services.collections
    shared.close()
    path.replace(shared.path)
    stage = game.stage
    scene = stage.push("collections")
    assert isinstance(scene, CollectionsScene)
    surface = pygame.Surface(SIZE)
    while not scene.is_there:
        game.services.poll()
        stage.update(0.01)
        time.sleep(0.01)

    def frame(act: Callable[[], object]) -> float:
        def work() -> None:
            act()
            game.services.poll()
            stage.update(1 / 60)
            stage.draw(surface)

        return timed(work)[0]

    frame(lambda: None)
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, y=-3, x=0)
    told(
        "a frame of scrolling by the wheel",
        [frame(lambda: scene.puzzles.handle(wheel)) for _ in range(FRAMES)],
    )
    chance = random.Random(3)
    far = [
        frame(lambda: scene.puzzles.choose(chance.randrange(len(scene.rows)))) for _ in range(LOOKS)
    ]
    told("a frame of a jump to anywhere", far)
    stage.close_all()
    game.close()
    shared.close()


if __name__ == "__main__":
    main()
