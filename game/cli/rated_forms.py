"""The output forms of ratings: JSON, CSV, text, and templates."""

import csv
import io
import json
import re
from argparse import ArgumentTypeError
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ..core.geometry import CLASSIC, Geometry
from ..core.grid import Grid
from ..logic.solver import STANDARD, name_of
from ..logic.step import Candidate, Step
from ..messages import sentences
from ..messages.catalogue import Catalogue
from ..messages.notation import Notation
from ..messages.scales import classic_name
from ..messages.short_notation import eliminations
from .rating import RatedPuzzle, Request
from .written_step import line_notation

if TYPE_CHECKING:
    from ..logic.rating.explainer import ExplainerRating
    from ..logic.rating.explainer.path import RatedStep

_JSON: Final = json.JSONEncoder(ensure_ascii=False)
COLUMNS: Final = (
    "puzzle",
    "verdict",
    "level",
    "score",
    "er",
    "ep",
    "ed",
    "er_technique",
    "hardest",
    "solved",
    "error",
    "kept",
    "solver",
    "options",
)
"""The heading of the comma-separated form."""
_SEPARATORS: Final = " \t,;|:"
_QUOTES: Final = "\"'"
_SIGN: Final = re.compile("%(.?)")
_SIGNS: Final = "pgredhlsvnikt%"
_NEEDS_ER: Final = frozenset("red")
_SERATES: Final = frozenset("gp")
"""A template with both is one of serate's: `%g` is the puzzle there, and `%p` EP."""


class Told(NamedTuple):
    """A rated puzzle, and where it came from."""

    found: RatedPuzzle
    number: int
    """Its place among the puzzles, from 1."""
    line: str = ""
    """The line that it stood on, empty where a puzzle takes several."""
    keeps: bool = False
    """Whether what else the line holds is written, too."""

    @property
    def kept(self) -> str:
        """The rest of the line besides the board."""
        start = self.line.find(self.found.puzzle) if self.found.puzzle else -1
        if start < 0:
            # The board is written with other signs for empty cells.
            zeros = re.search(r"[0-9.*_-]{81,}", self.line)
            return self.line if zeros is None else self._without(*zeros.span())
        return self._without(start, start + len(self.found.puzzle))

    def _without(self, start: int, end: int) -> str:
        before, after = self.line[:start], self.line[end:]
        if before[-1:] == after[:1] and before[-1:] in tuple(_QUOTES):
            before, after = before[:-1], after[1:]
        return " ".join(filter(None, (before.strip(_SEPARATORS), after.strip(_SEPARATORS))))


def template_of(catalogue: Catalogue) -> Callable[[str], str]:
    """Return the type of an argument such as `%p %r/%e/%d %h`."""

    def parse(text: str) -> str:
        for sign in _SIGN.findall(text):
            if not sign or sign not in _SIGNS:
                signs = " ".join(f"%{each}" for each in _SIGNS)
                raise ArgumentTypeError(
                    catalogue.text("rate.no_sign", sign=f"%{sign}", signs=signs)
                )
        return text

    return parse


def template_needs_er(template: str) -> bool:
    """Whether a template has a sign for ER, EP or ED."""
    signs = set(_SIGN.findall(template))
    return not _NEEDS_ER.isdisjoint(signs) or signs >= _SERATES


def by_template(template: str, catalogue: Catalogue, told: Told) -> str:
    """Return a rated puzzle by a template; unknown values become hyphens."""
    found, er = told.found, _solved(told.found.er)
    ratings = (None, None, None) if er is None else (er.er, er.ep, er.ed)
    hardest = sentences.name(catalogue, found.hardest) if found.hardest else None
    values: dict[str, object] = {
        "p": found.puzzle or None,
        "g": found.puzzle or None,
        **dict(zip("red", (r if r is None else f"{r:.1f}" for r in ratings), strict=True)),
        "h": hardest,
        "l": found.level,
        "s": found.score,
        "v": found.verdict,
        "n": told.number,
        "i": told.line,
        "k": told.kept,
        "t": "\t",
        "%": "%",
    }
    if set(_SIGN.findall(template)) >= _SERATES:
        values["p"] = values["e"]

    def filled(sign: re.Match[str]) -> str:
        value = values[sign[1]]
        return "-" if value is None else str(value)

    return _SIGN.sub(filled, template)


