"""Constraints are what their rules say: against plain meanings, on thousands of random cases.

An ordinary run looks at some; many more with `NONET_TRUTH=all`.
"""

import pickle
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import pytest

from game.core.constraints import constrained, every_kind, kind, kind_of
from game.core.constraints.clause import Clause
from game.core.constraints.interchange import specs_of, with_rules
from game.core.constraints.shown import boards_of
from game.core.digits import Cell, digits_of
from game.core.errors import ShapeError
from game.core.geometry import CLASSIC, Geometry, geometry, geometry_of
from game.core.grid import Grid
from game.core.rules import conflicts, conflicts_of_move, degrees_of_freedom
from game.formats.detect import read, write
from game.formats.document import Entry
from game.formats.forms.links import FPuzzlesForm
from game.messages.catalogue import Catalogue
from game.messages.english import constraints as english
from game.solve.exact import count, random_grid, solutions
from tests import truth
from tests.core.constraints.meaning import MEANINGS, WHOLE, WORDS, holds, random_clause

CASES = 1000 if truth.WHOLE else 8
SMALL, SIX = geometry(2, 2), geometry(2, 3)
EXACT = {
    "cage", "thermometer", "slow-thermometer", "white-dot", "black-dot", "x-sum", "xv",
    "renban", "quadruple", "between", "entropic", "allowed", "modular", "zipper", "nabner",
    "double-arrow", "skyscrapers", "lockout", "same-difference", "sequence",
}  # fmt: skip
"""Kinds that are one rule each, which is narrowed as far as can be."""


@cache
def full_grids() -> tuple[bytes, ...]:
    """Return all full 4x4 boards."""
    return tuple(grid.values for grid in solutions(Grid.empty(SMALL)))


def clauses(word: str, board: Geometry, cases: int) -> Iterator[tuple[Clause, Random, bytes]]:
    for seed in range(cases):
        rng = Random(f"{word} {seed}")
        solution = random_grid(rng, board).values
        one = random_clause(word, board, solution, rng)
        if kind_of(one).fits(one, board):
            yield one, rng, solution


def test_there_are_288_boards_and_a_meaning_for_every_kind() -> None:
    assert len(full_grids()) == 288
    assert MEANINGS.keys() <= set(WORDS)


def test_nothing_of_a_kind_is_forgotten() -> None:
    """Each lack of a new kind in a sentence; ranks, words and links are its own."""
    lacks = [
        f"the kind in {type(its).__module__} has no `{part}`"
        for its in every_kind()
        for part in ("word", "rank", "shown", "links")
        if not getattr(its, part, None)
    ]
    lacks += [
        f"{word} has no words: a row of game/messages/english/constraint_cells.py"
        for word in WORDS
        if word not in english.WORDS
    ]
    for its in every_kind():
        words = english.WORDS.get(its.word)
        if words is not None and its.example is not None and not (words.sentence and words.look):
            lacks.append(f"{its.word} has a deduction, and no `sentence` or no `look` for it")
    assert not lacks, "\n".join(lacks)
    ranks = [its.rank for its in every_kind()]
    assert len({*WORDS}) == len(WORDS), "two kinds have one word"
    assert len({*ranks}) == len(ranks), "two kinds have one rank"
    assert set(english.WORDS) <= {*WORDS}, "there are words of a kind that is not there"


