"""The lecture that comes with the game, and the position in a lecture."""

from pathlib import Path
from typing import Final, NamedTuple

from ...core.message import message
from ...play.theatre.chapters import Chapter
from ...play.theatre.lecture import Lecture, Page
from ...play.theatre.theatre import SPEEDS, Sync
from ...solve.order import Order
from .show import example

_SLOW: Final = SPEEDS.index(2)


class Turn(NamedTuple):
    """A lecture at one of its pages, 0 for the first."""

    lecture: Lecture
    page: int = 0


def own_lecture(folder: Path) -> Lecture:
    """Return a tour of the documents' algorithms, a page each, with boards from a folder."""
    first, second = example(folder, "sudoku01"), example(folder, "sud")
    hard, staged = example(folder, "verydiffsud"), example(folder, "staged3")
    plain = [
        Page(first, "", cast=("backtracking",), sync=Sync.SINGLE, speed=_SLOW),
        Page(first, "", cast=("brute-force",), speed=_SLOW, beside="tree"),
        Page(second, "", cast=("stack",), sync=Sync.SINGLE, speed=_SLOW, at=5, beside="figures"),
        Page(staged, "", cast=("staged",), speed=_SLOW, stops=Chapter.DEDUCTION),
        Page(
            hard,
            "",
            cast=("brute-force",) * len(Order),
            orders=tuple(Order),
            speed=SPEEDS.index(1000),
            beside="tree",
        ),
        Page(hard, "", cast=("logic", "exact"), speed=_SLOW),
    ]
    names = ("backtracking", "brute_force", "stack", "staged", "orders", "engines")
    pages = (
        page._replace(
            title=message(f"lecture.own.{name}"),
            text=message(f"lecture.own.{name}.text"),
            question=message(f"lecture.own.{name}.question"),
            answer=message(f"lecture.own.{name}.answer"),
        )
        for name, page in zip(names, plain, strict=True)
    )
    return Lecture(message("lecture.own"), tuple(pages))
