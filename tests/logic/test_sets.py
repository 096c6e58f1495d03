"""Sets of cells and candidates go to their members and back."""

import doctest

from hypothesis import given
from hypothesis import strategies as st

from game.core.geometry import geometry_of
from game.logic import sets
from game.logic.sets import bits, cells_of, union
from game.logic.tables import same_digit, sees, tables_of

CODES = ("4x4", "6x6/2x3", "9x9", "9x9+knight", "12x12/3x4")


def test_the_example_holds() -> None:
    assert doctest.testmod(sets).attempted
    assert not doctest.testmod(sets).failed


@given(st.sets(st.integers(0, 80)), st.sets(st.integers(0, 80)))
def test_a_set_has_its_members_in_order(one: set[int], other: set[int]) -> None:
    mask, mask_too = (sum(1 << member for member in each) for each in (one, other))
    assert bits(mask) == sorted(one)
    assert cells_of(mask) == tuple(sorted(one))
    assert bits(union((mask, mask_too))) == sorted(one | other)


@given(st.sampled_from(CODES), st.data())
def test_a_candidate_has_one_number(code: str, data: st.DataObject) -> None:
    tables = tables_of(geometry_of(code))
    numbers = st.integers(0, tables.area * tables.size - 1)
    for number in (one := data.draw(st.sets(numbers, min_size=1))):
        cell, digit = tables.candidate[number]
        assert tables.number(cell, digit) == number
    mask = sum(1 << number for number in one)
    assert tables.candidates(mask) == tuple(sorted(tables.candidate[number] for number in one))
    assert tables.candidate[tables.first(mask)] == tables.candidates(mask)[0]
    assert bits(tables.cells_with(mask)) == sorted({tables.candidate[n].cell for n in one})


@given(st.sampled_from(CODES), st.data())
def test_a_candidate_sees_its_digit_in_its_peers_and_its_cell(
    code: str, data: st.DataObject
) -> None:
    geometry = geometry_of(code)
    tables = tables_of(geometry)
    number = data.draw(st.integers(0, tables.area * tables.size - 1))
    cell, digit = tables.candidate[number]
    peers = {(peer, digit) for peer in geometry.peers[cell]}
    assert set(tables.candidates(same_digit(tables)[number])) == peers
    others = {(cell, each) for each in range(1, tables.size + 1) if each != digit}
    assert set(tables.candidates(sees(tables)[number])) == peers | others
