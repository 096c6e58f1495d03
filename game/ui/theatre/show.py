"""What the theatre plays: a board and a cast of methods; and the shows to choose from."""

import os
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from ...core.grid import Grid
from ...core.message import Message, message
from ...solve.order import Order
from ...solve.stream import Options
from .names import ORDERED

if TYPE_CHECKING:
    from ...solve.stream import Method

EXAMPLES: Final = (
    "sudoku01",
    "sud",
    "diffsud",
    "verydiffsud",
    *(f"staged{number}" for number in range(1, 8)),
)
"""The files of `puzzles/` that the teaching documents and their methods are shown on."""

FIRST_CAST: Final = ("backtracking", "staged")
FULL_CAST: Final = ("stack", "backtracking", "brute-force", "staged")
"""The documents' four."""
_ATTRACTIONS: Final = (
    ("sudoku01", ("backtracking",)),
    ("staged1", ("stack", "brute-force")),
    ("sudoku01", FULL_CAST),
    ("verydiffsud", ("exact",)),
    ("staged3", ("staged", "exact")),
)


@dataclass(frozen=True, slots=True)
class Show:
    """A board, its name, and the ids of one to four methods."""

    board: Grid
    title: Message | str
    cast: tuple[str, ...] = FIRST_CAST
    attract: bool = False
    """Whether it plays by itself, for whoever passes by: any key or click ends it."""
    options: Options = Options()  # noqa: RUF009 - a value
    """What was set about the methods."""
    orders: tuple[Order, ...] = ()
    """For each of the cast its own order of cells, where the orders are compared."""

    @property
    def methods(self) -> "tuple[Method, ...]":
        """The methods of the cast."""
        # The menus know shows, and need not wait for all techniques to be imported.
        from ...logic.methods import BY_ID

        return tuple(BY_ID[name] for name in self.cast)

    @property
    def settings(self) -> tuple[Options, ...]:
        """The options of each method of the cast."""
        if not self.orders:
            return (self.options,) * len(self.cast)
        return tuple(self.options._replace(order=order) for order in self.orders)

    @property
    def ids(self) -> tuple[str, ...]:
        """A unique id for each method of the cast."""
        if not self.orders:
            return self.cast
        pairs = zip(self.cast, self.orders, strict=True)
        return tuple(f"{name}.{order.value}" for name, order in pairs)


def order_study(show: Show) -> Show:
    """Return a show of one method in all orders: the first of the cast that has orders."""
    ordered = [name for name in show.cast if name in ORDERED]
    name = ordered[0] if ordered else "brute-force"
    orders = tuple(Order)
    return replace(show, cast=(name,) * len(orders), orders=orders)


def example(folder: Path, name: str) -> Grid:
    """Return an example board from the folder of puzzles."""
    from ...store.library import read_puzzle_file

    return read_puzzle_file(folder / f"{name}.txt")[0]


def opening_show(puzzles: Path) -> Show:
    """Return the default show; `puzzles` is the folder of the examples."""
    name = EXAMPLES[0]
    board = example(puzzles, name)
    return Show(board, message(f"theatre.board.{name}"))


def show_of_game(givens: Grid) -> Show:
    """Return a show of the game in progress or just finished, from its givens."""
    return Show(givens, message("theatre.board.game"))


def attraction(puzzles: Path) -> Show:
    """Return a random show to attract attention."""
    name, cast = Random(os.urandom(8)).choice(_ATTRACTIONS)
    board = example(puzzles, name)
    return Show(board, message(f"theatre.board.{name}"), cast, attract=True)