def as_json(catalogue: Catalogue, request: Request, told: Told) -> str:
    """Return a rated puzzle as a JSON object; docs/rate.schema.json says what its fields are."""
    found = told.found
    fields: dict[str, object] = {
        "puzzle": found.puzzle or None,
        "level": found.level,
        "score": found.score,
        **_ratings(found.er),
        "hardest": found.hardest,
        "techniques": found.techniques,
        "solved": found.solved,
        "solver": request.solver_name,
        "options": list(request.options),
    }
    if found.score is None:
        fields["verdict"] = found.verdict
    if found.error is not None:
        fields["error"] = catalogue.render(found.error)
    if told.keeps:
        fields["kept"] = told.kept
    if request.with_path:
        write = partial(_step, catalogue, request.notation)
        fields["steps"] = [write(step, position=at) for step, at in found.positions] + [
            {"er": each.rating, "er_technique": each.name, **write(each.step, each.is_shown)}
            for each in found.er_steps
        ]
    return _JSON.encode(fields)


def as_csv(catalogue: Catalogue, request: Request, told: Told) -> str:
    """Return a rated puzzle as a row of the `COLUMNS`."""
    found = told.found
    return row(
        found.puzzle,
        found.verdict,
        found.level,
        found.score,
        *_ratings(found.er).values(),
        found.hardest,
        int(found.solved),
        found.error and catalogue.render(found.error),
        told.kept if told.keeps else "",
        request.solver_name,
        " ".join(request.options),
    )


def row(*values: object) -> str:
    """Return comma-separated values; unknown ones are empty."""
    text = io.StringIO()
    csv.writer(text, lineterminator="").writerow(values)
    return text.getvalue()


def as_text(catalogue: Catalogue, request: Request, told: Told) -> str:
    """Return a rated puzzle as text, the steps of the path on lines of their own.

    Settings that are not standard are named.
    """
    found = told.found
    kept = f" {told.kept}" if told.keeps and told.kept else ""
    if found.score is None:
        return f"{found.puzzle} -{kept}".lstrip()
    er = _solved(found.er)
    rating = "-" if er is None else f"{er.er:.1f}"
    hardest = sentences.name(catalogue, found.hardest) if found.hardest else "-"
    line = f"{found.puzzle} {found.level or '-'} {found.score} {rating} {hardest}{kept}"
    if request.solver is not None and request.solver_name != name_of(STANDARD):
        line = catalogue.text("solver.rated", line=line, solver=request.solver_name)
    lines = [line]
    lines += ["  " + _line(catalogue, step, at, request.notation) for step, at in found.positions]
    lines += ["  " + er_line(catalogue, each, request.notation) for each in found.er_steps]
    return "\n".join(lines)


def er_line(catalogue: Catalogue, found: "RatedStep", notation: Notation) -> str:
    """Return a step of a path by ER: its rating, the scale's name for it, and the step."""
    if not found.is_shown:
        gone = eliminations(found.step, CLASSIC.size)
        return f"{found.rating:.1f} {classic_name(catalogue, found.name)}: {gone}"
    line = _line(catalogue, found.step, None, notation)
    theirs = classic_name(catalogue, found.name)
    own = "" if theirs == sentences.name(catalogue, found.step.technique) else f"{theirs}: "
    return f"{found.rating:.1f} {own}{line}"


def _line(catalogue: Catalogue, step: Step, position: Grid | None, notation: Notation) -> str:
    written = line_notation(step, notation, _geometry(position))
    return sentences.named_line(catalogue, step, position, written)


def _geometry(position: Grid | None) -> Geometry:
    return CLASSIC if position is None else position.geometry


def _solved(rating: "ExplainerRating | None") -> "ExplainerRating | None":
    return None if rating is None or not rating.solved else rating


def _ratings(rating: "ExplainerRating | None") -> dict[str, object]:
    found = _solved(rating)
    names = ("er", "ep", "ed", "er_technique")
    return dict(zip(names, (None,) * 4 if found is None else found[:4], strict=True))


def _step(
    catalogue: Catalogue,
    notation: Notation,
    step: Step,
    is_shown: bool = True,
    position: Grid | None = None,
) -> dict[str, object]:
    geometry = _geometry(position)

    def name(candidate: Candidate) -> str:
        return geometry.cell_name(candidate.cell)

    fields: dict[str, object] = {
        "technique": step.technique if is_shown else None,
        "placements": [f"{name(one)}={one.digit}" for one in step.placements],
        "eliminations": [f"{name(one)}<>{one.digit}" for one in step.eliminations],
        "sentence": sentences.sentence(catalogue, step, position) if is_shown else None,
    }
    if notation is not Notation.PROSE:
        written = line_notation(step, notation, geometry)
        fields["line"] = (
            sentences.sentence(catalogue, step, position, written) if is_shown else None
        )
    return fields
