"""Links of Penpa, made as its form is described."""

import base64
import json
import zlib
from typing import Any, Final

SIDE: Final = 13
"""Cells of a row of the paper, with those beside the board."""
HEAD: Final = "square,9,9,38,0,1,1,456,456,32"
NAMES: Final = {"number": "zN", "numberS": "z1", "killercages": "z6", "thermo": "zT", "lineE": "zE"}


def place(row: int, column: int) -> int:
    """Return the number of a cell on a paper of 9x9 cells, from r1c1."""
    return (row + 1) * SIDE + column + 1


def told(question: dict[str, Any], head: str = HEAD) -> str:
    """Return what a link packs."""
    text = json.dumps(question)
    for name, short in NAMES.items():
        text = text.replace(f'"{name}"', short)
    return "\n".join([head, "[0,0,0,0]", '["1","2","1"]', text, "{}", "[56,1]"])


def linked(text: str) -> str:
    """Return a link that packs a text."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text.encode("utf-8", "replace")) + packer.flush()
    return "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + base64.b64encode(packed).decode()


def link(question: dict[str, Any], head: str = HEAD) -> str:
    """Return the link of what a question has drawn."""
    return linked(told(question, head))


SAMPLE: Final[dict[str, Any]] = {
    "number": {place(1, 1): ["7", 1, "1"], place(9, 9): ["2", 1, "1"]},
    "killercages": [[place(1, 1), place(1, 2)]],
    "numberS": {4 * (place(1, 1) + SIDE * SIDE): ["10", 1]},
    "thermo": [[place(2, column) for column in (3, 4, 5)]],
    "lineE": {f"{SIDE * SIDE + place(3, 1)},{SIDE * SIDE + place(3, 2)}": 2},
    "symbol": {},
}
