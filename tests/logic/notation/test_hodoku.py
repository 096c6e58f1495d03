"""Lines written as HoDoKu writes them: they are its own, and are read as the steps they tell."""

from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from benchmarks.hodoku_paths import FILE, compare, read
from benchmarks.proofs import SLOW, positions, steps_at
from game.cli.commands.check_step import judge
from game.cli.position_arguments import Position
from game.core.grid import Grid
from game.logic.board import Board
from game.logic.notation.hodoku import cells_line, hodoku_line
from game.logic.notation.reading import read_step
from game.logic.proof.prover import prove
from game.logic.step import Step
from game.logic.techniques import BY_ID, TECHNIQUES
from tests.truth import WHOLE

POSITIONS = 200 if WHOLE else 2
EVERY = 5 if WHOLE else 150
LONG = ("franken", "mutant", "squirmbag", "whale", "net", "als-", "fireworks", "sector", "sk-loop")
"""Parts of the names of what takes long to look for."""
DATA = Path(__file__).parents[3] / ".." / "shared" / "data"
TELLS_NO_PATTERN = ("forcing-", "nested-net")
"""Of these HoDoKu's line tells no more than where they end."""


def read_again(step: Step, position: Position) -> str:
    """Write a step, read it, and return what is wrong; empty when it is proven."""
    line = hodoku_line(step)
    verdict = judge(position, line)
    if not verdict.true:
        return f"does not follow: {line}"
    if not verdict.by_pattern and not step.technique.startswith(TELLS_NO_PATTERN):
        return f"not by its pattern: {line}"
    return ""


@pytest.mark.parametrize("technique", [t.id for t in TECHNIQUES if WHOLE or t.id not in SLOW])
def test_the_line_of_an_example_is_read_again(technique: str) -> None:
    example = BY_ID[technique].example
    board = Board(example.grid, example.givens)
    for step in islice(BY_ID[technique].find(board), 1 + WHOLE):
        assert read_again(step, Position(example.grid, board.givens)) == ""


def test_lines_on_the_way_through_puzzles_are_read_again() -> None:
    seen: Counter[str] = Counter()
    wrong = []
    quick = [t.id for t in TECHNIQUES if not any(part in t.id for part in LONG)]
    for position, givens, _ in islice(positions(Random(3), examples=False), POSITIONS):
        board = Board(position, givens)
        for step in steps_at(board, 2, [] if WHOLE else quick):
            seen[step.technique] += 1
            wrong.append(read_again(step, Position(position, givens)))
    assert [each for each in wrong if each] == []
    assert len(seen) > 15


@pytest.mark.parametrize(
    ("technique", "follows", "wrong"),
    [
        ("naked-pair", "(89)r48c4 => -9 r2c4", "(79)r48c4 => -9 r2c4"),
        ("naked-triple", "Naked Triple (456)r1c78,r3c9 => -5 r3c8", "(45)r1c78 => -5 r3c8"),
        ("hidden-pair", "(35)r27c8 => -29 r2c8", "(35)r2c8 => -29 r2c8"),
    ],
)
def test_sets_are_read_in_short(technique: str, follows: str, wrong: str) -> None:
    example = BY_ID[technique].example
    position = Position(example.grid, Board(example.grid, example.givens).givens)
    assert judge(position, follows).by_pattern
    assert not judge(position, wrong).by_pattern


@pytest.mark.parametrize("cover", ["b2", "b8"])
def test_of_siamese_fish_the_covers_of_one_suffice(cover: str) -> None:
    text = "914.3728..284..39737.928.41.317.942..69.4.73.74..83.19.8739.15449....873153874962"
    board = Board(Grid.parse(text))
    line = f"Siamese Finned Franken Swordfish: 6 r14b5 c459{cover} efr4c5 => r28c5<>6"
    assert prove(board, read_step(line, board, BY_ID)) is not None
    # Without one of its lines it is no fish.
    assert prove(board, read_step(line.replace("r14b5", "r1b5"), board, BY_ID)) is None


@pytest.mark.skipif(not DATA.is_dir(), reason="no ../shared/data beside the project")
def test_lines_are_those_of_hodoku() -> None:
    puzzles = list(read((DATA / FILE).read_text(encoding="utf-8")))[::EVERY]
    found = [compare(puzzle) for puzzle in puzzles]
    steps, lines = sum(each.same_steps for each in found), sum(each.same_lines for each in found)
    assert steps > 50 * len(puzzles)
    assert lines >= 0.997 * steps


@pytest.mark.parametrize("digits", ["21436587x", "214365878", "2143658799", ""])
def test_a_symmetry_renames_each_digit_to_another(digits: str) -> None:
    example = BY_ID["symmetrical-placement"].example
    board = Board(example.grid, example.givens)
    text = f"Symmetrical Placement: half-turn {digits} => r5c5<>4"
    assert read_step(text, board, ("symmetrical-placement",)).symmetry is None


@pytest.mark.parametrize(
    ("cells", "text"),
    [
        ([9, 10, 18, 19], "r2c12,r3c12"),
        ([28, 46, 47], "r46c2,r6c3"),
        ([3, 39, 31, 32, 40, 41, 49, 50], "r15c4,r4c56,r5c56,r6c56"),
        ([80], "r9c9"),
    ],
)
def test_cells_are_joined_as_hodoku_joins_them(cells: list[int], text: str) -> None:
    assert cells_line(cells) == text


@pytest.mark.parametrize(
    ("technique", "line"),
    [
        ("full-house", "Full House: r1c1=3"),
        ("locked-candidates-1", "Locked Candidates Type 1 (Pointing): 3 in b2 => r9c5<>3"),
        ("w-wing", "W-Wing: 1/2 in r5c6,r6c9 connected by 2 in r4c69 => r5c9<>1"),
        ("finned-x-wing", "Finned X-Wing: 8 c18 r67 fr5c1 => r6c2<>8"),
        ("bug-plus-1", "Bivalue Universal Grave + 1 => r3c1<>3, r3c1<>9"),
        (
            "discontinuous-nice-loop",
            "Discontinuous Nice Loop: 6 r2c4 -6- r1c4 -8- r1c7 -5- r2c7 =5= r2c4 => r2c4<>6",
        ),
        (
            "continuous-nice-loop",
            "Continuous Nice Loop: 2/5/8 5= r3c2 =4= r4c2 =8= r4c7 -8- r1c7 -5- r1c2 =5= r3c2 =4"
            " => r1c4<>5, r2c7<>8, r3c2<>2",
        ),
        ("als-xz", "Almost Locked Set XZ-Rule: A=r2c235 {3579}, B=r9c2 {35}, X=5, Z=3 => r3c2<>3"),
        ("forcing-chain-contradiction", "Forcing Chain Contradiction in r2c4 => r3c7<>1"),
        # What HoDoKu does not know is written so that it can be read again.
        ("unique-loop", "Unique Loop: r4c14,r5c17,r6c47 {49} => r4c8,r5c2<>7"),
        ("symmetrical-placement", "Symmetrical Placement: half-turn 214365879 => r5c5<>4, r5c5<>6"),
        ("avoidable-rectangle-1", "Avoidable Rectangle Type 1: 9/6 in r3c89,r8c89 => r3c8<>6"),
        ("wxyz-wing", "WXYZ-Wing: 2,3,4,6 in r1c13,r45c1 => r2c1<>3"),
    ],
)
def test_lines_are_written_so(technique: str, line: str) -> None:
    example = BY_ID[technique].example
    step = next(BY_ID[technique].find(Board(example.grid, example.givens)))
    assert hodoku_line(step) == line
