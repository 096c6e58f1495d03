"""Judges answers: an answer is right if it matches any step that the engine finds."""

from ..core.digits import Cell, Digit
from ..core.geometry import CLASSIC
from ..core.message import Message, message
from ..core.naming import house_words, listed
from ..logic.board import Board
from ..logic.cause import SINGLES
from ..logic.step import Candidate, Step
from ..logic.techniques import BY_ID
from .builder import judge_built
from .exercise import steps_at
from .marks import pattern_cells
from .proof import judge_proof
from .reasons import why_no_pattern, why_not_struck
from .reasons.reason import figures, names
from .reasons.wings import remote_pair_among
from .spoilers import spoilers
from .verdict import (
    Answer,
    Built,
    Entered,
    Exercise,
    Kind,
    Marked,
    Proved,
    Said,
    Struck,
    Verdict,
)


def judge(exercise: Exercise, answer: Answer) -> Verdict:
    """Return the verdict on an answer, with the reason."""
    if isinstance(answer, Said):
        return _judge_said(exercise, answer)
    if isinstance(answer, Entered):
        return _judge_entered(exercise, answer.candidate)
    if isinstance(answer, Marked):
        return _judge_marked(exercise, answer.cells)
    if isinstance(answer, Built):
        return judge_built(exercise, answer)
    if isinstance(answer, Proved):
        return judge_proof(exercise, answer)
    return _judge_struck(exercise, answer)


def technique_name(technique: str) -> Message:
    """Return the name of a technique."""
    return message(f"technique.{technique}.name")


# -- is it one?


def _judge_said(exercise: Exercise, answer: Said) -> Verdict:
    claim = answer.claim
    cells = pattern_cells(claim)
    real = any(pattern_cells(step) == cells for step in exercise.steps)
    kind = Kind.RIGHT if real is answer.yes else Kind.WRONG
    name = technique_name(claim.technique)
    if real or answer.change is None:
        key = "learn.said.is" if real else "learn.said.is_not"
        return Verdict(kind, message(key, technique=name), tuple(sorted(cells)), claim)
    found = spoilers(exercise, claim, answer.change)
    if not found:
        where = CLASSIC.cell_name(answer.change[0])
        return Verdict(kind, message("learn.said.open", cell=where), (answer.change[0],), claim)
    spoilt = tuple(sorted({candidate.cell for candidate in found}))
    return Verdict(kind, _spoilt_words(claim, found), spoilt, claim, found)


def _spoilt_words(claim: Step, found: tuple[Candidate, ...]) -> Message:
    """Return what breaks a claim: an additional place in a house, or an additional candidate."""
    spots = dict[Cell, list[Digit]]()
    for each in found:
        spots.setdefault(each.cell, []).append(each.digit)
    (cell, digits), *others = spots.items()
    if any(there != digits for _, there in others):
        listing = [
            message("learn.chain.candidate", digit=figures(there), cell=CLASSIC.cell_name(cell))
            for cell, there in spots.items()
        ]
        return message("learn.said.spoilt", candidates=listed(listing))
    said = figures(digits, "list.or")
    house = None if len(found) > 1 else _house_of_place(claim, cell, digits[0])
    if house is not None:
        where = house_words(CLASSIC.houses[house])
        return message("learn.said.place", house=where, digit=said, cell=names(spots))
    return message("learn.said.can_be", len(spots), cells=names(spots), digit=said)


def _house_of_place(claim: Step, cell: Cell, digit: Digit) -> int | None:
    """Return the house in which a cell is an additional place for a digit of the claim."""
    if cell in pattern_cells(claim) and not claim.technique.startswith("hidden"):
        return None
    own = {each for _, candidates in claim.roles for each in candidates}
    own.update(claim.placements)
    for house in (*claim.houses, *CLASSIC.houses_of[cell]):
        cells = CLASSIC.houses[house].cells
        others = {c for c in cells if Candidate(c, digit) in own}
        if cell in cells and (len(others) > 1 or (others and house in claim.houses)):
            return house
    return None


