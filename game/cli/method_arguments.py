"""The arguments of `solve --method`, kept light for a `solve` without them."""

import argparse
from typing import Final

from ..messages.catalogue import Catalogue
from ..solve.stream import STACK_BOUND, STEP_BOUND
from .arguments import whole_number
from .solver_arguments import add_solver_argument

METHODS: Final = ("stack", "backtracking", "brute-force", "staged", "logic", "exact")
"""The ids of `game.logic.methods`, which would take long to import; a test compares them."""

STAGES: Final = ("1", "2a", "2b", "2", "3a", "3b", "3")
"""The étapes of staged deduction; 2 and 3 stand for both of theirs."""

OWN_RULES: Final = ("box",)
"""The ids of staged deduction's further rules, which a test compares too."""

ORDERS: Final = ("rows", "columns", "fewest")
"""The values of `game.solve.order.Order`."""

OF_STAGED: Final = ("stages", "also", "table")
OWN: Final = (
    "first",
    "prove",
    "order",
    "max_steps",
    "max_boards",
    "trace",
    "compare",
    "stats",
    "solver",
)
"""The arguments that mean something only together with a method; those above, with staged."""


def add_method_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for the method and its options."""
    text = catalogue.text
    positive = whole_number(catalogue, 1)
    group = parser.add_argument_group(text("solve.method.group"))
    group.add_argument("--method", choices=METHODS, help=text("solve.method"))
    aim = group.add_mutually_exclusive_group()
    aim.add_argument("--first", action="store_true", help=text("solve.first"))
    aim.add_argument("--prove", action="store_true", help=text("solve.prove"))
    group.add_argument("--trace", action="store_true", help=text("solve.trace"))
    group.add_argument("--compare", metavar="TRACE", help=text("solve.compare"))
    group.add_argument("--stats", action="store_true", help=text("solve.stats"))
    order = group.add_mutually_exclusive_group()
    order.add_argument("--order", choices=ORDERS, help=text("solve.order"))
    order.add_argument(
        "--by-columns",
        action="store_const",
        const=ORDERS[1],
        dest="order",
        help=text("solve.by_columns"),
    )
    group.add_argument(
        "--max-boards",
        type=positive,
        metavar="N",
        help=text("solve.max_boards", bound=STACK_BOUND),
    )
    group.add_argument(
        "--max-steps", type=positive, metavar="N", help=text("solve.max_steps", bound=STEP_BOUND)
    )
    group.add_argument("--stages", choices=STAGES, help=text("solve.stages"))
    group.add_argument(
        "--also", action="append", choices=OWN_RULES, default=[], help=text("solve.also")
    )
    group.add_argument("--table", action="store_true", help=text("solve.table"))
    add_solver_argument(group, catalogue)


def wants_method(arguments: argparse.Namespace) -> bool:
    """Whether the arguments concern a method: its name, or an option of one."""
    return arguments.method is not None or any(
        getattr(arguments, name) for name in (*OWN, *OF_STAGED)
    )
