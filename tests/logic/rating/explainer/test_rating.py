from random import Random

import pytest

from game.core.grid import Grid
from game.generate.minimal import minimal
from game.logic.rating.classic.rating import RULES as CLASSIC_RULES
from game.logic.rating.explainer import ExplainerRating, explainer_rating
from game.logic.rating.explainer.climb import Rule
from game.logic.rating.explainer.nets import nested_chains
from game.logic.rating.explainer.position import Found, Position
from game.logic.rating.explainer.rating import RULES
from game.logic.techniques import BY_ID
from game.solve.exact import random_grid, solve

# Own puzzles, minimal ones dug at random: one for every technique that decides some rating.
PUZZLES = {
    "hidden-single-box": (
        1.2,
        ".9..1.6....6..2.7.17..3...2568.....3.....42.....8........7.....4.5......32.......",
    ),
    "hidden-single-line": (
        1.5,
        ".4.....7.5...182.....4.78..........4.28.4.....569......8.3....6.....1..9...59..1.",
    ),
    "direct-pointing": (
        1.7,
        ".6.......8.....9.3.3..8.1745....34...1.....3.......5....7.56..1...14.85.4....7...",
    ),
    "direct-hidden-pair": (
        2.0,
        "..6...1..5..84.3..9....3.....2..5......6....4.....4..57.....86..5.2.64....13.8..2",
    ),
    "naked-single": (
        2.3,
        "...47.....5......3...2.6.5..7..9....319...4...8...7..66....97.1.....1.....7.5....",
    ),
    "direct-hidden-triplet": (
        2.5,
        "...5.7.2..6.2...5..7..4..8..2.6.......4.28.9.9....4..14....5.7.......3..8.....9.2",
    ),
    "pointing": (
        2.6,
        "....8....4.7..9.1....6..9...6.5.7..2.72....64...8.................1.23452...5...9",
    ),
    "claiming": (
        2.8,
        "....379...6.8...........25..78..15...1...4.7...........2..18.....4.5.1.9..79...84",
    ),
    "naked-pair": (
        3.0,
        "..649..1..3...6...8..3.2....8..7...21..9.......7...59451.7............4...4.65...",
    ),
    "x-wing": (
        3.2,
        "6.91...2..1....6.......9...7..3.21........8..2.8..5..44.5..6.1....2..7..9...57...",
    ),
    "hidden-pair": (
        3.4,
        "56....1...1.3...4......98.5.....6.5..2.5.7..9.4...3........15.7...6.....798......",
    ),
    "naked-triplet": (
        3.6,
        "1....5....62..1.7..4..............4....95.7....1...86..7.8.34......4......8...612",
    ),
    "swordfish": (
        3.8,
        "43..8..2..7.52.1..........43..........1.5.78......1....6...29.8...83.4....3.19...",
    ),
    "hidden-triplet": (
        4.0,
        ".1..9.4.3.5....19...9.2....1.45...8..3..6...79.......17.68.4...5....7....4.......",
    ),
    "skyscraper": (
        4.0,
        "........9....38.4...5.2..837...54.38.....9...6...1....23.........859...2.6.4.....",
    ),
    "two-string-kite": (
        4.1,
        "...2....4.82..6.3.....3...5.456...8.....9.......8..61.4........5.6..7...3....2..1",
    ),
    "turbot-fish": (
        4.2,
        "3.4.7....2..6....1.754.........2.35....1.....9......2..8.......51.9.7.4...7.5....",
    ),
    "xy-wing": (
        4.2,
        "....38..5.9..4.62..4.2....9....1...49......515..7..8....7..324....8.1.......5....",
    ),
    "grouped-links": (
        4.3,
        "3...8....7......89......54.69..3..5..8......3.7.4....6.....57...3.1..92...1.4...5",
    ),
    "xyz-wing": (
        4.4,
        "...3..7..3.8....5...6..8....9....3.61....9.....4.5.2...62...9...7..1....4..52....",
    ),
    "unique-loop": (
        4.5,
        "8..2.....4......6...71..54..5..649...8...9..77.1........6..87.5.....3.9.2........",
    ),
    "three-links": (
        5.4,
        "........94.1.9.6.76.5....8.53...61....7..1....8.7...4....2...96...179.3......3...",
    ),
    "wxyz-wing": (
        5.6,
        ".8.3...7......9.8.7....5.....8.9..6.......2.....632..5.6.9...4...2.4.7..94.7..1..",
    ),
    "universal-grave": (
        5.6,
        "....5.7.3..94.31...4.......9.4....2...21..9..71.......42...5.6..683.......37.8...",
    ),
    "grouped-three-links": (
        5.7,
        ".7......9...21.3.7..1..5.2.14.5.2....3...7...2...3..5....9....17..843...5.4....3.",
    ),
    "vwxyz-wing": (
        6.3,
        "..9.3.1..37....8..........2..6..5.9....68..4..8...97..9...1...38.1.7..6..........",
    ),
    "forcing-chain": (
        7.1,
        "...5.98.3....2....9....4.7.2.87....6...85.....7......4..6...1.....91..4...3.6....",
    ),
    "nishio": (
        7.7,
        "3...9...4...4.........869.......2..595....7.61......4..7....81.4.....5....1.65.9.",
    ),
    "multiple-forcing-chains": (
        8.2,
        "3..58....1.......896..3......2....36..6...4..51....9.......21.7....6.....8.147...",
    ),
    "dynamic-forcing-chains": (
        8.9,
        "9.........47.1.2...1.....3....4.6....2.1..3..8...93.......5..2.....3.7..2..98.4.5",
    ),
}