# -- a digit


def _judge_entered(exercise: Exercise, candidate: Candidate) -> Verdict:
    cell, digit = candidate
    where = CLASSIC.cell_name(cell)
    for step in exercise.steps:
        if candidate in step.placements:
            return Verdict(Kind.RIGHT, message("learn.right"), (cell,), step)
    if exercise.position.values[cell]:
        return Verdict(Kind.WRONG, message("learn.why.filled", cell=where), (cell,))
    values = exercise.position.values
    same = [peer for peer in CLASSIC.peers[cell] if values[peer] == digit]
    if same:
        shared = set(CLASSIC.houses_of[cell]) & set(CLASSIC.houses_of[same[0]])
        house = CLASSIC.houses[min(shared)]
        said = message(
            "learn.why.there_already",
            digit=digit,
            house=message(f"house.{house.kind.value}", number=house.number),
            cell=CLASSIC.cell_name(same[0]),
        )
        return Verdict(Kind.WRONG, said, (same[0],))
    if exercise.solution.values[cell] != digit:
        said = message("learn.why.not_the_digit", cell=where, digit=digit)
        return Verdict(Kind.CAREFUL, said, (cell,))
    other = _shown_by(exercise, (candidate,))
    if other is not None and exercise.mixed:
        return Verdict(Kind.RIGHT, message("learn.right"), (cell,), other)
    if other is not None:
        said = message("learn.other_way.digit", technique=technique_name(other.technique))
        return Verdict(Kind.OTHER_WAY, said, (cell,), other)
    return Verdict(Kind.BEYOND, message("learn.beyond.digit"), (cell,))


# -- a pattern


def _judge_marked(exercise: Exercise, cells: frozenset[int]) -> Verdict:
    patterns = [(pattern_cells(step), step) for step in exercise.steps]
    for pattern, step in patterns:
        if pattern == cells:
            return Verdict(Kind.RIGHT, message("learn.right"), tuple(sorted(cells)), step)
    if not cells:
        return Verdict(Kind.WRONG, message("learn.why.nothing_marked"))
    inner = remote_pair_among(exercise, cells)
    if inner is not None:
        return Verdict(Kind.RIGHT, message("learn.right"), tuple(sorted(cells)), inner)
    for pattern, _ in patterns:
        if cells < pattern:
            said = message("learn.part.cells", len(pattern - cells))
            return Verdict(Kind.PART, said, tuple(sorted(cells)))
    board = Board(exercise.position, exercise.givens)
    for name in exercise.taught:
        if name not in exercise.techniques:
            for step in BY_ID[name].find(board):
                if pattern_cells(step) == cells:
                    said = message("learn.other_way.pattern", technique=technique_name(name))
                    return Verdict(Kind.OTHER_WAY, said, tuple(sorted(cells)), step)
    return _no_pattern(exercise, cells, [pattern for pattern, _ in patterns])


def _no_pattern(
    exercise: Exercise, cells: frozenset[int], patterns: list[frozenset[Cell]]
) -> Verdict:
    """Return why cells are not a pattern: first what is right about them, then what is not."""
    for pattern in patterns:
        if cells > pattern:
            extra = cells - pattern
            said = message("learn.why.extra", len(extra), cells=names(extra))
            return Verdict(Kind.WRONG, said, tuple(sorted(extra)))
    reason = why_no_pattern(exercise, cells)
    if reason.words.key != "learn.why.no_pattern" or not patterns:
        return Verdict(Kind.WRONG, *reason)
    near = max(patterns, key=lambda pattern: len(pattern & cells))
    right, others = near & cells, cells - near
    if len(right) < 2 or not others:
        return Verdict(Kind.WRONG, *reason)
    said = message("learn.why.misplaced", len(others), right=names(right), cells=names(others))
    return Verdict(Kind.WRONG, said, tuple(sorted(others)))


# -- candidates


