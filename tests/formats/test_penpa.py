"""Links of Penpa, made from the description of the form: digits, regions, cages, and the rest."""

import base64
import zlib
from typing import Any

import pytest

from game.core.constraint import Constraint
from game.formats.document import Entry
from game.formats.lines import entries_of
from game.formats.syntax import FormatError
from tests.formats.penpa import SIDE, link, place


def entry(question: dict[str, Any], head: str = "square,9,9,38,0,1,1") -> Entry:
    (found,) = entries_of(link(question, head))
    return found


def test_digits_are_given_wherever_they_stand() -> None:
    head = "sudoku,9,9,38,0,1,1,Title: Nine,Author: Nobody"
    found = entry({"number": {place(1, 1): ["7", 1, "1"], place(9, 9): ["2", 1, "1"]}}, head)
    assert found.grid.text == "7" + "." * 79 + "2"
    assert (found.title, found.author) == ("Nine", "Nobody")
    assert found.board == found.grid


def test_cages_have_the_sum_in_their_corner() -> None:
    cells = [place(1, 1), place(1, 2)]
    small = 4 * (place(1, 1) + SIDE * SIDE)
    found = entry({"killercages": [cells], "numberS": {small: ["10", 1]}})
    assert found.constraints == (Constraint("killercage", ((1, 1), (1, 2)), values=("10",)),)
    assert found.board.geometry.constraints


def test_thermometers_and_what_nobody_knows_are_kept() -> None:
    cells = [place(2, column) for column in (3, 4, 5)]
    found = entry(
        {"thermo": [cells], "symbol": {place(5, 5): [1, "star", 1]}, "surface": {"30": 1}}
    )
    thermometer, other = found.constraints
    assert thermometer == Constraint("thermometer", (), (((2, 3), (2, 4), (2, 5)),))
    assert other.kind == "penpa-symbol"
    assert found.unread == ("surface",)
    assert found.board.geometry.unread


def test_thick_lines_make_regions() -> None:
    # A row of four on a 4x4 board: all regions are rows, so that three lines go across.
    side = 8
    lines = {}
    for row in (1, 2, 3):
        for column in range(4):
            one = side * side + (row + 1) * side + column + 1
            lines[f"{one},{one + 1}"] = 2
    found = entry({"lineE": lines}, "square,4,4,38,0,1,1")
    assert found.grid.geometry.code == "4x4:AAAABBBBCCCCDDDD"
    assert entry({"lineE": {"1,2": 1}}).grid.geometry.code == "9x9"


@pytest.mark.parametrize(
    ("head", "kind"),
    [
        ("hex,9,9,38", "penpa_paper"),
        ("square,9,8,38", "link_size"),
        ("square,7,7,38", "link_size"),
        ("square,x,9", "packed"),
    ],
)
def test_other_papers_are_told(head: str, kind: str) -> None:
    with pytest.raises(FormatError) as raised:
        entry({}, head)
    assert raised.value.kind == kind


@pytest.mark.parametrize("packed", ["", "AAAA", "A", "!!!!", "%00"])
def test_a_damaged_link_is_told(packed: str) -> None:
    with pytest.raises(FormatError):
        entries_of(f"https://swaroopg92.github.io/penpa-edit/#m=edit&p={packed}")


def test_a_link_unpacks_within_bounds() -> None:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = base64.b64encode(packer.compress(b"9" * 3_000_000) + packer.flush()).decode()
    with pytest.raises(FormatError) as raised:
        entries_of(f"https://swaroopg92.github.io/penpa-edit/#m=edit&p={packed}")
    assert raised.value.kind == "too_large"
