"""The caption below a method's board: what its last step did."""

from collections.abc import Callable, Iterable
from typing import Final

from ...core.digits import Cell, Digit, Mask, digits_of, symbol
from ...core.geometry import Geometry
from ...core.grid import Grid
from ...core.message import Message, message
from ...core.naming import house_words, listed
from ...core.verdict import Verdict
from ...solve.stream import NO_CELL, Result, StepKind, StreamStep
from .picture import Picture

Say = Callable[[Picture, StreamStep, Geometry], Message]

VARIABLES: Final = ("index", "cell", "digit", "list", "stack", "depth")
"""All that pseudo-code may name, by the ends of their keys."""
CODE: Final[dict[str, tuple[int, ...]]] = {
    "backtracking": (0, 0, 1, 1, 2, 1, 2, 2, 2, 0),
    "brute-force": (0, 1, 1, 1, 1, 2, 2, 2, 1),
    "stack": (0, 0, 1, 1, 1, 1, 1),
    "staged": (0, 0, 1, 1, 1, 1, 1, 1, 0, 0),
    "logic": (0, 1, 2, 2, 3, 3, 1, 0),
    "exact": (0, 1, 2, 1, 1, 1, 1, 2),
}
"""For each line of a method's pseudo-code how far it is indented; its words are messages."""
MOST_CELLS: Final = 4
"""So many cells are named; of more their number is told."""


def caption(method: str, puzzle: Grid, picture: Picture, result: Result | None) -> Message:
    """Return what the last step did, or how the method ended."""
    step = picture.step
    if result is not None:
        return _ending(result)
    if step is None:
        return message("theatre.caption.start", len(puzzle.open_cells))
    if step.kind is StepKind.SOLUTION:
        return message("theatre.caption.solution")
    return _SAYS[method](picture, step, puzzle.geometry)


def _ending(result: Result) -> Message:
    verdict = result.verdict
    if verdict is Verdict.CONFLICT:
        return message("theatre.caption.breaks_rule")
    key = f"theatre.caption.{verdict.value.replace(' ', '_')}"
    if verdict is Verdict.STUCK:
        return message(key, len(result.board.open_cells))
    return message(key)


def _digits(digits: Mask, geometry: Geometry) -> "Message | str":
    """Return digits, at least one, as a list."""
    return listed([geometry.symbol_for(digit) for digit in digits_of(digits)])


def _digits_key(key: str, digits: Mask) -> str:
    """Return the key for no digit, one or several."""
    count = digits.bit_count()
    return f"{key}.{('none', 'one')[count] if count < 2 else 'several'}"


def _cells(cells: Iterable[Cell], geometry: Geometry) -> "Message | str":
    names = [geometry.cell_name(cell) for cell in cells]
    if len(names) > MOST_CELLS:
        return message("theatre.caption.cells", len(names))
    return listed(names)


def _backtracking(picture: Picture, step: StreamStep, geometry: Geometry) -> Message:
    cell, digit = geometry.cell_name(step.cell), geometry.symbol_for(step.digit)
    match step.kind:
        case StepKind.CONFLICT:
            (other,) = step.cells
            where = geometry.cell_name(other)
            for index in geometry.houses_of[step.cell]:
                house = geometry.houses[index]
                if other in house.cells:
                    words = house_words(house)
                    return message(
                        "theatre.caption.conflict", cell=cell, digit=digit, house=words, at=where
                    )
            return message("theatre.caption.conflict.seen", cell=cell, digit=digit, at=where)
        case StepKind.PLACE:
            key = _digits_key("theatre.caption.fits", picture.refused)
            refused = _digits(picture.refused, geometry) if picture.refused else ""
            return message(key, cell=cell, digit=digit, refused=refused)
        case StepKind.RETREAT:
            highest = geometry.symbol_for(geometry.size)
            return message("theatre.caption.counted_up", cell=cell, highest=highest)
        case _:
            return message("theatre.caption.try", cell=cell, digit=digit)


def _brute_force(_: Picture, step: StreamStep, geometry: Geometry) -> Message:
    cell, digit = geometry.cell_name(step.cell), geometry.symbol_for(step.digit)
    match step.kind:
        case StepKind.TRY:
            return _list(cell, step.candidates, geometry)
        case StepKind.PLACE if step.forced:
            return message("theatre.caption.put.forced", cell=cell, digit=digit)
        case StepKind.PLACE:
            digits = _digits(step.candidates, geometry)
            return message("theatre.caption.put", cell=cell, digit=digit, digits=digits)
        case StepKind.RETREAT:
            return message("theatre.caption.led_nowhere", cell=cell, digit=digit)
        case _:
            return message("theatre.caption.list.none", cell=cell)


