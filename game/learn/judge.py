"""Answers judged by the engine: right is whatever equals the roles of any of its steps."""

from ..core.geometry import CLASSIC
from ..core.grid import Grid
from ..core.message import Message, message
from ..logic.board import Board
from ..logic.cause import SINGLES
from ..logic.step import Candidate, Step
from ..logic.techniques import BY_ID
from .builder import judge_built
from .marks import pattern_cells
from .reasons import why_no_pattern, why_not_struck
from .reasons.reason import figures, names, places
from .verdict import Answer, Built, Entered, Exercise, Kind, Marked, Said, Struck, Verdict

# The techniques whose cells hold the candidates of the pattern and nothing else.
_NOTHING_ELSE = frozenset(
    {
        "naked-pair",
        "naked-triple",
        "naked-quad",
        "locked-pair",
        "locked-triple",
        "remote-pair",
        "xy-wing",
        "xyz-wing",
        "xy-chain",
    }
)


def judge(exercise: Exercise, answer: Answer) -> Verdict:
    """Return how an answer fared, and why."""
    if isinstance(answer, Said):
        return _said(exercise, answer)
    if isinstance(answer, Entered):
        return _entered(exercise, answer.candidate)
    if isinstance(answer, Marked):
        return _marked(exercise, answer.cells)
    if isinstance(answer, Built):
        return judge_built(exercise, answer)
    return _struck(exercise, answer)


def technique_name(technique: str) -> Message:
    """Return the name of a technique."""
    return message(f"technique.{technique}.name")


# -- is it one?


def _said(exercise: Exercise, answer: Said) -> Verdict:
    claim = answer.claim
    cells = pattern_cells(claim)
    real = any(pattern_cells(step) == cells for step in exercise.steps)
    kind = Kind.RIGHT if real is answer.yes else Kind.WRONG
    name = technique_name(claim.technique)
    if real or answer.change is None:
        key = "learn.said.is" if real else "learn.said.is_not"
        return Verdict(kind, message(key, technique=name), tuple(sorted(cells)), claim)
    cell, digit = _spoiler(exercise.position, claim) or answer.change
    where = CLASSIC.cell_name(cell)
    if not digit:
        own = {each.digit for _, role in claim.roles for each in role}
        left = own.intersection(exercise.position.candidates_of(cell))
        said = message("learn.said.open", cell=where)
        if left:
            said = message("learn.said.still_open", cell=where, digits=figures(left))
        return Verdict(kind, said, (cell,), claim)
    return Verdict(kind, message("learn.said.can_be", cell=where, digit=digit), (cell,), claim)


def _spoiler(position: Grid, claim: Step) -> tuple[int, int] | None:
    """Return the candidate that keeps a claim from holding, where it is known what must not stand.

    It is seldom in the cell that was opened: it is what can now stand elsewhere.
    """
    if claim.technique == "hidden-single":
        cell, digit = claim.placements[0]
        others = places(position, digit, claim.houses[0]) - {cell}
        return (min(others), digit) if others else None
    if claim.technique == "naked-single":
        own = set(claim.placements)
    elif claim.technique in _NOTHING_ELSE:
        own = {each for _, role in claim.roles for each in role}
    else:
        return None
    return next(
        (
            (cell, digit)
            for cell in sorted(pattern_cells(claim))
            for digit in position.candidates_of(cell)
            if Candidate(cell, digit) not in own
        ),
        None,
    )


# -- a digit


def _entered(exercise: Exercise, candidate: Candidate) -> Verdict:
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
    if other is not None:
        said = message("learn.other_way.digit", technique=technique_name(other.technique))
        return Verdict(Kind.OTHER_WAY, said, (cell,), other)
    return Verdict(Kind.BEYOND, message("learn.beyond.digit"), (cell,))


# -- a pattern


def _marked(exercise: Exercise, cells: frozenset[int]) -> Verdict:
    patterns = [(pattern_cells(step), step) for step in exercise.steps]
    for pattern, step in patterns:
        if pattern == cells:
            return Verdict(Kind.RIGHT, message("learn.right"), tuple(sorted(cells)), step)
    if not cells:
        return Verdict(Kind.WRONG, message("learn.why.nothing_marked"))
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
    for pattern, _ in patterns:
        if cells > pattern:
            extra = cells - pattern
            said = message("learn.why.extra", len(extra), cells=names(extra))
            return Verdict(Kind.WRONG, said, tuple(sorted(extra)))
    reason = why_no_pattern(exercise, cells)
    return Verdict(Kind.WRONG, *reason)


# -- candidates


def _struck(exercise: Exercise, answer: Struck) -> Verdict:
    struck = answer.candidates
    if not struck:
        return Verdict(Kind.WRONG, message("learn.why.nothing_struck"))
    for cell, digit in sorted(struck):
        if exercise.solution.values[cell] == digit:
            where = CLASSIC.cell_name(cell)
            return Verdict(Kind.CAREFUL, message("learn.careful", cell=where, digit=digit), (cell,))
    steps = exercise.steps
    if answer.by is not None:
        cells = pattern_cells(answer.by)
        steps = tuple(step for step in steps if pattern_cells(step) == cells)
    gone: set[Candidate] = set()
    for step in steps:
        gone.update(step.eliminations)
    extra = struck - gone
    whole = [step for step in steps if struck.issuperset(step.eliminations)]
    if not extra and whole:
        reason = message("learn.right")
        return Verdict(Kind.RIGHT, reason, tuple(sorted({c.cell for c in struck})), whole[0])
    if not extra:
        near = min(steps, key=lambda step: len(set(step.eliminations) - struck))
        missing = len(set(near.eliminations) - struck)
        return Verdict(Kind.PART, message("learn.part.struck", missing), (), near)
    return _not_shown(exercise, answer, tuple(sorted(extra)))


def _not_shown(exercise: Exercise, answer: Struck, extra: tuple[Candidate, ...]) -> Verdict:
    """Return what is to be said of candidates that no step of the lesson strikes."""
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
    """Return a step, a single or of what was taught, that gives the first of some conclusions."""
    board = Board(exercise.position, exercise.givens)
    for name in dict.fromkeys((*SINGLES, *exercise.taught)):
        for step in BY_ID[name].find(board):
            if candidates[0] in step.placements + step.eliminations:
                return step
    return None
