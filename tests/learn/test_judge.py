"""Every step of a technique is accepted, and each kind of wrong answer gets its reason.

`NONET_TRUTH=all` goes on after each kind was met.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise, permutations
from random import Random

import pytest

from game.core.digits import Digit
from game.core.geometry import CLASSIC
from game.core.message import message
from game.learn.exercise import exercise_at
from game.learn.item import Items
from game.learn.judge import judge
from game.learn.marks import pattern_cells
from game.learn.reasons.reason import figures, names
from game.learn.road import LESSONS, TECHNIQUES
from game.learn.verdict import Entered, Exercise, Kind, Marked, Said, Struck, Verdict
from game.logic.cause import SINGLES
from game.logic.step import Candidate
from game.messages.catalogue import Catalogue
from tests.learn.exercises import exercise_of
from tests.truth import WHOLE

ITEMS = Items()
WORDS = Catalogue()


def some(technique: str, most: int = 4) -> list[Exercise]:
    count = ITEMS.count(technique)
    rng = Random(technique)
    chosen = sorted(rng.sample(range(count), min(most, count)))
    return [exercise_of(ITEMS.item(technique, index)) for index in chosen]


def spoken(verdict: Verdict) -> str:
    return WORDS.render(verdict.reason)


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_every_step_is_accepted_in_whatever_order(technique: str) -> None:
    for exercise in some(technique, 4 if WHOLE else 1):
        steps = list(exercise.steps)
        assert steps
        Random(technique).shuffle(steps)
        for step in steps:
            if step.placements:
                assert judge(exercise, Entered(step.placements[0])).kind is Kind.RIGHT
            if step.technique not in SINGLES:
                assert judge(exercise, Marked(pattern_cells(step))).kind is Kind.RIGHT
            if step.eliminations:
                struck = frozenset(step.eliminations)
                assert judge(exercise, Struck(struck)).kind is Kind.RIGHT
                assert judge(exercise, Struck(struck, step)).kind is Kind.RIGHT
            assert judge(exercise, Said(step, True)).kind is Kind.RIGHT
            wrong = judge(exercise, Said(step, False))
            assert wrong.kind is Kind.WRONG
            assert spoken(wrong)


def test_part_of_a_pattern_and_of_what_goes_is_partly_right() -> None:
    for station in LESSONS.values():
        for exercise in some(station.techniques[0], 2 if WHOLE else 1):
            for step in exercise.steps:
                cells = pattern_cells(step)
                if len(cells) > 1:
                    part = judge(exercise, Marked(frozenset(sorted(cells)[:-1])))
                    assert part.kind in (Kind.PART, Kind.RIGHT, Kind.OTHER_WAY)
                if len(step.eliminations) > 1:
                    some_of = frozenset(step.eliminations[:-1])
                    assert judge(exercise, Struck(some_of, step)).kind in (Kind.PART, Kind.RIGHT)


def test_striking_the_answer_is_told_to_be_careful() -> None:
    for name in ("naked-pair", "x-wing", "xy-wing"):
        exercise = some(name, 1)[0]
        cell = exercise.position.open_cells[0]
        digit = exercise.solution.values[cell]
        wrong = frozenset({Candidate(cell, Digit(digit)), *exercise.steps[0].eliminations})
        verdict = judge(exercise, Struck(wrong))
        assert verdict.kind is Kind.CAREFUL
        said = spoken(verdict)
        assert "Nothing can rule out" in said or f"{CLASSIC.cell_name(cell)} is {digit}." in said
        assert verdict.cells[0] == cell


def test_a_wrong_strike_on_a_mixed_card_gives_no_pattern_away() -> None:
    seen = 0
    for exercise in some("naked-pair", 12):
        mixed = exercise._replace(steps=exercise.steps[:1], mixed=True)
        for cell in mixed.position.open_cells:
            true = Candidate(cell, mixed.solution.values[cell])  # type: ignore[arg-type]
            named = judge(mixed._replace(mixed=False), Struck(frozenset({true})))
            seen += named.reason.key == "learn.careful.why"
            assert judge(mixed, Struck(frozenset({true}))).reason.key == "learn.careful"
    assert seen


def test_candidates_that_go_otherwise_are_true_by_another_way_or_beyond() -> None:
    kinds = set()
    for name in ("swordfish", "xy-wing", "skyscraper", "w-wing"):
        for exercise in some(name, 6 if WHOLE else 2):
            gone = {c for step in exercise.steps for c in step.eliminations}
            for cell in exercise.position.open_cells:
                for digit in exercise.position.candidates_of(cell):
                    candidate = Candidate(cell, digit)
                    if candidate in gone or exercise.solution.values[cell] == digit:
                        continue
                    verdict = judge(exercise, Struck(frozenset({candidate})))
                    kinds.add(verdict.kind)
                    if verdict.kind is Kind.OTHER_WAY:
                        assert verdict.step is not None
                        assert candidate in verdict.step.eliminations
                        assert verdict.step.technique not in exercise.techniques
                        assert "for another reason" in spoken(verdict)
                    else:
                        assert spoken(verdict).startswith("Nothing taught so far proves")
    assert Kind.BEYOND in kinds


REASONS = {
    "naked-pair": {"size", "no_house", "too_many", "filled", "nothing_marked", "extra"},
    "hidden-pair": {"size", "no_house", "another_place", "filled", "extra"},
    "locked-candidates-1": {"not_in_box_and_line", "another_place", "extra"},
    "x-wing": {"no_common_digit", "not_so_many_lines", "another_place", "extra"},
    "xy-wing": {"not_bivalue", "no_pivot", "wing_digits", "extra"},
    "w-wing": {"no_twins", "twins_meet", "untied", "extra"},
    "skyscraper": {"no_common_digit", "two_links", "extra"},
    "uniqueness-test-1": {
        *("four_corners", "no_rectangle", "not_two_boxes", "no_pair", "too_few_bare", "extra")
    },
    "avoidable-rectangle-1": {"four_corners", "not_two_boxes", "given_corner", "extra"},
}
"""Of each family, the reasons that wrong patterns must get somewhere."""


@pytest.mark.parametrize("technique", REASONS)
def test_each_reason_is_given_and_true(technique: str) -> None:
    rng, told = Random(technique), set()
    for exercise in some(technique, 12):
        for cells in _tries(exercise, rng):
            verdict = judge(exercise, Marked(cells))
            if verdict.kind is Kind.WRONG:
                told.add(verdict.reason.key.removeprefix("learn.why."))
                assert spoken(verdict)
                _check(exercise, verdict, cells)
            if not WHOLE and told >= REASONS[technique]:
                return
    assert told >= REASONS[technique]


def _tries(exercise: Exercise, rng: Random) -> Iterator[frozenset[int]]:
    grid = exercise.position
    pattern = pattern_cells(exercise.steps[0])
    yield frozenset()
    yield pattern | {rng.choice(grid.open_cells)}
    bivalue = [c for c in grid.open_cells if len(grid.candidates_of(c)) == 2]
    for _ in range(60):
        digit = rng.randint(1, 9)
        one_digit = [c for c in grid.open_cells if digit in grid.candidates_of(c)]
        house = rng.choice(grid.geometry.houses).cells
        together = [c for c in house if not grid.values[c]]
        for pool in (grid.geometry.cells, bivalue, one_digit, together):
            for size in (len(pattern), len(pattern) + 1):
                yield frozenset(rng.sample(list(pool), min(size, len(pool))))
        yield from (frozenset(pattern - {cell}) for cell in pattern)
        rows, columns = rng.sample(range(9), 2), rng.sample(range(9), 2)
        yield frozenset(9 * row + column for row in rows for column in columns)


def _check(exercise: Exercise, verdict: Verdict, cells: frozenset[int]) -> None:
    """Look for ourselves whether what is said is so."""
    grid, key = exercise.position, verdict.reason.key.removeprefix("learn.why.")
    told = dict(verdict.reason.arguments)
    if key == "another_place":
        digit = int(str(told["digit"]))
        assert verdict.cells
        assert not cells.intersection(verdict.cells)
        assert all(digit in grid.candidates_of(cell) for cell in verdict.cells)
    elif key == "too_many":
        digits = {digit for cell in cells for digit in grid.candidates_of(cell)}
        assert verdict.reason.number == len(digits) > 2
    elif key == "no_house":
        assert not any(cells <= set(house.cells) for house in grid.geometry.houses)
    elif key == "filled":
        assert grid.values[verdict.cells[0]]
    elif key == "not_bivalue":
        assert len(grid.candidates_of(verdict.cells[0])) != 2
    elif key == "no_twins":
        pairs = [grid.candidates_of(cell) for cell in cells if len(grid.candidates_of(cell)) == 2]
        assert len(set(pairs)) == len(pairs)
    elif key == "twins_meet":
        one, other = verdict.cells
        assert grid.candidates_of(one) == grid.candidates_of(other)
        assert any({one, other} <= set(house.cells) for house in grid.geometry.houses)
    elif key == "given_corner":
        assert all(exercise.givens >> cell & 1 for cell in verdict.cells)
    elif key == "not_two_boxes":
        assert len({(cell // 27, cell % 9 // 3) for cell in verdict.cells}) != 2
    elif key == "too_few_bare":
        bare = [cell for cell in verdict.cells if len(grid.candidates_of(cell)) == 2]
        assert verdict.reason.number == len(bare) < 3
    elif key == "no_common_digit":
        assert not set.intersection(*(set(grid.candidates_of(cell)) for cell in cells))


SPENT = {
    "naked-pair": "rules_out_nothing",
    "hidden-pair": "rules_out_nothing",
    "locked-candidates-1": "rules_out_nothing",
    "locked-candidates-2": "rules_out_nothing",
    "x-wing": "fish_rules_out",
    "swordfish": "fish_rules_out",
}
"""What is said of a pattern that is there, but whose candidates went already."""


@pytest.mark.parametrize("technique", SPENT)
def test_a_pattern_that_has_done_its_work_rules_out_nothing(technique: str) -> None:
    met = 0
    for exercise in some(technique, 6):
        step = exercise.steps[0]
        cells, position = pattern_cells(step), exercise.position
        for each in exercise.steps:
            if pattern_cells(each) == cells:
                position = each.apply(position)
        spent = exercise_at(technique, position, exercise.givens, exercise.solution)
        verdict = judge(spent, Marked(cells))
        others = list(map(pattern_cells, spent.steps))
        if any(other >= cells or other <= cells for other in others):
            continue
        met += 1
        assert verdict.kind is Kind.WRONG
        assert verdict.reason.key == f"learn.why.{SPENT[technique]}"
        assert spoken(verdict)
        assert set(verdict.cells) == cells
    assert met


def test_cells_that_are_no_single_are_told_what_they_can_be() -> None:
    exercise = some("naked-single", 1)[0]
    grid = exercise.position
    patterns = frozenset[int]().union(*map(pattern_cells, exercise.steps))
    free = [cell for cell in grid.open_cells if cell not in patterns]
    still = next(cell for cell in free if len(grid.candidates_of(cell)) > 1)
    two = judge(exercise, Marked(frozenset(free[:2])))
    assert two.reason.key == "learn.why.one_cell"
    one = judge(exercise, Marked(frozenset({still})))
    assert one.kind is Kind.WRONG
    assert one.reason.key == "learn.why.still"
    assert all(str(digit) in spoken(one) for digit in grid.candidates_of(still))


def test_where_no_reason_is_known_the_technique_is_named() -> None:
    exercise = some("sue-de-coq", 1)[0]
    verdict = judge(exercise, Marked(frozenset(exercise.position.open_cells[:3])))
    assert verdict.reason.key == "learn.why.no_pattern"
    assert "Sue de Coq" in spoken(verdict)


def test_nothing_struck_is_told_so() -> None:
    exercise = some("x-wing", 1)[0]
    verdict = judge(exercise, Struck(frozenset()))
    assert (verdict.kind, verdict.reason.key) == (Kind.WRONG, "learn.why.nothing_struck")


def test_a_wrong_target_of_a_pattern_is_told_what_keeps_it() -> None:
    told = set()
    for name in ("naked-pair", "x-wing", "xy-wing", "skyscraper", "finned-x-wing"):
        for exercise in some(name, 12):
            step = exercise.steps[0]
            for cell in exercise.position.open_cells:
                for digit in exercise.position.candidates_of(cell):
                    candidate = Candidate(cell, digit)
                    verdict = judge(exercise, Struck(frozenset({candidate}), step))
                    if verdict.kind is Kind.WRONG:
                        told.add(verdict.reason.key)
                        assert spoken(verdict)
                        assert candidate not in step.eliminations
    assert told >= {
        f"learn.why.{key}"
        for key in ("other_digit", "in_pattern", "outside", "sees_none", "sees_some")
    }


def test_digits_are_judged_by_the_rules_first() -> None:
    told = set()
    for name in SINGLES:
        for exercise in some(name, 8):
            grid = exercise.position
            for cell in grid.open_cells[:12]:
                for digit in range(1, 10):
                    verdict = judge(exercise, Entered(Candidate(cell, Digit(digit))))
                    told.add((verdict.kind, verdict.reason.key.rpartition(".")[2]))
                    right = exercise.solution.values[cell] == digit
                    assert right is (verdict.kind not in (Kind.WRONG, Kind.CAREFUL))
    assert told >= {
        (Kind.RIGHT, "right"),
        (Kind.WRONG, "there_already"),
        (Kind.CAREFUL, "not_the_digit"),
        (Kind.OTHER_WAY, "digit"),
        (Kind.BEYOND, "digit"),
    }


def test_what_one_of_several_digits_may_be_is_told_with_or() -> None:
    said = Catalogue().render(
        message("learn.why.still", cell="r1c1", digits=figures([2, 1], "list.or"))
    )
    assert said == "r1c1 can still be 1 or 2."
    assert figures([3], "list.or") == "3"


def test_what_is_right_is_said_before_what_is_too_much() -> None:
    for name in ("naked-triple", "x-wing", "xy-wing"):
        for exercise in some(name, 8):
            step = exercise.steps[0]
            gone = {c for each in exercise.steps for c in each.eliminations}
            others = [
                Candidate(cell, digit)
                for cell in exercise.position.open_cells
                for digit in exercise.position.candidates_of(cell)
                if Candidate(cell, digit) not in gone and exercise.solution.values[cell] != digit
            ]
            verdict = judge(exercise, Struck(frozenset({*step.eliminations, others[0]}), step))
            assert verdict.kind is not Kind.RIGHT
            assert spoken(verdict).startswith("The rest is right. ")


def test_a_remote_pair_within_a_longer_one_is_right() -> None:
    """It rules something out alone, so it is no part of anything."""
    met = 0
    for exercise in some("remote-pair", 60):
        for step in exercise.steps:
            pattern = sorted(pattern_cells(step))
            for cells in combinations(pattern, 4) if len(pattern) > 4 else ():
                verdict = judge(exercise, Marked(frozenset(cells)))
                proves = _alternate_and_see(exercise, cells)
                assert (verdict.kind is Kind.RIGHT) is proves, cells
                met += proves
    assert met


def _alternate_and_see(exercise: Exercise, cells: tuple[int, ...]) -> bool:
    """Whether four cells, in some order each seeing the next, have ends that rule something out."""
    grid, peers = exercise.position, CLASSIC.peers
    held = grid.candidates[cells[0]]
    for walk in permutations(cells):
        if all(other in peers[one] for one, other in pairwise(walk)):
            seen = set(peers[walk[0]]) & set(peers[walk[-1]]) - set(cells)
            if any(not grid.values[cell] and grid.candidates[cell] & held for cell in seen):
                return True
    return False


@pytest.mark.parametrize(
    ("technique", "expected"),
    [
        ("finned-x-wing", {"another_place", "base_lines"}),
        ("empty-rectangle", {"another_place", "no_link"}),
        ("remote-pair", {"not_bivalue", "odd_pair"}),
    ],
)
def test_a_misplaced_cell_has_its_reason(technique: str, expected: set[str]) -> None:
    said = set()
    for exercise in some(technique, 12):
        pattern = pattern_cells(exercise.steps[0])
        for digit in range(1, 10):
            bit = 1 << (digit - 1)
            if all(exercise.position.candidates[cell] & bit for cell in pattern):
                places = [c for c in range(81) if exercise.position.candidates[c] & bit]
                for cell in sorted(set(places) - pattern):
                    cells = frozenset({*sorted(pattern)[1:], cell})
                    verdict = judge(exercise, Marked(cells))
                    if verdict.kind is Kind.WRONG:
                        said.add(verdict.reason.key.removeprefix("learn.why."))
                        if verdict.reason.key == "learn.why.another_place":
                            assert not set(verdict.cells) & cells
                            assert all(
                                exercise.position.candidates[each] & bit for each in verdict.cells
                            )
                        else:
                            assert set(verdict.cells) <= cells
    assert "no_pattern" not in said
    assert expected <= said


def test_what_spoils_a_claim_in_several_cells_is_said_in_one_sentence() -> None:
    told = set()
    for technique in ("naked-triple", "hidden-pair", "locked-triple"):
        for index in range(0, ITEMS.count(technique), 5):
            item = ITEMS.item(technique, index)
            for number, change in enumerate(item.changes):
                whole = exercise_of(item)
                near = exercise_at(technique, item.near_miss(number), whole.givens, whole.solution)
                claim = next(step for step in whole.steps if step.technique == technique)
                if any(pattern_cells(step) == pattern_cells(claim) for step in near.steps):
                    continue
                verdict = judge(near, Said(claim, True, change))
                cells = {spoiler.cell for spoiler in verdict.spoilers}
                digits = {spoiler.digit for spoiler in verdict.spoilers}
                said = spoken(verdict)
                if len(cells) > 1 and len(digits) == 1:
                    told.add("cells")
                    assert said == f"No. {names_in(cells)} can also be {min(digits)}."
                elif len(cells) == 1 and len(digits) > 1:
                    told.add("digits")
                    assert f"{names_in(cells)} can also be {min(digits)} or " in said
    assert told == {"cells", "digits"}


def names_in(cells: Iterable[int]) -> str:
    return str(WORDS.render(message("cell.is", cell=names(cells), digit=0))).removesuffix(" is 0")