def _judge_struck(exercise: Exercise, answer: Struck) -> Verdict:
    struck = answer.candidates
    if not struck:
        return Verdict(Kind.WRONG, message("learn.why.nothing_struck"))
    for cell, digit in sorted(struck):
        if exercise.solution.values[cell] == digit:
            return _true_candidate_verdict(exercise, answer, Candidate(cell, digit))
    steps = _steps_meant(exercise, answer)
    gone: set[Candidate] = set()
    for step in steps:
        gone.update(step.eliminations)
    extra = struck - gone
    whole = [step for step in steps if struck.issuperset(step.eliminations)]
    if not extra and whole:
        reason = message("learn.right")
        return Verdict(Kind.RIGHT, reason, tuple(sorted({c.cell for c in struck})), whole[0])
    if exercise.mixed:
        known = steps_at(exercise.position, exercise.givens, exercise.taught)
        steps = (*exercise.steps, *(step for step in known if step.eliminations))
        return _judge_struck(exercise._replace(steps=steps, mixed=False), answer)
    if not extra:
        near = min(steps, key=lambda step: len(set(step.eliminations) - struck))
        missing = len(set(near.eliminations) - struck)
        return Verdict(Kind.PART, message("learn.part.struck", missing), (), near)
    verdict = _not_shown(exercise, answer, tuple(sorted(extra)))
    if not struck & gone:
        return verdict
    # What is right is said first.
    return verdict._replace(reason=message("learn.rest_is_right", why=verdict.reason))


def _steps_meant(exercise: Exercise, answer: Struck) -> tuple[Step, ...]:
    """Return the steps that an answer may refer to: those of a drawn pattern, if any."""
    if answer.by is None:
        return exercise.steps
    cells = pattern_cells(answer.by)
    return tuple(step for step in exercise.steps if pattern_cells(step) == cells)


def _true_candidate_verdict(exercise: Exercise, answer: Struck, candidate: Candidate) -> Verdict:
    """Return that an eliminated candidate is true; if one pattern is meant, with the reason.

    On a mixed card, the player may have meant any pattern, and must not be told of one.
    """
    words: dict[str, str | int] = {
        "cell": CLASSIC.cell_name(candidate.cell),
        "digit": candidate.digit,
    }
    steps = _steps_meant(exercise, answer)
    reason = None
    if len(steps) == 1 and not exercise.mixed:
        reason = why_not_struck(steps[0], candidate)
    if reason is None:
        return Verdict(Kind.CAREFUL, message("learn.careful", **words), (candidate.cell,))
    said = message("learn.careful.why", why=reason.words, **words)
    return Verdict(Kind.CAREFUL, said, reason.cells)


def _not_shown(exercise: Exercise, answer: Struck, extra: tuple[Candidate, ...]) -> Verdict:
    """Return the verdict on candidates that no step of the lesson eliminates."""
    cells = tuple(sorted({candidate.cell for candidate in extra}))
    where, digit = CLASSIC.cell_name(extra[0].cell), extra[0].digit
    if answer.by is not None:
        reason = why_not_struck(answer.by, extra[0])
        if reason is not None:
            return Verdict(Kind.WRONG, reason.words, reason.cells)
    other = _shown_by(exercise, extra)
    if other is None:
        return Verdict(Kind.BEYOND, message("learn.beyond", cell=where, digit=digit), cells)
    name = technique_name(other.technique)
    said = message("learn.other_way", cell=where, digit=digit, technique=name)
    return Verdict(Kind.OTHER_WAY, said, cells, other)


def _shown_by(exercise: Exercise, candidates: tuple[Candidate, ...]) -> Step | None:
    """Return a step, a single or a known technique, with the first of some conclusions."""
    board = Board(exercise.position, exercise.givens)
    for name in dict.fromkeys((*SINGLES, *exercise.taught)):
        for step in BY_ID[name].find(board):
            if candidates[0] in step.placements + step.eliminations:
                return step
    return None
