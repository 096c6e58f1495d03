import copy
import pickle

import pytest

from game.core.value import Value


class Point(Value):
    x: int
    y: int = 0


class Labelled(Point):
    label: str = ""


class Other(Value):
    x: int
    y: int = 0


def test_fields_are_given_by_position_or_name_or_default() -> None:
    assert Point(1) == Point(1, 0) == Point(x=1, y=0) == Point(1, y=0)
    assert Point(1) != Point(2)
    assert len({Point(1), Point(1, 0), Point(2)}) == 2
    assert Labelled(1, 2, "a").label == "a"


def test_values_of_other_types_are_never_equal() -> None:
    assert Point(1) != Other(1)
    assert Point(1) != Labelled(1)
    assert hash(Point(1)) != hash(Other(1))


def test_a_value_reads_back_pickles_and_copies() -> None:
    value = Labelled(1, 2, "a")
    assert eval(repr(value)) == value
    assert pickle.loads(pickle.dumps(value)) == value
    assert copy.copy(value) == value


def test_a_value_cannot_be_changed() -> None:
    point = Point(1)
    with pytest.raises(AttributeError):
        point.x = 2  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del point.x
    assert point == Point(1)


def test_a_value_matches_by_position() -> None:
    match Labelled(1, 2, "a"):
        case Labelled(x, y, label):
            assert (x, y, label) == (1, 2, "a")


@pytest.mark.parametrize(
    ("values", "named"),
    [((), {}), ((1, 2, 3), {}), ((1,), {"z": 3}), ((1,), {"x": 1})],
    ids=["missing", "too many", "unknown", "twice"],
)
def test_wrong_fields_are_refused(values: tuple[int, ...], named: dict[str, int]) -> None:
    with pytest.raises(TypeError):
        Point(*values, **named)