def _list(cell: str, candidates: Mask, geometry: Geometry) -> Message:
    key = _digits_key("theatre.caption.list", candidates)
    return message(key, cell=cell, digits=_digits(candidates, geometry) if candidates else "")


def _stack(picture: Picture, step: StreamStep, geometry: Geometry) -> Message:
    boards = message("theatre.caption.boards", picture.stack_size)
    if step.cell == NO_CELL:
        return message(f"theatre.caption.first_{step.kind.name.lower()}")
    cell, digit = geometry.cell_name(step.cell), geometry.symbol_for(step.digit)
    match step.kind:
        case StepKind.PUSH:
            return message("theatre.caption.push", cell=cell, digit=digit, boards=boards)
        case StepKind.POP:
            return message("theatre.caption.pop", cell=cell, digit=digit, boards=boards)
        case StepKind.TRY:
            return _list(cell, step.candidates, geometry)
        case _:
            return message("theatre.caption.dropped", cell=cell)


def _staged(_: Picture, step: StreamStep, geometry: Geometry) -> Message:
    if step.kind is StepKind.CONFLICT:
        return message("theatre.caption.list.none", cell=geometry.cell_name(step.cell))
    if step.kind is StepKind.DEDUCE:
        return message(
            "theatre.caption.equal_lists",
            stage=step.rule,
            cells=_cells(step.cells, geometry),
            digits=_digits(step.candidates, geometry),
            others=_cells(sorted({cell for cell, _ in step.removed}), geometry),
        )
    cell, digit = geometry.cell_name(step.cell), geometry.symbol_for(step.digit)
    if not step.cells:
        return message("theatre.caption.last_of_list", stage=step.rule, cell=cell, digit=digit)
    house = next(house for house in geometry.houses if house.cells == step.cells)
    key = f"theatre.caption.only_place{'.own' if step.rule == 'box' else ''}"
    return message(key, stage=step.rule, cell=cell, digit=digit, house=house_words(house))


def _exact(_: Picture, step: StreamStep, geometry: Geometry) -> Message:
    cell = geometry.cell_name(step.cell) if step.cell != NO_CELL else ""
    digit = geometry.symbol_for(step.digit)
    match step.kind:
        case StepKind.PLACE if step.forced:
            return message("theatre.caption.single", cell=cell, digit=digit)
        case StepKind.PLACE:
            return message("theatre.caption.guess", cell=cell, digit=digit, depth=step.depth)
        case StepKind.DEDUCE:
            return message("theatre.caption.locked", len(step.removed))
        case StepKind.TRY if cell:
            return message(
                "theatre.caption.fewest", cell=cell, digits=_digits(step.candidates, geometry)
            )
        case StepKind.TRY:
            cells = _cells(step.cells, geometry)
            return message(
                "theatre.caption.fewest_places",
                digits=_digits(step.candidates, geometry),
                cells=cells,
            )
        case StepKind.RETREAT:
            return message("theatre.caption.back_to_guess", cell=cell)
        case _ if cell:
            return message("theatre.caption.list.none", cell=cell)
        case _:
            house = next(house for house in geometry.houses if house.cells == step.cells)
            digits = _digits(step.candidates, geometry)
            return message("theatre.caption.no_place", house=house_words(house), digit=digits)


def _logic(_: Picture, step: StreamStep, geometry: Geometry) -> Message:
    """Return a caption for what the engine's own sentences do not cover."""
    return message("theatre.caption.list.none", cell=geometry.cell_name(step.cell))


_SAYS: Final[dict[str, Say]] = {
    "backtracking": _backtracking,
    "brute-force": _brute_force,
    "stack": _stack,
    "staged": _staged,
    "exact": _exact,
    "logic": _logic,
}


def variables(method: str, picture: Picture, geometry: Geometry) -> tuple[tuple[str, str], ...]:
    """Return the variables of a method's pseudo-code with their values, by the ends of keys."""
    step = picture.step
    if step is None:
        return ()
    found: dict[str, str] = {}
    if method in ("stack", "exact", "brute-force"):
        count = picture.stack_size if method == "stack" else picture.place.level
        found["stack" if method == "stack" else "depth"] = str(count)
    elif method == "backtracking":
        found["index"] = str(step.depth)
    if picture.focus != NO_CELL and step.kind is not StepKind.SOLUTION:
        found["cell"] = geometry.cell_name(Cell(picture.focus))
        value = Digit(picture.values[picture.focus])
        if value:
            found["digit"] = symbol(value)
    if picture.candidates and method in ("stack", "brute-force"):
        found["list"] = " ".join(map(symbol, digits_of(picture.candidates)))
    return tuple(found.items())
