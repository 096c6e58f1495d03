import pygame
from hypothesis import given
from hypothesis import strategies as st

from game.shell.dirty import MANY, Dirty

BOUNDS = pygame.Rect(0, 0, 60, 40)
AREAS = st.lists(
    st.builds(
        pygame.Rect,
        st.integers(-10, 70),
        st.integers(-10, 50),
        st.integers(0, 20),
        st.integers(0, 20),
    ),
    max_size=40,
)


@given(AREAS)
def test_what_is_taken_covers_all_inside_without_overlaps(areas: list[pygame.Rect]) -> None:
    dirty = Dirty()
    for area in areas:
        dirty.add(area)
    taken = dirty.take(BOUNDS)
    assert not dirty
    assert len(taken) <= MANY
    for area in areas:
        inside = area.clip(BOUNDS)
        if inside.width and inside.height:
            assert any(whole.contains(inside) for whole in taken)
    for index, area in enumerate(taken):
        assert BOUNDS.contains(area)
        assert area.collidelist(taken[index + 1 :]) == -1


def test_a_changed_rectangle_does_not_change_what_was_added() -> None:
    dirty, area = Dirty(), pygame.Rect(1, 2, 3, 4)
    dirty.add(area)
    area.move_ip(20, 20)
    assert dirty.take(BOUNDS) == [pygame.Rect(1, 2, 3, 4)]
