"""A lecture: shows in order, each a page with its text."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ...core.errors import HousesOnlyError, SudokuError
from ...core.grid import Grid
from ...core.message import Message
from ...logic.methods import BY_ID
from ...solve.classic.staged import OWN_RULES, STAGES
from ...solve.order import Order
from ...solve.stream import Options
from ..table_reader import TableReader, parts_of
from .chapters import Chapter
from .theatre import END, MOST_METHODS, SPEEDS, Sync

ALL_ORDERS: Final = "all"
MOST_PAGES: Final = 200
FIRST_METHODS: Final = ("backtracking",)


class Page(NamedTuple):
    """A show with its text."""

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
    """A lecture with at least one page."""

    title: Message | str
    pages: tuple[Page, ...]


BESIDE: Final = ("figures", "code", "tree")
"""What may stand beside the boards."""
_ORDERS: Final = (*(order.value for order in Order), ALL_ORDERS)
_STAGES: Final = ("1", "2", "2a", "2b", "3", "3a", "3b")
_RULES: Final = tuple(rule.id for rule in OWN_RULES)
_LAST: Final = 1 << 53
"""Steps up to here are whole numbers as floats, too."""
assert {stage.id for stage in STAGES} <= set(_STAGES)


def lecture_of(table: dict[str, Any], read_board: Callable[[str], Grid]) -> Lecture:
    """Return the lecture in a file's table; raises `TableFault`.

    `read_board` returns a board by its name or text.
    """
    whole = TableReader(0, table, ("title", "page"))
    title = whole.text("title")
    pages = parts_of(table, "page", MOST_PAGES, "lecture.no_pages", "lecture.many_pages")
    return Lecture(
        title, tuple(_Reader(n, page, KEYS).page(read_board) for n, page in enumerate(pages, 1))
    )


class _Reader(TableReader):
    """Reads the keys of one page."""

    def page(self, read_board: Callable[[str], Grid]) -> Page:
        board = self.text("board")
        if not board:
            raise self.fault("", "lecture.no_board")
        cast = self._cast()
        orders: tuple[Order, ...] = ()
        order = self.one_of("order", _ORDERS, Order.ROWS.value)
        if order == ALL_ORDERS:
            if len(cast) > 1:
                raise self.fault("order", "lecture.one_method")
            orders = tuple(Order)
            cast = cast * len(orders)
        speed = self.one_of("speed", SPEEDS[:-1], None)
        sync = self.one_of("in_step", tuple(sync.value for sync in Sync), None)
        try:
            grid = read_board(board)
            if grid.geometry.constraints:
                raise HousesOnlyError("theatre")
        except SudokuError as error:
            raise self.fault(
                "board", "lecture.bad_board", board=board, problem=error.message
            ) from None
        return Page(
            board=grid,
            name=board if len(board) < 40 else "",
            title=self.text("title"),
            text=self.text("text"),
            cast=cast,
            options=Options(
                prove=self.flag("prove"),
                order=Order.ROWS if orders else Order(order),
                stages=self.one_of("stages", _STAGES, None),
                also=self._rules(),
            ),
            orders=orders,
            sync=None if sync is None else Sync(sync),
            speed=None if speed is None else SPEEDS.index(speed),
            at=self._at(),
            plays=self.flag("plays"),
            beside=self.one_of("beside", BESIDE, "code"),
            stops=Chapter(self.one_of("stops", tuple(c.value for c in Chapter), "retreat")),
            question=self.text("question"),
            answer=self.text("answer"),
        )

    def _cast(self) -> tuple[str, ...]:
        cast = self.names("methods", tuple(BY_ID)) or FIRST_METHODS
        if len(cast) > MOST_METHODS:
            raise self.fault("methods", "lecture.many_methods", most=MOST_METHODS)
        return cast

    def _rules(self) -> tuple[str, ...]:
        return self.names("also", _RULES)

    def _at(self) -> float:
        value = self._table.get("at", 0)
        if value == "end":
            return END
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= _LAST:
            raise self.fault("at", "lecture.no_step")
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
