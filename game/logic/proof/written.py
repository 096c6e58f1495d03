"""Checks whether a written step follows from its own text: its chains or its pattern."""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from ...core.digits import Digit
from ...core.geometry import CLASSIC
from ...core.message import Message, message
from ..board import Board
from ..notation.chains import WrittenFish, WrittenStep
from ..notation.eureka_reading import read_chains, read_fish
from ..notation.names import id_of
from ..notation.reading import read_step
from ..sets import bits, union
from ..siamese import PREFIX
from ..step import Candidate, Role, Step
from .certificate import Certificate, Line, Trial
from .chains import drawn, why_not
from .prover import prove

_SINGLES: Final = ("full-house", "naked-single", "hidden-single")
_PAIRED: Final = ("uniqueness", "hidden-rec", "avoidable")


class Reading(NamedTuple):
    """A step as written, and what its own text proves."""

    step: Step
    proof: Certificate | None
    """The proof by the pattern written; None also where links were checked one by one."""
    shown: bool
    """Whether the step follows by what is written."""
    reason: Message | None = None
    """Why it does not."""
    unchecked: tuple[str, ...] = ()
    """What was read and is not part of the proof: a name, or how the puzzle goes on."""


def read_written(text: str, board: Board, techniques: Iterable[str]) -> Reading:
    """Read a line for a classic board and check it by what it says alone.

    Raises `StepTextError` for a text that is not a step, and `PartTextError` for a part not
    understood.
    """
    known = tuple(techniques)
    fish = read_fish(text)
    if fish is not None:
        found, told = fish
        return _by_fish(found, told.placements, told.eliminations, board, told.aside)
    chains = read_chains(text)
    if chains:
        return _by_chains(chains, board, known)
    return _by_pattern(read_step(text, board, known), text, board, known)


def _by_chains(ways: tuple[WrittenStep, ...], board: Board, known: tuple[str, ...]) -> Reading:
    reasons = {way: why_not(board, way) for way in ways}
    told = next((way for way, reason in reasons.items() if reason is None), ways[0])
    reason = reasons[told]
    unchecked = [told.label] if told.label and id_of(told.label, known) is None else []
    step = Step(
        technique="",
        placements=told.placements,
        eliminations=told.eliminations,
        roles=((Role.PATTERN, drawn(told.chains)),),
    )
    proof = None if reason else prove(board, step)
    unchecked += [told.aside] if told.aside else []
    return Reading(step, proof, reason is None, reason, tuple(unchecked))


def _by_fish(
    found: tuple[WrittenFish, ...],
    placements: tuple[Candidate, ...],
    eliminations: tuple[Candidate, ...],
    board: Board,
    aside: str,
) -> Reading:
    reading = None
    for fish in found:
        own = _places(board, fish.bases, fish.digit)
        step = Step(
            technique="",
            placements=placements,
            eliminations=eliminations,
            roles=((Role.PATTERN, own),),
            houses=fish.bases,
            covers=fish.covers,
        )
        proof = prove(board, step)
        reason = None if proof else message("check_step.shows_less")
        reading = Reading(step, proof, proof is not None, reason, (aside,) if aside else ())
        if proof:
            break
    assert reading is not None
    return reading


def _by_pattern(step: Step, text: str, board: Board, known: tuple[str, ...]) -> Reading:
    unchecked = () if step.technique in known or not step.technique else (step.technique,)
    reason = _why_no_pattern(step, text, board)
    proof = None if reason else prove(board, step)
    if proof and step.patterns and step.technique.startswith(_PAIRED) and not _names(proof, "p1"):
        proof = None
    if proof is None and reason is None:
        reason = message("check_step.shows_less")
    return Reading(step, proof, proof is not None, reason, unchecked)


def _why_no_pattern(step: Step, text: str, board: Board) -> Message | None:
    """Return what in a pattern differs from the line; None if nothing does."""
    if step.technique in _SINGLES:
        return _why_no_single(step, board)
    named = (step.houses, step.patterns, step.truths, step.symmetry, step.arguments)
    if not any(named) and not any(found for _, found in step.roles):
        return message("check_step.no_pattern")
    for each in step.sets:
        held = union(board.masks[cell] for cell in each.cells)
        if held != each.digits and not step.patterns:
            cells = ", ".join(map(CLASSIC.cell_name, each.cells))
            return message("check_step.other_digits", where=cells)
    fins = set(_written_fins(text))
    siamese = step.technique.startswith(PREFIX)
    if fins and step.covers and not siamese and fins - _fins(step, board):
        return message(
            "check_step.other_digits",
            where=" ".join(sorted(f"r{c // 9 + 1}c{c % 9 + 1}" for c, _ in fins)),
        )
    return None


def _why_no_single(step: Step, board: Board) -> Message | None:
    for cell, digit in step.placements:
        alone = board.masks[cell] == 1 << digit - 1
        only = any(
            board.planes[digit - 1] & board.tables.houses[house] == 1 << cell
            for house in board.tables.houses_of[cell]
        )
        shown = {"naked-single": alone, "hidden-single": only}.get(
            step.technique, alone and _is_last(board, cell)
        )
        if not shown:
            return message("check_step.shows_less")
    return None


def _is_last(board: Board, cell: int) -> bool:
    """Whether a cell is the last empty cell of a house."""
    empty = union(board.planes)
    return any(
        board.tables.houses[house] & empty == 1 << cell for house in board.tables.houses_of[cell]
    )


def _written_fins(text: str) -> list[Candidate]:
    found = re.findall(r"\be?f(r[1-9]+c[1-9]+)", text.partition("=>")[0])
    digit = re.search(r":\s*([1-9])\b", text)
    if digit is None:
        return []
    return [
        Candidate(CLASSIC.cell(int(r), int(c)), Digit(int(digit[1])))
        for cells in found
        for rows, columns in [cells[1:].split("c")]
        for r in rows
        for c in columns
    ]


def _fins(step: Step, board: Board) -> set[Candidate]:
    """Return the base places of a fish that are in no cover, or in two bases."""
    covered = union(board.tables.houses[house] for house in step.covers)
    bases = [board.tables.houses[house] for house in step.houses]
    return {
        each
        for _, found in step.roles
        for each in found
        if not covered >> each.cell & 1 or sum(base >> each.cell & 1 for base in bases) > 1
    }


def _places(board: Board, houses: Iterable[int], digit: int) -> tuple[Candidate, ...]:
    cells = union(board.tables.houses[house] for house in houses) & board.planes[digit - 1]
    return tuple(board.tables.candidate[board.tables.number(c, digit)] for c in bits(cells))


def _names(proof: Certificate, pattern: str) -> bool:
    """Whether a proof refers to a pattern."""
    lines = list(proof.lines)
    while lines:
        line = lines.pop()
        if isinstance(line, Trial):
            lines += line.lines
        elif isinstance(line, Line) and pattern in line.truths:
            return True
    return False
