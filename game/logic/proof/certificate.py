"""Certificates: the proof of a step, in lines that can be checked one by one.

A certificate speaks of *sectors*: a cell (`r4c7`) or the places of a digit in a house (`5b3`).
One of the candidates of a sector is true, and no more than one. As further sectors it may name
*patterns*: cells that cannot all keep to certain digits, so that one of their other candidates is
true (`p1` for the first), or a *symmetry* that the givens have and the solution therefore has too.
Of a board's constraints it speaks by name, as the code of the board does (`cage=9:r1c1.r1c2`).
"""

from typing import NamedTuple, TypeGuard

from ...core.constraints import text_of
from ...core.constraints.clause import Clause
from ...core.digits import SYMBOLS, Cell, Digit, Mask, digits_of, symbol
from ...core.errors import SudokuError
from ...core.geometry import Geometry
from ..step import Candidate, Pattern, Symmetry

Sector = str | tuple[Candidate, ...]
"""A sector by its name, or candidates of which no two can be true."""

MIRROR = "mirror"
"""The name under which a line calls on the symmetry."""


class Line(NamedTuple):
    """What `truths`, of which each holds a true candidate, and `links`, of which none holds two,
    leave no room for.

    There are at least as many true candidates as truths, and at most as many as links. Without
    links there is one truth, and what goes sees all that is left of it. When nothing goes, the
    line is a contradiction.
    """

    truths: tuple[str, ...]
    links: tuple[Sector, ...] = ()
    gone: tuple[Candidate, ...] = ()


class Filling(NamedTuple):
    """The candidates that remain in no way of filling cells by a constraint or a sum.

    One `base` without `covers` is that constraint, of all its cells or of those in `cells`. Else
    bases and covers are houses (`r1`) and constraints that are sums: what the cells of the bases
    add up to, less those of the covers, is known. Without `gone` there is no way at all.
    """

    bases: tuple[str | Clause, ...]
    covers: tuple[str | Clause, ...] = ()
    cells: tuple[Cell, ...] = ()
    gone: tuple[Candidate, ...] = ()


class Trial(NamedTuple):
    """A trial: lines lead from a candidate to a contradiction, so it is false."""

    assumed: Candidate
    lines: "tuple[Inference, ...]"


Inference = Line | Filling | Trial


class Certificate(NamedTuple):
    """A proof: the patterns and the symmetry that it uses, and its lines."""

    lines: tuple[Inference, ...]
    patterns: tuple[Pattern, ...] = ()
    symmetry: Symmetry | None = None


class CertificateError(SudokuError):
    """The values are not a certificate."""

    key = "error.certificate"

    def __init__(self, text: object) -> None:
        super().__init__(f"{text!r} is no part of a certificate", text=repr(text))


def written(certificate: Certificate, geometry: Geometry) -> dict[str, object]:
    """Return a certificate as plain values for JSON; `read` is the inverse."""
    name = geometry.cell_name

    def candidates(found: tuple[Candidate, ...]) -> list[str]:
        return [f"{name(cell)}={symbol(digit)}" for cell, digit in found]

    def rules(found: tuple[str | Clause, ...]) -> list[str]:
        return [each if isinstance(each, str) else text_of(each, geometry) for each in found]

    def line(each: Inference) -> dict[str, object]:
        if isinstance(each, Trial):
            return {"assume": candidates((each.assumed,))[0], "lines": list(map(line, each.lines))}
        if isinstance(each, Filling):
            fields: dict[str, object] = {"bases": rules(each.bases)}
            if each.covers:
                fields["covers"] = rules(each.covers)
            if each.cells:
                fields["cells"] = list(map(name, each.cells))
            return fields | {"gone": candidates(each.gone)}
        links = [link if isinstance(link, str) else candidates(link) for link in each.links]
        counted: dict[str, object] = {"truths": list(each.truths)}
        if links:
            counted["links"] = links
        return counted | {"gone": candidates(each.gone)}

    fields: dict[str, object] = {"lines": list(map(line, certificate.lines))}
    if certificate.patterns:
        fields["patterns"] = [
            {name(cell): "".join(map(symbol, digits_of(mask))) for cell, mask in pattern}
            for pattern in certificate.patterns
        ]
    if certificate.symmetry:
        fields["symmetry"] = {
            "cells": list(map(name, certificate.symmetry.cells)),
            "digits": "".join(symbol(Digit(digit)) for digit in certificate.symmetry.digits),
        }
    return fields


