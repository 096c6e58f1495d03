"""Make the singles that Rush asks for, each form with the fewest empty cells first.

    python -m puzzles.build_singles [--count 200]

A board is a puzzle of the bank with some of its solution filled in. A puzzle gives one item of a
form, drawn from its digits, so the files are the same each time. The format is that of
`game.learn.singles`.
"""

import argparse
from collections.abc import Iterator
from functools import partial
from typing import Final

from game.core.digits import Cell, Digit, digits_of
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.generate.bank import Bank, bank_id
from game.generate.deal import deal
from game.generate.draw import Draw
from game.generate.levels import Level
from game.learn.singles import FOLDER, Lit
from game.logic.step import Candidate
from game.play.modes.rush import Form
from game.solve.exact import solve

EMPTY: Final = {
    Form.LAST: (10, 40),
    Form.BOX: (12, 50),
    Form.LINE: (16, 50),
    Form.ONLY: (16, 48),
    Form.ANY: (24, 52),
}
"""Empty cells, the fewest and the most that are tried for."""
CHOICE: Final = 3
"""Empty cells of a lit house at least."""
SINGLES: Final = range(4, 13)
"""How many singles a board has where any is asked for."""
LINES: Final = range(18)
BOXES: Final = range(18, 27)


def places(position: Grid, house: int) -> Iterator[tuple[Digit, list[Cell]]]:
    """Yield each digit that a house lacks, with the cells that it could go in."""
    cells = [cell for cell in CLASSIC.houses[house].cells if not position.values[cell]]
    for digit in {digit for cell in cells for digit in position.candidates_of(cell)}:
        yield digit, [cell for cell in cells if position.candidates[cell] & 1 << digit - 1]


def hidden(position: Grid, houses: range) -> dict[Candidate, list[int]]:
    """Return the hidden singles of houses, with the houses that they are in."""
    found: dict[Candidate, list[int]] = {}
    for house in houses:
        for digit, cells in places(position, house):
            if len(cells) == 1:
                found.setdefault(Candidate(cells[0], digit), []).append(house)
    return found


def naked(position: Grid) -> list[Candidate]:
    """Return the naked singles."""
    masks = position.candidates
    single = [cell for cell in position.open_cells if masks[cell].bit_count() == 1]
    return [Candidate(cell, next(iter(digits_of(masks[cell])))) for cell in single]


def open_in(position: Grid, house: int) -> int:
    """Return how many cells of a house are empty."""
    return sum(not position.values[cell] for cell in CLASSIC.houses[house].cells)


def lit(form: Form, position: Grid) -> list[Lit]:
    """Return all that a board can light for a form."""
    least = {
        cell: min(open_in(position, house) for house in CLASSIC.houses_of[cell])
        for cell in position.open_cells
    }
    found = hidden(position, range(27))
    make = partial(Lit, form, position)
    match form:
        case Form.LAST:
            return [make(None, (one,)) for one in naked(position) if least[one.cell] == 1]
        case Form.ONLY:
            single = [one for one in naked(position) if least[one.cell] > 1 and one not in found]
            return [make(None, (one,)) for one in single]
        case Form.BOX | Form.LINE:
            houses = BOXES if form is Form.BOX else LINES
            easy = {} if form is Form.BOX else hidden(position, BOXES)
            return [
                make(house, (one,))
                for one, held in found.items()
                for house in held
                if house in houses and one not in easy and open_in(position, house) >= CHOICE
            ]
        case _:
            singles = tuple(sorted({*naked(position), *found}))
            is_asked = len(singles) in SINGLES and min(least.values()) > 1
            return [make(None, singles)] if is_asked else []


def made(form: Form, puzzle: Grid) -> Lit | None:
    """Return the item of a form that a puzzle gives; `None` where it has none."""
    draw = Draw(f"singles {form.value} {puzzle.text}")
    solution = solve(puzzle)
    assert solution is not None
    least, most = EMPTY[form]
    order = [puzzle.open_cells[at] for at in draw.permutation(len(puzzle.open_cells))]
    empty = least + draw.below(most - least + 1)
    values = bytearray(puzzle.values)
    for cell in order[empty:]:
        values[cell] = solution.values[cell]
    # Cells are filled one by one until there is something to light.
    for cell in reversed(order[least:empty]):
        found = lit(form, Grid(values))
        if found:
            return found[draw.below(len(found))]
        values[cell] = solution.values[cell]
    return None


def puzzles() -> Iterator[Grid]:
    """Yield puzzles of the bank, of the middle levels in turn."""
    bank = Bank()
    levels = (Level.EASY, Level.MEDIUM, Level.HARD)
    lines = {level: bank.offered(level) for level in levels}
    for number in range(min(map(len, lines.values()))):
        for level in levels:
            line = lines[level][number]
            yield deal(bank_id(level, line, Draw(f"singles/{level.value}/{line}"))).givens


def main() -> None:
    """Write a file for each form."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    count = parser.parse_args().count
    FOLDER.mkdir(exist_ok=True)
    for form in EMPTY:
        found: list[Lit] = []
        for puzzle in puzzles():
            item = made(form, puzzle)
            if item is not None:
                found.append(item)
            if len(found) == count:
                break
        found.sort(key=lambda item: (item.board.values.count(0), item.board.text))
        text = "".join(f"{item.line}\n" for item in found)
        (FOLDER / f"{form.value}.txt").write_text(text, "ascii")
        print(form.value, len(found), *(one.board.values.count(0) for one in (found[0], found[-1])))


if __name__ == "__main__":
    main()
