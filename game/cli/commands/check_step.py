"""`check-step`: whether a step follows from a position, by its certificate or by its pattern."""

import argparse
import json
import os
from typing import NamedTuple

from ...core.geometry import Geometry
from ...core.message import Message, message
from ...core.verdict import Verdict as Solvable
from ...logic.board import Board
from ...logic.notation.written import StepTextError
from ...logic.proof.certificate import Certificate, read, read_candidate, written
from ...logic.proof.checker import Checker, ProofError
from ...logic.proof.prover import prove
from ...logic.proof.written import read_written
from ...logic.step import Candidate, Step
from ...logic.techniques import BY_ID
from ...messages.catalogue import Catalogue
from ...solve.exact import classify
from .. import exit_codes
from ..board_arguments import add_shape_argument, require_classic, shape_in
from ..console import Console
from ..position_arguments import Position, named_position

SUMMARY = "check_step.summary"


class Verdict(NamedTuple):
    """The verdict on a step: it follows from its pattern, is true anyway, or does not follow."""

    key: str
    """The message that says so."""
    true: bool = False
    by_pattern: bool = False
    uniqueness: bool = False
    proof: Certificate | None = None
    reason: Message | None = None
    unchecked: tuple[str, ...] = ()
    """What was read and needs no proof: a name that is not known, or how the puzzle goes on."""


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for a position and a step."""
    text = catalogue.text
    parser.add_argument("position", help=text("check_step.position"))
    parser.add_argument("step", help=text("check_step.step"))
    add_shape_argument(parser, catalogue)
    parser.add_argument("--json", action="store_true", help=text("cli.json"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write whether the step follows from its written pattern; the exit code is 1 if not."""
    position = named_position(arguments.position, console, shape_in(arguments))
    told = _text(arguments.step, console)
    verdict = judge(position, told)
    text = console.catalogue.text
    if arguments.json:
        fields: dict[str, object] = {
            "follows": verdict.true,
            "by_pattern": verdict.by_pattern,
            "assumes_uniqueness": verdict.uniqueness,
            "reason": None if verdict.reason is None else console.catalogue.render(verdict.reason),
            "unchecked": list(verdict.unchecked),
            "proof": None
            if verdict.proof is None
            else written(verdict.proof, position.grid.geometry),
        }
        console.result(json.dumps(fields, ensure_ascii=False))
    else:
        console.result(text(verdict.key))
        if verdict.uniqueness:
            console.result(text("check_step.uniqueness"))
        if verdict.reason is not None:
            console.result(console.catalogue.render(verdict.reason))
        for each in verdict.unchecked:
            console.result(text("check_step.unchecked", text=each))
    return exit_codes.SUCCESS if verdict.by_pattern else exit_codes.NO_UNIQUE_SOLUTION


def judge(position: Position, told: str) -> Verdict:
    """Return whether a step, ours as JSON or a line in another notation, follows."""
    board = Board(position.grid, position.givens)
    if told.lstrip().startswith("{"):
        return _of_ours(position, board, told)
    require_classic(position.grid.geometry, "check-step")
    reading = read_written(told, board, BY_ID)
    if reading.shown and reading.proof is None:
        # Its links were checked one by one.
        verdict = Verdict("check_step.follows", true=True, by_pattern=True)
    elif reading.shown and reading.proof is not None:
        verdict = _checked(position, reading.step, reading.proof)
    else:
        verdict = _anyhow(position, board, reading.step, reading.reason)
    return verdict._replace(unchecked=reading.unchecked)


def _of_ours(position: Position, board: Board, told: str) -> Verdict:
    """Return the verdict on a step in JSON: by its certificate, or by its conclusions alone."""
    step, certificate = _ours(told, position.grid.geometry)
    if certificate is not None:
        return _checked(position, step, certificate)
    certificate = prove(board, step)
    if certificate is not None:
        return _checked(position, step, certificate)
    return _anyhow(position, board, step, message("check_step.no_pattern"))


def _checked(position: Position, step: Step, certificate: Certificate) -> Verdict:
    checker = Checker(position.grid, position.givens)
    try:
        checker.check(certificate, step.placements, step.eliminations)
    except ProofError as error:
        return Verdict("check_step.not", reason=error.message)
    return Verdict(
        "check_step.follows",
        true=True,
        by_pattern=True,
        uniqueness=checker.uses_uniqueness,
        proof=certificate,
    )


def _anyhow(position: Position, board: Board, step: Step, reason: Message | None) -> Verdict:
    """Return whether a step is true at the position, although its pattern does not prove it."""
    missing = _why_missing(position, step)
    is_true = missing is None and _is_true(position, step)
    # A step that contradicts the one solution needs no search for a proof. Where there are
    # several, one that assumes uniqueness may have one.
    if missing is not None or not (is_true or _has_several(position)):
        return Verdict("check_step.not", reason=missing or reason)
    certificate = prove(board, step, anyhow=True)
    if certificate is not None:
        found = _checked(position, step, certificate)
        if found.true:
            return found._replace(key="check_step.otherwise", by_pattern=False, reason=reason)
    key = "check_step.otherwise" if is_true else "check_step.not"
    return Verdict(key, true=is_true, reason=reason)


def _why_missing(position: Position, step: Step) -> Message | None:
    """Return why a step concludes about missing candidates; None if all are there."""
    try:
        Checker(position.grid, position.givens).check(
            Certificate(()), step.placements, step.eliminations
        )
    except ProofError as error:
        return error.message if error.reason in ("nothing", "not_there") else None
    return None


def _is_true(position: Position, step: Step) -> bool:
    """Whether no solution of the position contradicts a step."""
    grid = position.grid
    contrary = [grid.place(*gone) for gone in step.eliminations]
    contrary += [grid.without((placed,)) for placed in step.placements]
    verdicts = {classify(each).verdict for each in contrary}
    return verdicts <= {Solvable.NONE, Solvable.CONFLICT}


def _has_several(position: Position) -> bool:
    return classify(position.grid).verdict is Solvable.MANY


def _ours(told: str, geometry: Geometry) -> tuple[Step, Certificate | None]:
    """Return the step of a JSON object, and its certificate if it carries one."""
    try:
        fields = json.loads(told)
    except ValueError:
        raise StepTextError(told) from None
    if not isinstance(fields, dict):
        raise StepTextError(told)
    proof = fields.get("proof")
    placements = _claims(fields.get("placements", []), geometry)
    eliminations = _claims(fields.get("eliminations", []), geometry)
    if not placements and not eliminations:
        raise StepTextError(told)
    step = Step(
        technique=str(fields.get("technique", "")), placements=placements, eliminations=eliminations
    )
    return step, None if proof is None else read(proof, geometry)


def _claims(found: object, geometry: Geometry) -> tuple[Candidate, ...]:
    if not isinstance(found, list):
        raise StepTextError(str(found))
    return tuple(read_candidate(str(each).replace("<>", "="), geometry) for each in found)


def _text(word: str, console: Console) -> str:
    """Return the text in a word, in a file of that name, or for `-` the input."""
    if word == "-":
        return console.stdin.read()
    if os.path.isfile(word):
        with open(word, encoding="utf-8") as file:
            return file.read()
    return word