def read(value: object, geometry: Geometry) -> Certificate:
    """Parse plain values as a certificate; `CertificateError` quotes what is wrong."""
    fields = _dict(value)
    symmetry = None
    if "symmetry" in fields:
        mirror = _dict(fields["symmetry"])
        cells = tuple(geometry.parse_cell(_text(cell)) for cell in _list(mirror.get("cells")))
        digits = tuple(_digit(each, geometry) for each in _text(mirror.get("digits")))
        if len(cells) != len(geometry.cells) or len(digits) != geometry.size:
            raise CertificateError(fields["symmetry"])
        symmetry = Symmetry(cells, digits)
    return Certificate(
        tuple(_line(each, geometry) for each in _list(fields.get("lines"))),
        tuple(_pattern(each, geometry) for each in _list(fields.get("patterns", []))),
        symmetry,
    )


def read_candidate(text: object, geometry: Geometry) -> Candidate:
    """Return the candidate of a text such as r4c7=5."""
    cell, sign, digit = _text(text).partition("=")
    if not sign:
        raise CertificateError(text)
    return Candidate(geometry.parse_cell(cell), _digit(digit, geometry))


def _line(value: object, geometry: Geometry) -> Inference:
    fields = _dict(value)
    if "assume" in fields:
        lines = tuple(_line(each, geometry) for each in _list(fields.get("lines")))
        return Trial(read_candidate(fields["assume"], geometry), lines)
    if "bases" in fields:
        bases, covers = (
            tuple(_rule(each, geometry) for each in _list(fields.get(key, [])))
            for key in ("bases", "covers")
        )
        cells = tuple(geometry.parse_cell(_text(each)) for each in _list(fields.get("cells", [])))
        return Filling(bases, covers, cells, _candidates(fields.get("gone", []), geometry))
    links = tuple(
        link if isinstance(link, str) else _candidates(link, geometry)
        for link in _list(fields.get("links", []))
    )
    truths = tuple(map(_text, _list(fields.get("truths"))))
    return Line(truths, links, _candidates(fields.get("gone", []), geometry))


def _rule(value: object, geometry: Geometry) -> str | Clause:
    """Return the board's constraint of a name; otherwise the name, for instance of a house."""
    name = _text(value)
    return next((one for one in geometry.constraints if text_of(one, geometry) == name), name)


def _pattern(value: object, geometry: Geometry) -> Pattern:
    return tuple(
        (geometry.parse_cell(cell), _mask(_text(digits), geometry))
        for cell, digits in _dict(value).items()
    )


def _mask(text: str, geometry: Geometry) -> Mask:
    return Mask(sum(1 << _digit(each, geometry) - 1 for each in set(text)))


def _candidates(value: object, geometry: Geometry) -> tuple[Candidate, ...]:
    return tuple(read_candidate(each, geometry) for each in _list(value))


def _digit(text: str, geometry: Geometry) -> Digit:
    number = SYMBOLS.find(text) + 1 if len(text) == 1 else 0
    if not 0 < number <= geometry.size:
        raise CertificateError(text)
    return Digit(number)


def _is_dict(value: object) -> TypeGuard[dict[str, object]]:
    return isinstance(value, dict)


def _dict(value: object) -> dict[str, object]:
    if not _is_dict(value):
        raise CertificateError(value)
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise CertificateError(value)
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise CertificateError(value)
    return value
