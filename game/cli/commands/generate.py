"""`generate`: puzzles of a level, each with its id."""

import argparse
import os
from collections import Counter
from contextlib import closing
from functools import partial
from typing import Final, NamedTuple

from ...core.canonical import canonical
from ...core.errors import SudokuError
from ...core.message import Message
from ...core.rules import Puzzle
from ...generate.deal import GenerationError, deal, new_id, version_note
from ...generate.ids import PuzzleId, ShapeLevelError, fresh_id, parse_id
from ...generate.levels import Level, Shape
from ...generate.need import Need
from ...generate.required import Required, deal_with, level_with
from ...generate.symmetry import Symmetry
from ...logic.techniques import TECHNIQUES
from ...messages.catalogue import Catalogue
from ...solve.exact import solve
from .. import exit_codes
from ..arguments import technique_id, whole_number
from ..batch import in_order
from ..board_arguments import BoardStyle, add_board_arguments, style_of
from ..console import Console
from ..phases import phases_text
from ..progress import Progress
from ..seeds import draw_of, drawn_id, given_id
from ..sought import (
    LIMIT,
    Deadline,
    Look,
    Written,
    add_sought_arguments,
    look_of,
    sought_in,
    write_sought,
)

SUMMARY = "generate.summary"

_RETRIES: Final = 10
"""Fresh ids tried for one puzzle whose id was left to chance."""


class TechniqueOfIdError(SudokuError):
    """An id, which names a single puzzle, was given together with a required technique."""

    key = "generate.technique_of_id"

    def __init__(self, given: PuzzleId) -> None:
        super().__init__(f"{given} names one puzzle already", id=str(given))


class ShapeOptionError(SudokuError):
    """An option only applies to classic boards."""

    key = "generate.shape_option"

    def __init__(self, option: str, shape: Shape) -> None:
        super().__init__(f"{option} is not for {shape.value}", option=option, shape=shape.value)


class UnreachableLevelError(SudokuError):
    """No puzzle of a level with a symmetry was found."""

    key = "generate.unreachable"

    def __init__(self, level: Level, symmetry: Symmetry) -> None:
        super().__init__(
            f"no {level.value} puzzle with symmetry {symmetry.value}",
            level=level.value,
            symmetry=symmetry.value,
        )


class Line(NamedTuple):
    """The output for one puzzle, and what to say about it on stderr."""

    text: str
    told: Message | None = None
    form: bytes = b""
    """Its canonical form where guises are told apart."""


class Order(NamedTuple):
    """What the puzzles should be like, and the text that their ids are drawn from."""

    level: Level
    symmetry: Symmetry
    seed: str
    given: PuzzleId | None
    """The id of the first puzzle, when the seed is one."""
    requires: str | None = None
    """The technique that every puzzle is to need."""
    shape: Shape = Shape.CLASSIC
    by_phases: bool = False
    """Whether the classic generator is to make them, in its phases."""
    compares: bool = False
    """Whether guises of the same puzzle are told apart."""
    limit: float = LIMIT
    """Seconds that the search for a puzzle with a technique may take."""


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for what to generate, and in which form."""
    text = catalogue.text
    positive = whole_number(catalogue, 1)
    levels = [level.value for level in Level]
    symmetries = [symmetry.value for symmetry in Symmetry]
    parser.add_argument("--level", type=str.lower, choices=levels, help=text("generate.level"))
    shapes = [shape.value for shape in Shape]
    parser.add_argument("--board", type=str.lower, choices=shapes, help=text("cli.board"))
    parser.add_argument(
        "--symmetry", type=str.lower, choices=symmetries, help=text("generate.symmetry")
    )
    parser.add_argument(
        "--requires",
        type=technique_id(catalogue, (each.id for each in TECHNIQUES if each.used_in_paths)),
        metavar="TECHNIQUE",
        help=text("generate.requires"),
    )
    parser.add_argument(
        "--count", type=positive, default=1, metavar="N", help=text("generate.count")
    )
    parser.add_argument("--seed", metavar="S", help=text("generate.seed"))
    add_board_arguments(parser, catalogue, told="generate.format")
    add_sought_arguments(parser, catalogue)
    parser.add_argument(
        "--distinct", action=argparse.BooleanOptionalAction, help=text("generate.distinct")
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=text("cli.json"))
    form.add_argument("--phases", action="store_true", help=text("generate.phases"))
    parser.add_argument("--jobs", type=positive, default=1, metavar="N", help=text("cli.jobs"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=text("cli.cluster"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write one puzzle per line, or in another form below a comment with its id."""
    sought = sought_in(arguments)
    if sought is not None:
        return write_sought(sought, arguments, console)
    order = _order(arguments)
    told_of_needs: Counter[Message] = Counter()
    written = Written(arguments)
    with closing(Progress(console, arguments.count)) as progress:
        look = look_of(arguments, progress, console.catalogue)
        for line in in_order(
            partial(_phases, order, style_of(arguments), console.catalogue, look)
            if arguments.phases
            else partial(_text, order, style_of(arguments), look, as_json=arguments.json),
            range(written.most),
            jobs=arguments.jobs,
            cluster=arguments.cluster,
        ):
            progress.make_room()
            if not written.takes(line.form):
                continue
            console.result(line.text)
            if line.told is not None:
                told_of_needs[line.told] += 1
            progress.advance()
            if written.is_enough:
                break
    written.report(console)
    for need, number in told_of_needs.items():
        words = console.catalogue.render(need)
        if arguments.count > 1:
            words = console.catalogue.text(
                "generate.told_of_some", number=number, count=arguments.count, told=words
            )
        console.report(words)
    if order.given is not None:
        told = version_note(order.given, deal(order.given))
        if told is not None:
            console.report(console.catalogue.render(told))
    return exit_codes.SUCCESS


