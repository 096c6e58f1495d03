"""The levels as stairs: whose names have room under them."""

import pygame

from game.ui.menu.offers import LABELS, Stairs
from game.ui.modes.mode import Row
from tests.ui.driver import Driver

SPANISH = ("Suave", "Principiante", "Fácil", "Medio", "Difícil", "Experto", "Extremo")
BRAZILIAN = ("Suave", "Iniciante", "Fácil", "Médio", "Difícil", "Especialista", "Extremo")


def stairs(driver: Driver, names: tuple[str, ...], wide: int) -> Stairs:
    theme = driver.game.services.preferences.theme
    rows = [Row(str(number), name, "") for number, name in enumerate(names)]
    found = Stairs(rows, "2", lambda _: None, lambda: None, theme=lambda: theme, has_medals=False)
    found.arrange(pygame.Rect(20, 200, wide, 120), driver.game.stage.kit)
    return found


def test_a_long_name_may_reach_over_its_step_where_its_neighbours_are_short(
    driver: Driver,
) -> None:
    kit = driver.game.stage.kit
    size = kit.text(LABELS[-1])
    for names in (SPANISH, BRAZILIAN):
        widest = max(kit.fonts.size(name, size)[0] for name in names)
        one = stairs(driver, names, 7 * widest * 4 // 5)
        places = one._places(kit, size)
        assert list(places) == list(range(7))
        assert all(places[n].right < places[n + 1].left for n in range(6))
        assert one.rect.left <= places[0].left
        assert places[6].right <= one.rect.right
        assert all(places[n].collidepoint(one.segment(n).centerx, places[n].y) for n in places)


def test_where_a_name_would_stand_under_another_step_only_the_chosen_one_stands(
    driver: Driver,
) -> None:
    kit = driver.game.stage.kit
    one = stairs(driver, ("Principiante",) * 7, 400)
    (place,) = one._places(kit, kit.text(LABELS[-1])).values()
    assert place.centerx == one.segment(2).centerx
