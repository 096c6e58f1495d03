"""What a near miss is said to be spoiled by is what spoils it, judged by difference.

The cause is taken away: the pattern must hold. It is left: it must not. Of several causes each is
needed. Nothing here is the judge's: the pattern's cells are read off the step, the position is
changed as a table of candidates, and sets of cells are counted by their definition as well.
`NONET_TRUTH=all` asks every near miss of every item.
"""

import pytest

from game.core.digits import Mask
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.learn.item import Items
from game.learn.judge import judge
from game.learn.lesson import deal_task
from game.learn.road import LESSONS, TECHNIQUES
from game.learn.task import Card, Task
from game.learn.verdict import Kind, Said
from game.logic.board import Board
from game.logic.step import Candidate, Role, Step
from game.logic.techniques import BY_ID
from game.messages.catalogue import Catalogue
from tests.truth import WHOLE

ITEMS = Items()
SAMPLE = 1
"""Items of a technique in an ordinary run."""


def cells_of(step: Step) -> frozenset[int]:
    """Return the cells that a step reasons from."""
    found = {c.cell for role, some in step.roles if role is not Role.COVER for c in some}
    found |= {cell for each in step.sets for cell in each.cells}
    found |= {c.cell for chain in step.chains for link in chain for c in link.start + link.end}
    corners = dict(step.arguments).get("corner_cells", ())
    assert isinstance(corners, tuple)
    return frozenset(found) | {corner for corner in corners if isinstance(corner, int)}


def without(position: Grid, gone: frozenset[Candidate]) -> Grid:
    """Return a position without some candidates."""
    masks = list(position.candidates)
    for cell, digit in gone:
        assert masks[cell] >> (digit - 1) & 1, "what is named is there"
        masks[cell] = Mask(masks[cell] & ~(1 << digit - 1))
    return Grid(position.values, masks)


def holds(position: Grid, givens: int, claim: Step, technique: str) -> bool:
    """Whether a pattern is there, by any technique of its lesson."""
    names = next(each.techniques for each in LESSONS.values() if technique in each.techniques)
    board, cells = Board(position, givens), cells_of(claim)
    return any(cells_of(step) == cells for name in names for step in BY_ID[name].find(board))


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_what_is_named_is_what_spoils_it(technique: str) -> None:
    count = ITEMS.count(technique)
    chosen = range(count) if WHOLE else range(0, count, max(1, count // SAMPLE))
    for index in chosen:
        for number in range(len(ITEMS.item(technique, index).changes)):
            task = Task(Card.SAY, technique, index, f"{technique}/{index}/{number}", number)
            _check(technique, task)


def _check(technique: str, task: Task) -> None:
    dealt = deal_task(task, ITEMS)
    exercise, claim = dealt.exercise, dealt.claim
    near, givens = exercise.position, exercise.givens
    assert task.change is not None
    verdict = judge(exercise, Said(claim, True, dealt.item.changes[task.change]))
    assert verdict.kind is Kind.WRONG
    words = Catalogue().render(verdict.reason)
    assert not holds(near, givens, claim, technique)
    if technique == "full-house":
        # Another cell is empty: filled, the first one is the last.
        (cell,) = verdict.cells
        assert CLASSIC.cell_name(cell) in words
        filled = near.place(CLASSIC.cells[cell], exercise.solution.values[cell])
        assert holds(filled, givens, claim, technique)
        return
    named = frozenset(verdict.spoilers)
    assert named
    assert holds(without(near, named), givens, claim, technique)
    for one in named if len(named) > 1 else ():
        assert not holds(without(near, named - {one}), givens, claim, technique)
    for cell, digit in named:
        assert CLASSIC.cell_name(cell) in words
        assert str(digit) in words
    assert {cell for cell, _ in named} == set(verdict.cells)
    if technique.startswith(("naked-pair", "naked-triple", "naked-quad")):
        cells = cells_of(claim)
        left = without(near, named).candidates
        assert len({d for c in cells for d in range(9) if left[c] >> d & 1}) == len(cells)
        assert len({d for c in cells for d in range(9) if near.candidates[c] >> d & 1}) > len(cells)