def _order(arguments: argparse.Namespace) -> Order:
    requires = arguments.requires
    shape = Shape(arguments.board or Shape.CLASSIC.value)
    usual = level_with(requires) if requires is not None else _usual_level(shape)
    level = Level(arguments.level or usual)
    symmetry = Symmetry(arguments.symmetry or "none")
    seed, given = arguments.seed, None
    if seed is not None:
        given = given_id(
            seed,
            arguments.level and level,
            symmetry if arguments.symmetry is not None else None,
            shape if arguments.board is not None else None,
        )
    if given is not None:
        level, symmetry, shape = given.level, given.symmetry, given.shape
        if requires is not None:
            raise TechniqueOfIdError(given)
    if shape is not Shape.CLASSIC and (requires is not None or arguments.phases):
        raise ShapeOptionError("--phases" if requires is None else "--requires", shape)
    if level not in shape.levels:
        raise ShapeLevelError(level, shape)
    text = seed or os.urandom(16).hex()
    compares = shape is Shape.CLASSIC and (bool(arguments.distinct) or requires is not None)
    return Order(
        level, symmetry, text, given, requires, shape, arguments.phases, compares, arguments.limit
    )


def _usual_level(shape: Shape) -> Level:
    return Level.MEDIUM if Level.MEDIUM in shape.levels else [*shape.levels][-1]


def puzzle_of(order: Order, number: int) -> Puzzle:
    """Return a puzzle of an order by its number; puzzles do not depend on each other."""
    if number == 0 and order.given is not None:
        return deal(order.given)
    draw = draw_of(order.seed, number)
    make = fresh_id if order.by_phases else new_id
    kind = order.symmetry, order.shape
    if number == 0:
        chosen = drawn_id(order.seed, order.level, *kind, make=make)
    else:
        chosen = make(order.level, draw, *kind)
    for _ in range(_RETRIES):
        try:
            return deal(chosen)
        except GenerationError:
            # Another id will do.
            chosen = make(order.level, draw, *kind)
    raise UnreachableLevelError(order.level, order.symmetry)


def _required(order: Order, look: Look, number: int) -> Required | None:
    """Return a puzzle of an order that needs a technique; None if none is required."""
    if order.requires is None:
        return None
    end = Deadline(order.limit)
    return deal_with(
        order.requires,
        f"{order.seed}/{number}",
        order.level,
        order.symmetry,
        is_over=end,
        look=partial(look, end),
    )


def _form(puzzle: Puzzle, order: Order) -> bytes:
    """Return the canonical form of a puzzle if disguises are compared; else nothing."""
    return canonical(puzzle.givens).values if order.compares else b""


def _phases(order: Order, style: BoardStyle, catalogue: Catalogue, look: Look, number: int) -> Line:
    required = _required(order, look, number)
    puzzle = puzzle_of(order, number) if required is None else required.puzzle
    return Line(phases_text(puzzle, style, catalogue), _remark_on(required), _form(puzzle, order))


def _text(order: Order, style: BoardStyle, look: Look, number: int, *, as_json: bool) -> Line:
    required = _required(order, look, number)
    puzzle = puzzle_of(order, number) if required is None else required.puzzle
    assert puzzle.id is not None
    form = _form(puzzle, order)
    if not as_json:
        return Line(style.noted(puzzle.givens, puzzle.id), _remark_on(required), form)
    import json

    solution = solve(puzzle.givens)
    assert solution is not None
    facts: dict[str, str | int] = {
        "puzzle": puzzle.givens.text,
        "solution": solution.text,
        "level": order.level.value,
        "id": puzzle.id,
        "seed": parse_id(puzzle.id).seed,
        "clues": puzzle.givens.filled,
        "shape": puzzle.givens.geometry.code,
    }
    if required is not None:
        facts |= {"requires": required.technique, "need": required.need.word}
    return Line(json.dumps(facts), _remark_on(required), form)


def _remark_on(required: Required | None) -> Message | None:
    """Return what to say about a puzzle that does not strictly need the required technique."""
    return None if required is None or required.need is Need.ALONE else required.note
