"""`verify-cases`: whether the techniques find what a library of cases expects."""

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from ...core.geometry import CLASSIC
from ...formats.forms.library import Case, read_cases
from ...formats.lines import LARGEST, require_size
from ...formats.syntax import FormatError
from ...logic.board import Board
from ...logic.step import Step
from ...logic.technique import Technique
from ...logic.techniques import TECHNIQUES
from ...messages import sentences
from ...messages.catalogue import Catalogue
from ...store.library import read_text
from .. import exit_codes
from ..console import Console
from ..progress import Progress

SUMMARY = "cases.summary"

_SHOWN = 5
"""Steps of a failing case that are printed."""


class Outcome(NamedTuple):
    """Whether a case passed, and what was found if it did not."""

    passed: bool
    known: bool
    """Whether there is a technique of its code."""
    found: tuple[Step, ...]
    """What was found that the case does not expect."""


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for a file, and for whether nothing else may be found."""
    parser.add_argument("file", help=catalogue.text("cases.file"))
    parser.add_argument("--strict", action="store_true", help=catalogue.text("cases.strict"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write the failing cases and how many passed; the exit code says whether all did."""
    cases = _read(arguments.file, console)
    progress = Progress(console, len(cases))
    failed = unsupported = 0
    for case in cases:
        outcome = verify(case, strict=arguments.strict)
        if not outcome.passed:
            failed += outcome.known
            unsupported += not outcome.known
            progress.close()
            _report_outcome(case, outcome, console)
        progress.advance()
    progress.close()
    passed = len(cases) - failed - unsupported
    text = console.catalogue.text
    console.result(text("cases.total", passed=passed, failed=failed))
    if unsupported:
        console.result(console.catalogue.count("cases.unsupported", unsupported))
    return exit_codes.NO_UNIQUE_SOLUTION if failed or unsupported else exit_codes.SUCCESS


def techniques_of(code: str) -> list[Technique]:
    """Return the techniques of a code; an unknown variant stands for its base."""
    exact = [technique for technique in TECHNIQUES if code in technique.code.split()]
    if exact:
        return exact
    base = code.partition("-")[0]
    return [
        technique
        for technique in TECHNIQUES
        if any(own.partition("-")[0] == base for own in technique.code.split())
    ]


def verify(case: Case, *, strict: bool = False) -> Outcome:
    """Search a case's position with its technique until the expected result is found.

    With `strict`, no step may conclude anything else. Techniques that have the code only as their
    second are just asked for the expected result.
    """
    board = Board(case.grid, case.givens)
    expected = set(case.placements), set(case.eliminations)
    found: dict[tuple[object, object], Step] = {}
    techniques = techniques_of(case.technique)
    met = case.must_not_fire
    for technique in techniques:
        own = technique.code.partition(" ")[0].partition("-")[0] == case.technique.partition("-")[0]
        if met and not own:
            continue
        for step in technique.find(board):
            conclusion = set(step.placements), set(step.eliminations)
            if conclusion == expected and not case.must_not_fire:
                met = True
                if not strict:
                    return Outcome(True, True, ())
            elif own or not strict:
                found.setdefault((step.placements, step.eliminations), step)
    known = bool(techniques)
    if not strict and not case.must_not_fire:
        return Outcome(False, known, tuple(found.values()))
    return Outcome(known and met and not found, known, tuple(found.values()))


def _read(name: str, console: Console) -> tuple[Case, ...]:
    if name == "-":
        text = console.stdin.read(LARGEST + 1)
        require_size(text)
        return read_cases(text)
    try:
        return read_cases(read_text(Path(name)))
    except FormatError as error:
        raise error.in_file(name) from None


def _report_outcome(case: Case, outcome: Outcome, console: Console) -> None:
    text = console.catalogue.text
    expected = (
        text("cases.nothing")
        if case.must_not_fire
        else _conclusion(case.placements, case.eliminations)
    )
    console.result(
        text("cases.failed", line=case.line, technique=case.technique, expected=expected)
    )
    if not outcome.known:
        console.result("  " + text("cases.unknown"))
    elif not outcome.found:
        console.result("  " + text("cases.none_found"))
    for step in outcome.found[:_SHOWN]:
        name = sentences.name(console.catalogue, step.technique)
        found = _conclusion(step.placements, step.eliminations)
        console.result("  " + text("cases.found", technique=name, found=found))
    if len(outcome.found) > _SHOWN:
        console.result("  " + text("cases.more", n=len(outcome.found) - _SHOWN))


def _conclusion(
    placements: Iterable[tuple[int, int]], eliminations: Iterable[tuple[int, int]]
) -> str:
    said = [f"{CLASSIC.cell_name(cell)}={digit}" for cell, digit in placements]
    said += [f"{CLASSIC.cell_name(cell)}<>{digit}" for cell, digit in eliminations]
    return ", ".join(said)
