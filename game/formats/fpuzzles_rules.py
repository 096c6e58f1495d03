"""The constraints in the JSON of f-puzzles, converted to values and back."""

import json
import re
from collections.abc import Collection, Iterable
from typing import Any, Final

from ..core.constraint import Constraint, Place
from .document import text_of
from .link_json import json_text, require_few
from .syntax import FormatError

_PLACE: Final = re.compile(r"[Rr](-?\d{1,2})[Cc](-?\d{1,2})")


def constraints_in(said: dict[str, Any], known: Collection[str]) -> list[Constraint]:
    """Return all constraints, which are what has other names than the known ones.

    A name is a kind, with a list of objects, or true, or a list of words. `FormatError` names one
    with any other value.
    """
    found: list[Constraint] = []
    for kind, value in said.items():
        if kind in known or not value:
            continue
        kind = text_of(kind)[:80]
        if value is True:
            found.append(Constraint(kind))
        elif isinstance(value, list) and all(isinstance(one, dict) for one in value):
            found += [_constraint(kind, one) for one in value]
        elif isinstance(value, list):
            found.append(Constraint(kind, values=_words(kind, value)))
        else:
            found.append(Constraint(kind, more=json_text(value)))
        require_few(found, kind)
    return found


def plain_constraints(constraints: Iterable[Constraint]) -> dict[str, Any]:
    """Return constraints as they are in a link's JSON; the inverse of `constraints_in`."""
    plain: dict[str, Any] = {}
    for one in constraints:
        kind, cells, lines, values, at, direction, more = one
        said: dict[str, Any] = {}
        if lines:
            said["lines"] = [list(map(_name, line)) for line in lines]
        if at is not None:
            said["cell"] = _name(at)
        if cells:
            said["cells"] = list(map(_name, cells))
        if direction:
            said["direction"] = direction
        if not said and not more:
            plain[kind] = list(values) or True
            continue
        if kind == "quadruple":
            said["values"] = [int(value) if value.isdigit() else value for value in values]
        elif values:
            said["value"] = values[0]
        rest = json.loads(more) if more else {}
        if not said and not isinstance(rest, dict):
            plain[kind] = rest
            continue
        plain.setdefault(kind, []).append(said | rest)
    return plain


def _constraint(kind: str, said: dict[str, Any]) -> Constraint:
    rest = dict(said)
    cells = _places(kind, rest.pop("cells", None))
    # A line of SudokuPad's own is a drawing: nothing here looks into it.
    is_drawn = kind == "line" and isinstance(rest.get("lines"), dict)
    lines = [] if is_drawn else rest.pop("lines", None) or []
    if not isinstance(lines, list):
        raise _damaged(kind)
    at = rest.pop("cell", None)
    values = rest.pop("values", None)
    if values is None:
        value = rest.pop("value", None)
        values = [] if value is None or value == "" else [value]
    direction = rest.pop("direction", None) or ""
    return Constraint(
        kind,
        cells,
        tuple(_places(kind, line) for line in lines),
        _words(kind, values),
        None if at is None else _place(kind, at),
        text_of(str(direction))[:8],
        json_text(rest) if rest else "",
    )


def _places(kind: str, said: object) -> tuple[Place, ...]:
    if said is None:
        return ()
    if not isinstance(said, list):
        raise _damaged(kind)
    return tuple(_place(kind, one) for one in said)


def _place(kind: str, said: object) -> Place:
    match = _PLACE.fullmatch(said) if isinstance(said, str) else None
    if match is None:
        raise _damaged(kind)
    return int(match[1]), int(match[2])


def _name(place: Place) -> str:
    return "R{}C{}".format(*place)


def _words(kind: str, said: object) -> tuple[str, ...]:
    if not isinstance(said, list) or not all(isinstance(one, str | int | float) for one in said):
        raise _damaged(kind)
    return tuple(text_of(str(one)) for one in said)


def _damaged(kind: str) -> FormatError:
    return FormatError("link_rule", f"{kind} is damaged", name=kind)
