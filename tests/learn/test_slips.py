"""Kinds of wrong answers: each comes of a real answer to a real board, and fades with time."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from game.core.digits import Digit
from game.core.geometry import CLASSIC
from game.learn.item import Items
from game.learn.judge import judge
from game.learn.lesson import DEALT, against, deal_task
from game.learn.marks import pattern_cells
from game.learn.slips import HALF_LIFE, Slip, Slipped, habits, slip_of
from game.learn.task import Card, Dealt, Task
from game.learn.verdict import Answer, Built, Entered, Marked, Proved, Said, Struck, Verdict
from game.logic.step import Candidate
from game.messages.catalogue import english
from tests.truth import sample

ITEMS = Items()

BY_MARKS = {
    Slip.THIRD_CANDIDATE: "naked-pair",
    Slip.UNION: "naked-triple",
    Slip.THIRD_PLACE: "hidden-pair",
    Slip.HOUSE: "naked-pair",
    Slip.BIVALUE: "xy-wing",
    Slip.PIVOT: "xy-wing",
    Slip.WING_DIGITS: "xy-wing",
    Slip.TWINS: "w-wing",
    Slip.UNTIED: "w-wing",
    Slip.FOUR_BOXES: "uniqueness-test-1",
    Slip.GIVEN_CORNER: "avoidable-rectangle-1",
    Slip.BARE_CORNERS: "uniqueness-test-1",
    Slip.LINES: "x-wing",
    Slip.LINKS: "skyscraper",
    Slip.BOX_AND_LINE: "locked-candidates-1",
}
BY_STRIKES = {
    Slip.IN_PATTERN: "naked-pair",
    Slip.WING_STRUCK: "xyz-wing",
    Slip.OUTSIDE: "x-wing",
    Slip.CROSSWISE: "naked-pair",
    Slip.ONE_END: "xy-wing",
    Slip.NO_END: "xy-wing",
    Slip.FIN: "finned-x-wing",
    Slip.COLOURS: "simple-colours-trap",
    Slip.OTHER_DIGIT: "x-wing",
    Slip.ANSWER: "naked-pair",
    Slip.GUESS: "naked-pair",
    Slip.HALF: "naked-triple",
}
BY_DIGITS = {Slip.THERE_ALREADY: "hidden-single", Slip.UNPROVED: "hidden-single"}
BY_CHAINS = {Slip.WEAK_LINK: "xy-chain", Slip.CHAIN_UNSEEN: "xy-chain"}


def boards(technique: str, card: Card, most: int = 40) -> Iterator[Dealt]:
    for place in range(min(most, ITEMS.count(technique))):
        yield deal_task(Task(card, technique, place, f"{technique}/{place}"), ITEMS)


def markings(dealt: Dealt, rng: Random) -> Iterator[Answer]:
    """Yield cells that somebody may take for the pattern: other ones in place of some of it."""
    cells = sorted(pattern_cells(dealt.claim))
    for number in (1, 2, len(cells)):
        for _ in range(20):
            kept = rng.sample(cells, len(cells) - number)
            yield Marked(frozenset((*kept, *rng.sample(range(81), number))))
    for _ in range(60):
        rows, columns = rng.sample(range(9), 2), rng.sample(range(9), 2)
        yield Marked(frozenset(9 * row + column for row in rows for column in columns))


def strikes(dealt: Dealt, rng: Random) -> Iterator[Answer]:
    """Yield candidates that somebody may strike, by what is drawn or by nothing."""
    position, claim = dealt.exercise.position, dealt.claim
    every = [Candidate(c, d) for c in position.open_cells for d in position.candidates_of(c)]
    by = claim if dealt.task.card is Card.FINISH else None
    for one in rng.sample(every, min(60, len(every))):
        yield Struck(frozenset((one,)), by)
        # What is right besides does not hide what is wrong.
        yield Struck(frozenset((one, *claim.eliminations)), by)


def digits(dealt: Dealt, rng: Random) -> Iterator[Answer]:
    cells = dealt.exercise.position.open_cells
    for cell in rng.sample(cells, 5):
        yield Entered(Candidate(cell, Digit(1 + rng.randrange(9))))
    yield Proved(dealt.claim.placements[0], frozenset(rng.sample(range(81), 1)))


def chains(dealt: Dealt, rng: Random) -> Iterator[Answer]:
    (chain,) = dealt.claim.chains
    nodes = (chain[0].start[0], *(link.end[0] for link in chain))
    for length in range(2, len(nodes)):
        yield Built(nodes[:length], frozenset())
    yield Built(nodes, frozenset((nodes[1],)))


def verdicts(slip: Slip) -> Iterator[tuple[Verdict, Dealt, Answer]]:
    """Yield what is said of answers of all sorts that may be of a kind."""
    rng = Random(slip.value)
    for table, card, answers in (
        (BY_MARKS, Card.FIND, markings),
        (BY_STRIKES, Card.FINISH, strikes),
        (BY_STRIKES, Card.MIXED, strikes),
        (BY_DIGITS, Card.FIND, digits),
        (BY_CHAINS, Card.FIND, chains),
    ):
        if slip in table:
            for dealt in boards(table[slip], card):
                for answer in answers(dealt, rng):
                    yield judge(dealt.exercise, answer), dealt, answer


def agrees(slip: Slip, dealt: Dealt, answer: Answer) -> bool:
    """Whether an answer is of a kind, by what it does on the board and not by its reason."""
    position = dealt.exercise.position
    if isinstance(answer, Marked):
        cells = sorted(answer.cells)
        houses = set.intersection(*(set(CLASSIC.houses_of[cell]) for cell in cells))
        masks = [position.candidates[cell] for cell in cells]
        if slip in (Slip.THIRD_CANDIDATE, Slip.UNION):
            together = 0
            for mask in masks:
                together |= mask
            return bool(houses) and together.bit_count() > len(cells)
        if slip is Slip.HOUSE:
            return not houses
        if slip is Slip.GIVEN_CORNER:
            return any(dealt.exercise.givens >> cell & 1 for cell in cells)
        if slip is Slip.PIVOT:
            return not any(
                all(other in CLASSIC.peers[cell] for other in cells if other != cell)
                for cell in cells
            )
        if slip is Slip.TWINS:
            return not any(one == other for one, other in combinations(masks, 2) if one)
        return True
    if isinstance(answer, Struck):
        extra = answer.candidates - set(dealt.claim.eliminations)
        solution = dealt.exercise.solution.values
        if slip in (Slip.IN_PATTERN, Slip.WING_STRUCK):
            return bool({one.cell for one in extra} & pattern_cells(dealt.claim))
        if slip is Slip.ANSWER:
            return any(solution[cell] == digit for cell, digit in answer.candidates)
        if slip in (Slip.GUESS, Slip.COLOURS, Slip.OUTSIDE, Slip.FIN, Slip.ONE_END):
            return bool(extra)
        return bool(answer.candidates)
    return True


@pytest.mark.parametrize("slip", sample(list(Slip), 2), ids=lambda slip: slip.value)
def test_each_kind_comes_of_a_real_answer(slip: Slip) -> None:
    found = 0
    for verdict, dealt, answer in verdicts(slip):
        if slip_of(verdict, dealt.task.technique) is slip:
            assert agrees(slip, dealt, answer), (verdict.reason, answer)
            found += 1
        if found == 3:
            return
    assert found, "no answer was of this kind"


@pytest.mark.parametrize("technique", ["naked-pair", "xy-wing", "x-wing", "hidden-single"])
def test_a_right_answer_is_of_none(technique: str) -> None:
    for dealt in boards(technique, Card.FIND, 10):
        claim = dealt.claim
        answers: list[Answer] = [Said(claim, True)]
        if claim.placements:
            answers.append(Entered(claim.placements[0]))
        else:
            answers += [Marked(pattern_cells(claim)), Struck(frozenset(claim.eliminations), claim)]
        for answer in answers:
            assert slip_of(judge(dealt.exercise, answer), technique) is None


def slipped(slip: Slip, day: int, technique: str = "naked-pair", place: int = 0) -> Slipped:
    at = f"2026-11-{day:02d}T03:00:00Z"
    return Slipped(slip, Card.FIND, technique, place, "guise", None, at, at[:10])


def test_what_is_overcome_fades() -> None:
    old = [slipped(Slip.GUESS, 1) for _ in range(3)]
    new = [slipped(Slip.HALF, 22) for _ in range(2)]
    (first, second) = habits((*old, *new), "2026-11-22T03:00:00Z")
    assert (first.slip, second.slip) == (Slip.HALF, Slip.GUESS)
    assert HALF_LIFE.days == 21
    assert second.weight == pytest.approx(1.5), "three, three weeks ago"


def test_three_are_told_the_most_frequent_first() -> None:
    kinds = list(Slip)[:5]
    told = [slipped(kind, 20) for number, kind in enumerate(kinds, 1) for _ in range(number)]
    found = habits(told, "2026-11-22T03:00:00Z")
    assert [habit.slip for habit in found] == kinds[:1:-1]


def test_exercises_are_asked_where_and_as_it_came_up() -> None:
    told = (
        slipped(Slip.FIN, 3, "finned-x-wing"),
        slipped(Slip.GUESS, 4, "xy-wing"),
        slipped(Slip.FIN, 5, "finned-swordfish"),
    )
    found = against(Slip.FIN, told, "seed", ITEMS)
    assert len(found) == DEALT
    assert {task.technique for task in found} == {"finned-x-wing", "finned-swordfish"}
    assert {task.card for task in found} == {Card.FIND}
    assert len({task.guise for task in found}) == DEALT
    assert against(Slip.HALF, told, "seed", ITEMS) == ()


def test_each_kind_has_its_words() -> None:
    assert len(Slip) >= 20
    assert all(f"learn.slip.{slip.value}" in english() for slip in Slip)