@pytest.mark.parametrize("word", WORDS)
def test_relations_leave_what_is_part_of_a_solution(word: str) -> None:
    if word in WHOLE or word.endswith("indexer"):
        pytest.skip("the engine's test has whole boards")
    looked = 0
    for one, rng, _ in clauses(word, SIX, CASES):
        board = constrained(SIX, [one])
        spoken_of = {cell for relation in board.relations for cell in relation.cells}
        cells = sorted(spoken_of.union(one.cells))
        size = 4 if len(cells) <= 4 else 2
        domains = {c: tuple(rng.sample(range(1, 7), rng.randrange(1, size + 1))) for c in cells}
        found: dict[int, int] = dict.fromkeys(cells, 0)
        alone: dict[int, int] = dict.fromkeys(cells, 0)
        apart = [(a, b) for a in cells for b in cells if b in board.peers[a]]
        for choice in product(*domains.values()):
            digits: dict[int, int] = dict(zip(domains, choice, strict=True))
            if holds(one, digits, SIX, [one]):
                possible = all(digits[a] != digits[b] for a, b in apart)
                for cell, digit in digits.items():
                    alone[cell] |= 1 << digit - 1
                    found[cell] |= possible << digit - 1
        masks = [0] * 36
        for cell, some in domains.items():
            masks[cell] = sum(1 << digit - 1 for digit in some)
        sound = True
        for relation in board.relations:
            left = relation.narrow(masks)
            if left is None:
                sound = False
                break
            for cell, mask in zip(relation.cells, left, strict=True):
                masks[cell] = mask
        if not sound:
            assert not any(found.values()), one
            continue
        looked += 1
        for cell in cells:
            assert not found[cell] & ~masks[cell], (one, domains)
            if word in EXACT:
                assert alone[cell] == masks[cell], (one, domains)
    assert looked or word in ("sandwich", "even", "odd")


@pytest.mark.parametrize("word", WORDS)
def test_the_engine_finds_the_boards_that_the_meaning_allows(word: str) -> None:
    if word == "entropic":
        pytest.skip("there are no thirds of four digits")
    some = 0
    for one, rng, solution in clauses(word, SMALL, CASES):
        other = random_clause("cage", SMALL, solution, rng)
        every = [one, other] if rng.random() < 0.5 and word != "cage" else [one]
        board = constrained(SMALL, every)
        wanted = [
            values
            for values in full_grids()
            if all(holds(c, dict(enumerate(values)), SMALL, every) for c in every)
        ]
        found = [grid.values for grid in solutions(Grid.empty(board))]
        assert sorted(found) == sorted(wanted), every
        some += len(found)
        for values in rng.sample(full_grids(), 10):
            grid = Grid(values, None, board)
            assert grid.is_solved == (values in wanted), (every, values)
            assert bool(conflicts(grid)) != (values in wanted)
    assert some or word in ("non-consecutive", "no-white", "no-black")


@pytest.mark.parametrize("colour", ["white", "black"])
def test_a_dot_of_either_colour_lifts_non_consecutive_from_its_pair(colour: str) -> None:
    dot = Clause(f"{colour}-dot", (Cell(0), Cell(1)))
    board = constrained(SMALL, [Clause("non-consecutive"), dot])
    beside = Grid([1, 2, *[0] * 14], None, board)
    assert conflicts(beside) == ()
    assert conflicts(Grid([1, 0, 2, *[0] * 13], None, board)) == ()
    assert conflicts(Grid([0, 1, 2, *[0] * 13], None, board))


@pytest.mark.parametrize("word", WORDS)
def test_a_board_is_made_again_from_its_code_and_from_what_files_tell(word: str) -> None:
    for one, _, solution in clauses(word, CLASSIC, 10 if truth.WHOLE else 4):
        board = constrained(CLASSIC, [one])
        assert geometry_of(board.code) == board
        assert board != CLASSIC
        assert pickle.loads(pickle.dumps(board)) == board
        again = with_rules(CLASSIC, specs_of(board))
        assert {c.kind for c in again.constraints} == {word}
        assert count(Grid(solution, None, again)) == count(Grid(solution, None, board))
        for mark in kind(word).marks(one, CLASSIC, [one]):
            assert mark


@pytest.mark.parametrize("word", WORDS)
def test_a_broken_constraint_is_told_in_words(word: str) -> None:
    said = set()
    texts = Catalogue()
    for one, rng, _ in clauses(word, CLASSIC, 30 if truth.WHOLE else 10):
        board = constrained(CLASSIC, [one])
        grid = Grid(random_grid(rng).values, None, board)
        for conflict in conflicts(grid):
            assert conflict.message is not None
            assert set(conflict.cells) <= set(board.cells)
            said.add(texts.render(conflict.message))
            cell = conflict.cells[0]
            assert conflicts_of_move(grid.erase(cell), cell, grid.values[cell])
    assert said or word in ("allowed",)


