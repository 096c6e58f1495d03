"""A lecture: shows in the order in which they are given, each a page with what is said about it."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from ...core.errors import HousesOnlyError, SudokuError
from ...core.grid import Grid
from ...core.message import Message, message
from ...logic.methods import BY_ID
from ...solve.classic.staged import OWN_RULES, STAGES
from ...solve.order import Order
from ...solve.stream import Options
from .chapters import Chapter
from .theatre import END, MOST_METHODS, SPEEDS, Sync

ALL_ORDERS: Final = "all"
MOST_PAGES: Final = 200
LONGEST_TEXT: Final = 600
FIRST_METHODS: Final = ("backtracking",)


class Page(NamedTuple):
    """A show with its words."""

    board: Grid
    name: str
    """What the board is called."""
    title: Message | str = ""
    text: Message | str = ""
    cast: tuple[str, ...] = FIRST_METHODS
    options: Options = Options()
    orders: tuple[Order, ...] = ()
    """For each of the cast its own order, where orders are compared."""
    sync: Sync | None = None
    speed: int | None = None
    """Its number in `SPEEDS`."""
    at: float = 0.0
    """Where it begins, in what is in step; `END` for the end."""
    plays: bool = False
    beside: str = "code"
    stops: Chapter = Chapter.RETREAT
    question: Message | str = ""
    """What is to be predicted before it runs."""
    answer: Message | str = ""


class Lecture(NamedTuple):
    """Pages, at least one."""

    title: Message | str
    pages: tuple[Page, ...]


class LectureFault(Exception):  # noqa: N818 - the store makes an error with file and line of it
    """What is wrong with a lecture, where, and what to write instead."""

    def __init__(self, page: int, key: str, problem: Message) -> None:
        """Pages count from 1, 0 is the lecture itself; the key is empty for the whole page."""
        super().__init__(page, key, problem)
        self.page = page
        self.key = key
        self.problem = problem


BESIDE: Final = ("figures", "code", "tree")
"""What may stand beside the boards."""
_ORDERS: Final = (*(order.value for order in Order), ALL_ORDERS)
_STAGES: Final = ("1", "2", "2a", "2b", "3", "3a", "3b")
_RULES: Final = tuple(rule.id for rule in OWN_RULES)
_LAST: Final = 1 << 53
"""Steps up to here are whole numbers as floats, too."""
assert {stage.id for stage in STAGES} <= set(_STAGES)


def lecture_of(table: Mapping[str, object], read_board: Callable[[str], Grid]) -> Lecture:
    """Return the lecture of a table, as a file has it; `LectureFault` for what cannot be.

    `read_board` gives the board of its name or its text.
    """
    for key in table.keys() - {"title", "page"}:
        raise LectureFault(0, key, message("lecture.no_key", key=key, keys="title, page"))
    title = table.get("title", "")
    if not isinstance(title, str):
        raise LectureFault(0, "title", message("lecture.no_text", key="title"))
    pages = table.get("page", [])
    if not isinstance(pages, list) or not pages:
        raise LectureFault(0, "page", message("lecture.no_pages"))
    if len(pages) > MOST_PAGES:
        raise LectureFault(0, "page", message("lecture.many_pages", most=MOST_PAGES))
    return Lecture(
        title, tuple(_Reader(n, page, read_board).page() for n, page in enumerate(pages, 1))
    )


class _Reader:
    """Reads the keys of one page."""

    def __init__(self, number: int, table: object, read_board: Callable[[str], Grid]) -> None:
        if not isinstance(table, dict):
            raise LectureFault(number, "", message("lecture.no_pages"))
        self._number = number
        self._table: dict[str, Any] = table
        self._read_board = read_board
        for key in table:
            if key not in KEYS:
                problem = message("lecture.no_key", key=key, keys=", ".join(KEYS))
                raise LectureFault(number, key, problem)

    def page(self) -> Page:
        board = self._text("board")
        if not board:
            raise self._fault("", "lecture.no_board")
        cast = self._cast()
        orders: tuple[Order, ...] = ()
        order = self._one_of("order", _ORDERS, Order.ROWS.value)
        if order == ALL_ORDERS:
            if len(cast) > 1:
                raise self._fault("order", "lecture.one_method")
            orders = tuple(Order)
            cast = cast * len(orders)
        speed = self._one_of("speed", SPEEDS[:-1], None)
        sync = self._one_of("in_step", tuple(sync.value for sync in Sync), None)
        try:
            grid = self._read_board(board)
            if grid.geometry.constraints:
                raise HousesOnlyError("theatre")
        except SudokuError as error:
            problem = message("lecture.bad_board", board=board, problem=error.message)
            raise LectureFault(self._number, "board", problem) from None
        return Page(
            board=grid,
            name=board if len(board) < 40 else "",
            title=self._text("title"),
            text=self._text("text"),
            cast=cast,
            options=Options(
                prove=self._flag("prove"),
                order=Order.ROWS if orders else Order(order),
                stages=self._one_of("stages", _STAGES, None),
                also=self._rules(),
            ),
            orders=orders,
            sync=None if sync is None else Sync(sync),
            speed=None if speed is None else SPEEDS.index(speed),
            at=self._at(),
            plays=self._flag("plays"),
            beside=self._one_of("beside", BESIDE, "code"),
            stops=Chapter(self._one_of("stops", tuple(c.value for c in Chapter), "retreat")),
            question=self._text("question"),
            answer=self._text("answer"),
        )

    def _fault(self, where: str, problem: str, /, **arguments: str | int) -> LectureFault:
        return LectureFault(self._number, where, message(problem, **arguments))

    def _text(self, key: str) -> str:
        value = self._table.get(key, "")
        if not isinstance(value, str):
            raise self._fault(key, "lecture.no_text", key=key)
        if len(value) > LONGEST_TEXT:
            raise self._fault(key, "lecture.long_text", key=key, most=LONGEST_TEXT)
        return value.strip()

    def _flag(self, key: str) -> bool:
        value = self._table.get(key, False)
        if not isinstance(value, bool):
            raise self._fault(key, "lecture.no_flag", key=key)
        return value

    def _one_of(self, key: str, known: tuple[Any, ...], default: Any) -> Any:
        value = self._table.get(key, default)
        if value != default and (value not in known or isinstance(value, bool)):
            told = ", ".join(map(str, known))
            raise self._fault(key, "lecture.none_of", key=key, value=str(value), known=told)
        return value

    def _names(self, key: str, known: tuple[str, ...]) -> tuple[str, ...]:
        value = self._table.get(key, [])
        names = [value] if isinstance(value, str) else value
        if not isinstance(names, list):
            raise self._fault(key, "lecture.no_text", key=key)
        for name in names:
            if name not in known:
                told = ", ".join(known)
                raise self._fault(key, "lecture.none_of", key=key, value=str(name), known=told)
        return tuple(dict.fromkeys(names))

    def _cast(self) -> tuple[str, ...]:
        cast = self._names("methods", tuple(BY_ID)) or FIRST_METHODS
        if len(cast) > MOST_METHODS:
            raise self._fault("methods", "lecture.many_methods", most=MOST_METHODS)
        return cast

    def _rules(self) -> tuple[str, ...]:
        return self._names("also", _RULES)

    def _at(self) -> float:
        value = self._table.get("at", 0)
        if value == "end":
            return END
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= _LAST:
            raise self._fault("at", "lecture.no_step")
        return float(value)


KEYS: Final = (
    "title",
    "text",
    "board",
    "methods",
    "order",
    "stages",
    "also",
    "prove",
    "in_step",
    "speed",
    "at",
    "plays",
    "beside",
    "stops",
    "question",
    "answer",
)
"""What may stand on a page."""