@pytest.mark.parametrize("name", PUZZLES)
def test_the_hardest_step_decides(name: str) -> None:
    rating, puzzle = PUZZLES[name]
    assert explainer_rating(Grid.parse(puzzle)) == ExplainerRating(rating, name, True)


def test_a_last_cell_is_the_easiest_step() -> None:
    solution = random_grid(Random(1))
    assert explainer_rating(solution.erase(40)) == ExplainerRating(1.0, "last-cell", True)


def test_a_full_grid_needs_no_step() -> None:
    assert explainer_rating(random_grid(Random(1))) == ExplainerRating(0.0, "", True)


@pytest.mark.parametrize("text", ["." * 81, "11" + "." * 79])
def test_what_has_no_single_solution_is_not_solved(text: str) -> None:
    assert not explainer_rating(Grid.parse(text)).solved


@pytest.mark.parametrize("rules", [RULES, CLASSIC_RULES[:-5]], ids=["explainer", "classic"])
@pytest.mark.parametrize("seed", range(12))
def test_no_rule_removes_a_candidate_of_the_solution(seed: int, rules: tuple[Rule, ...]) -> None:
    rng = Random(seed)
    grid = minimal(random_grid(rng), rng)
    solution = solve(grid)
    assert solution is not None
    position = Position(grid)
    while position.exact:
        singles = position.singles()
        assert singles is not None
        if singles:
            position.take_singles(singles)
            continue
        steps = []
        for rule in rules:
            found = rule.find(position)
            if isinstance(found, int):
                found = Found(found)
            if found is not None and (found.gone or found.placed):
                check(position, found, solution, rule.name)
                steps.append(found)
        if not steps:
            break
        position.take(steps[0])


def check(position: Position, found: Found, solution: Grid, name: str) -> None:
    """See that a find is of candidates there are, and says nothing against the solution."""
    tables = position.board().tables
    candidates = tables.candidates(found.gone), tables.candidates(found.placed)
    for kind, each in enumerate(candidates):
        for cell, digit in each:
            assert position.board().masks[cell] >> digit - 1 & 1, name
            assert (solution.values[cell] == digit) is bool(kind), name


def test_nested_chains_remove_no_candidate_of_the_solution() -> None:
    grid = BY_ID["nested-net"].example.grid
    solution = solve(grid)
    assert solution is not None
    position = Position(grid)
    found = nested_chains(position)
    assert found is not None
    assert found.rating is not None
    assert found.rating >= 95
    assert found.gone
    check(position, found, solution, "nested")


@pytest.mark.parametrize("rule", CLASSIC_RULES[-5:], ids=lambda rule: str(rule.name))
def test_nets_of_the_classic_scale_are_sound(rule: Rule) -> None:
    grid = BY_ID["nested-net"].example.grid
    solution = solve(grid)
    assert solution is not None
    position = Position(grid)
    # Then the first finds are enough.
    position.level = 130
    found = rule.find(position)
    assert isinstance(found, Found)
    assert found.rating is not None
    assert found.rating >= rule.rating
    assert found.gone or found.placed
    check(position, found, solution, rule.name)
