"""`check-step`: whether a step follows from a position, by its certificate or by its pattern."""

import argparse
import json
import os
from typing import NamedTuple

from ...core.geometry import Geometry
from ...core.message import Message
from ...logic.board import Board
from ...logic.notation.reading import StepTextError, read_step
from ...logic.proof.certificate import Certificate, read, read_candidate, written
from ...logic.proof.checker import Checker, ProofError
from ...logic.proof.prover import prove
from ...logic.step import Candidate, Step
from ...logic.techniques import BY_ID
from ...messages.catalogue import Catalogue
from .. import exit_codes
from ..board_arguments import add_shape_argument, require_classic, shape_in
from ..console import Console
from ..position_arguments import Position, named_position

SUMMARY = "check_step.summary"


class Verdict(NamedTuple):
    """What became of a step."""

    key: str
    """The message that says so."""
    follows: bool = False
    by_pattern: bool = False
    uniqueness: bool = False
    proof: Certificate | None = None
    reason: Message | None = None


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Take a position and a step."""
    text = catalogue.text
    parser.add_argument("position", help=text("check_step.position"))
    parser.add_argument("step", help=text("check_step.step"))
    add_shape_argument(parser, catalogue)
    parser.add_argument("--json", action="store_true", help=text("cli.json"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write whether the step follows, from its pattern if it names one; if not, the code is 1."""
    position = named_position(arguments.position, console, shape_in(arguments))
    told = _text(arguments.step, console)
    verdict = judge(position, told)
    text = console.catalogue.text
    if arguments.json:
        fields: dict[str, object] = {
            "follows": verdict.follows,
            "by_pattern": verdict.by_pattern,
            "assumes_uniqueness": verdict.uniqueness,
            "reason": None if verdict.reason is None else console.catalogue.render(verdict.reason),
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
    stands = verdict.key == "check_step.follows"
    return exit_codes.SUCCESS if stands else exit_codes.NO_UNIQUE_SOLUTION


def judge(position: Position, told: str) -> Verdict:
    """Return whether a step, ours as JSON or in HoDoKu's notation, follows from a position."""
    board = Board(position.grid, position.givens)
    if not told.lstrip().startswith("{"):
        require_classic(position.grid.geometry, "check-step")
        return _by_pattern(position, board, read_step(told, board, BY_ID))
    step, certificate = _ours(told, position.grid.geometry)
    if certificate is None:
        return _by_pattern(position, board, step)
    return _checked("check_step.follows", position, step, certificate, by_pattern=True)


def _by_pattern(position: Position, board: Board, step: Step) -> Verdict:
    """Return whether a step follows from what it names, or else from the whole position."""
    certificate = prove(board, step)
    if certificate is not None:
        return _checked("check_step.follows", position, step, certificate, by_pattern=True)
    certificate = prove(board, step, anyhow=True)
    if certificate is not None:
        # Lines of forcing chains, and steps of ours without their certificate, name no pattern.
        named = (step.houses, step.patterns, step.truths, step.symmetry, step.arguments)
        drawn = any(found for _, found in step.roles)
        key = "check_step.otherwise" if drawn or any(named) else "check_step.follows"
        return _checked(key, position, step, certificate)
    # What cannot be: say why rather than that nothing was found.
    return _checked("check_step.unproven", position, step, Certificate(()))


def _checked(
    key: str,
    position: Position,
    step: Step,
    certificate: Certificate,
    *,
    by_pattern: bool = False,
) -> Verdict:
    checker = Checker(position.grid, position.givens)
    try:
        checker.check(certificate, step.placements, step.eliminations)
    except ProofError as error:
        return Verdict("check_step.not", reason=error.message)
    return Verdict(
        key,
        follows=True,
        by_pattern=by_pattern,
        uniqueness=checker.uses_uniqueness,
        proof=certificate,
    )


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
    """Return what a word says, what a file of that name says, or for `-` the input."""
    if word == "-":
        return console.stdin.read()
    if os.path.isfile(word):
        with open(word, encoding="utf-8") as file:
            return file.read()
    return word
