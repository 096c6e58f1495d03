"""A set of positions for a class: what a teacher gives out, with a task for each."""

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, Final, NamedTuple

from ..core.errors import SudokuError
from ..core.message import message
from ..formats.document import Entry
from ..formats.known import TARGETS
from ..logic.board import Board
from ..logic.constraints import by_id as of_constraints
from ..logic.finder import next_step
from ..logic.techniques import BY_ID
from ..plain import clean, shortened
from ..play.table_reader import TableReader, parts_of
from ..solve.exact import count, solve
from .exercise import steps_at
from .item import Item
from .road import STATIONS, TECHNIQUES
from .task import Card, Dealt, Task
from .verdict import Exercise

PART: Final = "card"
MOST_CARDS: Final = 100
MOST_MINUTES: Final = 600
LONGEST_BOARD: Final = 8000
"""Characters of a position, with its rules and what was ruled out."""
ASKED: Final = {"find": Card.FIND, "finish": Card.FINISH, "strike": Card.MIXED}
"""What a card can ask for: the pattern, what a drawn pattern rules out, or what can go."""
_SET_KEYS: Final = ("title", "helps", "in_order", "minutes", PART)
_CARD_KEYS: Final = ("board", "ask", "technique", "before", "after")


class ClassCard(NamedTuple):
    """A position, its task, and the teacher's texts before and after."""

    entry: Entry
    ask: str = "find"
    """One of `ASKED`."""
    technique: str = ""
    """Its id; empty for whatever comes next."""
    before: str = ""
    after: str = ""


class ClassSet(NamedTuple):
    """Cards for a class, at least one, and how to do them."""

    title: str
    cards: tuple[ClassCard, ...]
    helps: bool = True
    """Whether an answer is explained, can be given again, and can be shown."""
    in_order: bool = False
    """Whether each card is done before the next, so that none is put off."""
    minutes: int = 0
    """What there is of time; 0 for as much as one likes."""

    @property
    def mark(self) -> str:
        """A digest that identifies the set by its cards."""
        return sha256(toml_of(self).encode()).hexdigest()[:16]


def class_set_of(table: dict[str, Any], read_board: Callable[[str], Entry]) -> ClassSet:
    """Return the set in a file's table; raises `TableFault`.

    Each position must have one solution, and its technique must be there.
    """
    whole = TableReader(0, table, _SET_KEYS)
    title, helps = whole.text("title"), whole.flag("helps", default=True)
    in_order = whole.flag("in_order")
    minutes = whole.whole("minutes", MOST_MINUTES, "class.no_minutes")
    parts = parts_of(table, PART, MOST_CARDS, "class.no_cards", "class.many_cards")
    cards = tuple(_card(TableReader(n, p, _CARD_KEYS), read_board) for n, p in enumerate(parts, 1))
    return ClassSet(title, cards, helps, in_order, minutes)


def _card(reader: TableReader, read_board: Callable[[str], Entry]) -> ClassCard:
    text = reader.text("board", LONGEST_BOARD)
    if not text:
        raise reader.fault("", "class.no_board")
    try:
        entry = read_board(text)
        board = entry.board
    except SudokuError as error:
        raise reader.fault(
            "board", "lecture.bad_board", board=shortened(text), problem=error.message
        ) from None
    if board.geometry.size != SIZE:
        raise reader.fault("board", "class.other_size")
    if board.is_full or count(board, 2) != 1:
        raise reader.fault("board", "class.not_one_solution")
    names = (*BY_ID, *of_constraints())
    technique = reader.one_of("technique", names, "")
    card = ClassCard(
        entry,
        reader.one_of("ask", tuple(ASKED), "find"),
        technique,
        reader.text("before"),
        reader.text("after"),
    )
    if deal_card(card) is None:
        if not technique:
            raise reader.fault("board", "class.nothing_next")
        name = message(f"technique.{technique}.name")
        raise reader.fault("technique", "class.not_there", technique=name)
    return card


SIZE: Final = 9
"""The rows of a board that exercises are on."""


def techniques_at(entry: Entry) -> tuple[str, ...]:
    """Return the techniques that a card could ask for at a position, the easiest first."""
    board = entry.board
    givens = _givens(entry)
    extra = of_constraints() if board.geometry.constraints else ()
    known = Board(board, givens)
    return tuple(
        name
        for name in dict.fromkeys((*extra, *TECHNIQUES))
        if next(iter(BY_ID[name].find(known)), None) is not None
    )


def deal_card(card: ClassCard) -> Dealt | None:
    """Return a card as an exercise; None if its technique is not there."""
    position, givens = card.entry.board, _givens(card.entry)
    name = card.technique
    if not name:
        step = next_step(position, givens=givens)
        name = "" if step is None else step.technique
    if not name:
        return None
    mates = next((s.techniques for s in STATIONS.values() if name in s.techniques), (name,))
    steps = steps_at(position, givens, (name, *(mate for mate in mates if mate != name)))
    claim = next((step for step in steps if step.technique == name), None)
    solution = solve(position)
    if claim is None or solution is None:
        return None
    others = tuple(each for each in TECHNIQUES if each not in mates)
    mixed = card.ask == "strike"
    exercise = Exercise(mates, position, givens, solution, steps, others, mixed)
    item = Item(name, position.text, (), "", 0, (), ())
    return Dealt(Task(ASKED[card.ask], name, 0, ""), item, exercise, claim)


def _givens(entry: Entry) -> int:
    filled = {cell for cell, value in enumerate(entry.board.values) if value}
    return sum(1 << cell for cell in filled - entry.placed)


def toml_of(one: ClassSet) -> str:
    """Return a set as TOML for a file."""
    head: dict[str, str | bool | int] = {
        "title": one.title,
        "helps": one.helps,
        "in_order": one.in_order,
        "minutes": one.minutes,
    }
    parts = [_lines(head)]
    for card in one.cards:
        told = {"board": board_text(card.entry), "ask": card.ask, "technique": card.technique}
        told |= {"before": card.before, "after": card.after}
        parts.append(f"[[{PART}]]\n" + _lines({key: said for key, said in told.items() if said}))
    return "\n".join(parts)


def board_text(entry: Entry) -> str:
    """Return a position as text, including its entries and eliminations."""
    board = entry.board
    form = "line" if board.geometry.constraints else "hodoku"
    return TARGETS[form].write(entry._replace(grid=board, constraints=())).strip()


def _lines(told: Mapping[str, str | bool | int]) -> str:
    return "".join(f"{key} = {_written(value)}\n" for key, value in told.items())


def _written(value: str | bool | int) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    escaped = clean(value).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
