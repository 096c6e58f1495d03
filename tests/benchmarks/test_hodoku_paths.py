"""The comparer reads HoDoKu's notation and finds where a path leaves it."""

from benchmarks.hodoku_paths import compare, move_of, ours, read
from game.core.grid import Grid
from game.logic.finder import path

GIVENS = "...12..34...53..6783247659...726.9...51.9.38...4.851.......345964..52...19..47..."


def cell(row: int, column: int) -> int:
    return 9 * row + column - 10


def test_a_line_says_technique_and_conclusions() -> None:
    move = move_of("Locked Pair: 5,6 in r23c2 => r12c3,r2c1<>5, r4c2<>6")
    assert move.technique == "locked-pair"
    assert move.removed == {(cell(1, 3), 5), (cell(2, 3), 5), (cell(2, 1), 5), (cell(4, 2), 6)}
    assert not move.placed
    chain = move_of("Forcing Chain Contradiction in r9c2 => r2c1=9")
    assert chain.technique == "forcing-chain-contradiction"
    assert chain.placed == {(cell(2, 1), 9)}


def paths_of(swapped: bool) -> str:
    lines = []
    for step in path(Grid.parse(GIVENS)).steps:
        ((place, digit),) = step.placements
        name = step.technique.replace("-", " ").title()
        lines.append(f"{name}: r{place // 9 + 1}c{place % 9 + 1}={digit}")
    if swapped:
        lines[3:5] = lines[4], lines[3]
    head = f"{GIVENS} Easy ({path_score()})"
    brute = f"{'.' * 81} Extreme (9999) bf\nBrute Force: r5c7=1"
    return "\n".join([head, *lines, brute, head, *lines]) + "\n"


def path_score() -> int:
    from game.logic.rating.hodoku import rate

    return rate(Grid.parse(GIVENS)).score


def test_equal_paths_are_equal_and_the_first_difference_is_told() -> None:
    (puzzle,) = read(paths_of(swapped=False))
    same = compare(puzzle)
    assert same.same_path
    assert same.same_score
    assert same.first is None
    (puzzle,) = read(paths_of(swapped=True))
    other = compare(puzzle)
    assert other.same_without_singles
    assert not other.same_path
    assert other.first is not None
    number, theirs, own = other.first
    assert number == 3
    assert own == ours(path(Grid.parse(GIVENS)).steps[3])
    assert theirs != own
