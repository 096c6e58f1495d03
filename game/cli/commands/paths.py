"""`paths`: two paths of one board side by side, and their first difference."""

import argparse
import json
from itertools import zip_longest
from shutil import get_terminal_size
from textwrap import wrap
from typing import Final

from ...core.verdict import Verdict
from ...messages.catalogue import Catalogue
from ...messages.lists import enumerated
from ...solve.exact import classify
from .. import exit_codes
from ..board_arguments import require_classic
from ..console import Console
from ..position_arguments import named_position
from ..ways import BY_ER, KINDS, OURS, Stage, beyond_singles, parting, way

SUMMARY = "paths.summary"

_NARROWEST: Final = 24
"""Characters of a column at least."""
_BETWEEN: Final = 10
"""Characters of a row that are not of its two columns."""


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for a board, and for two paths."""
    text = catalogue.text
    parser.add_argument("puzzle", help=text("paths.puzzle"))
    ways = text("paths.ways", known=enumerated(catalogue, KINDS))
    parser.add_argument("one", nargs="?", default=OURS, help=ways)
    parser.add_argument("other", nargs="?", default=BY_ER, help=text("paths.other"))
    parser.add_argument("--singles", action="store_true", help=text("paths.singles"))
    parser.add_argument("--json", action="store_true", help=text("cli.json"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write both paths and where they differ; the exit code is 1 if they do."""
    position = named_position(arguments.puzzle, console)
    require_classic(position.grid.geometry, "paths")
    verdict = classify(position.grid).verdict
    if verdict is not Verdict.UNIQUE:
        console.report(console.catalogue.text(f"verdict.{verdict.value}"))
        return exit_codes.NO_UNIQUE_SOLUTION
    names = arguments.one, arguments.other
    both = [way(name, position) for name in names]
    if not arguments.singles:
        both = [beyond_singles(each) for each in both]
    at = parting(*both)
    if arguments.json:
        told = [[stage.text for stage in each] for each in both]
        fields = {"one": told[0], "other": told[1], "part_at": None if at is None else at + 1}
        console.result(json.dumps(fields, ensure_ascii=False))
    else:
        for line in _rows(*both):
            console.result(line)
        console.result(_comparison_text(console.catalogue, names, both, at))
    return exit_codes.SUCCESS if at is None else exit_codes.NO_UNIQUE_SOLUTION


def _rows(one: list[Stage], other: list[Stage]) -> list[str]:
    """Return the steps side by side, with an equals sign between equal ones."""
    width = max(_NARROWEST, (get_terminal_size((100, 24)).columns - _BETWEEN) // 2)
    lines = []
    for number, (left, right) in enumerate(zip_longest(one, other), 1):
        sign = "=" if left and right and left.is_like(right) else "|"
        columns = [wrap(each.text, width) if each else [] for each in (left, right)]
        for place, (first, second) in enumerate(zip_longest(*columns, fillvalue="")):
            start = f"{number:4}" if place == 0 else "    "
            lines.append(f"{start} {first:{width}} {sign} {second}".rstrip())
    return lines


def _comparison_text(
    catalogue: Catalogue, names: tuple[str, str], both: list[list[Stage]], at: int | None
) -> str:
    if at is None:
        alike = len(both[0])
        return catalogue.count("paths.same", alike) if alike else catalogue.text("paths.no_steps")
    steps = [each[at].text if at < len(each) else None for each in both]
    words = {"one": names[0], "other": names[1], "number": at + 1}
    if None in steps:
        ended, going = names if steps[0] is None else names[::-1]
        step = steps[1] if steps[0] is None else steps[0]
        return catalogue.text("paths.ended", number=at, ended=ended, other=going, step=step)
    return catalogue.text("paths.part", left=steps[0], right=steps[1], **words)