def test_candidates_and_degrees_of_freedom_follow_all_rules() -> None:
    board = geometry_of("9x9~cage=3:r1c1.r1c2~thermometer:r5c5.r5c6.r5c7~even:r9c9")
    grid = Grid.empty(board)
    assert grid.candidates_of(0) == grid.candidates_of(1) == (1, 2)
    assert grid.candidates_of(board.cell(5, 5)) == tuple(range(1, 8))
    assert degrees_of_freedom(grid)[80] == 4
    placed = grid.place(board.cell(5, 6), 4)
    assert placed.candidates_of(board.cell(5, 5)) == (1, 2, 3)
    assert placed.candidates_of(board.cell(5, 7)) == (5, 6, 7, 8, 9)
    # What was removed stays removed, and what follows from a digit goes as well.
    thinner = grid.without([(0, 1)]).place(1, 1)
    assert thinner.candidates_of(0) == (2,)
    assert digits_of(Grid(thinner.values, None, board).candidates[0]) == (2,)


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ("99" + "." * 79, "the cage of 14 already holds 9"),
        ("9" + "." * 8 + "7" + "." * 71, "the cage of 14 already adds up to 16"),
        ("12" + "." * 79, "its last cell would have to be 11"),
        ("12" + "." * 7 + "3" + "." * 71, "the cage of 14 adds up to 6"),
    ],
)
def test_a_cage_says_what_is_wrong(values: str, words: str) -> None:
    board = geometry_of("9x9~cage=14:r1c1.r1c2.r2c1")
    said = [c.message for c in conflicts(Grid.parse(values, board)) if c.message is not None]
    assert words in " ".join(map(Catalogue().render, said))


@pytest.mark.parametrize(
    "code",
    [
        "9x9~", "9x9~cage", "9x9~cage=14", "9x9~cage=14:r1c1.r1c1", "9x9~cage=14:r0c1",
        "9x9~what:r1c1", "9x9~arrow=4:r1c1.r1c2.r1c3.r1c4.r1c5",
        "9x9~xv=7:r1c1.r1c2", "9x9~even=2:r1c1", "9x9~non-consecutive:r1c1", "9x9~allowed=10:r1c1",
        "9x9~little-killer=5:r2c2.r3c3", "9x9~sandwich=5:r1c1.r1c2", "4x4~entropic:r1c1.r1c2",
        "9x9~quadruple=1.2.3:r1c1.r1c2", "9x9~clone:r1c1.r2c2.r3c3",
        "9x9~region-sum:r1c1.r1c2.r1c1", "9x9~nabner:r1c1.r1c2.r1c3.r1c4.r1c5.r1c6",
        "9x9~double-arrow:r1c1.r1c2", "9x9~skyscrapers:r1c1.r1c2", "9x9~extra-region:r1c1",
        "9x9" + "~even:r1c1" * 500, "7x7~even:r1c1",
    ],
)  # fmt: skip
def test_nonsense_is_refused(code: str) -> None:
    with pytest.raises(ShapeError):
        geometry_of(code)


def test_a_board_with_constraints_goes_into_a_link_and_a_line_and_back() -> None:
    board = geometry_of("9x9~cage=14:r1c1.r1c2.r2c1~thermometer:r5c5.r5c6.r5c7~no-white~no-xv")
    grid = Grid.parse("." * 40 + "5" + "." * 40, board)
    assert read(write(grid, "line")) == (grid,)
    assert read(write(grid, "frame")) == (grid,)
    assert read(write(grid, "matrix")) == (grid,)
    [again] = read(FPuzzlesForm().write(Entry(grid)))
    assert set(again.geometry.constraints) == set(board.constraints)
    assert again.values == grid.values


@pytest.mark.parametrize("word", WORDS)
def test_the_page_of_a_kind_shows_a_case_that_keeps_it(word: str) -> None:
    empty, filled = boards_of(word)
    assert word in {one.kind for one in empty.geometry.constraints}
    assert not empty.filled
    assert filled.filled
    assert not conflicts(filled)
    # That of no-white takes some ten seconds.
    if truth.WHOLE or (word != "no-white" and word in truth.sample(WORDS, 3)):
        assert count(filled, 1) == 1
