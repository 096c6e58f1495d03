"""What the system cannot do is hidden, or says why, and nothing else is."""

from collections.abc import Callable

import pytest

from game.messages.english.ui import MESSAGES
from game.ui.scene.ability import Ability
from game.ui.scene.base import GameScene
from game.ui.settings.help import entries
from game.ui.window.services import Host
from tests.ui.driver import Driver


@pytest.fixture
def lacking(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> Callable[[Ability], None]:
    def lack(ability: Ability) -> None:
        services = driver.game.services
        host = Host(lacks=frozenset({ability}))
        monkeypatch.setattr(services, "host", host)

    return lack


def ids(driver: Driver) -> set[str]:
    return {widget.id for widget in driver.pilot.scene.form.walk() if widget.visible}


def reason_of(driver: Driver, action: str) -> str:
    """Return what the tip of an action says of why it cannot be done."""
    scene = driver.pilot.scene
    assert isinstance(scene, GameScene)
    return scene.tip_of(action).partition("\n")[2]


def test_nothing_is_lacking_on_a_desktop(driver: Driver) -> None:
    assert not any(driver.game.services.lacking(ability) for ability in Ability)


@pytest.mark.parametrize("ability", Ability)
def test_each_has_its_sentence(
    driver: Driver, lacking: Callable[[Ability], None], ability: Ability
) -> None:
    lacking(ability)
    services = driver.game.services
    assert services.lacking(ability) in MESSAGES
    assert [other for other in Ability if services.lacking(other)] == [ability]


def test_a_page_cannot_be_left(driver: Driver, lacking: Callable[[Ability], None]) -> None:
    driver.begin()
    driver.pilot.press("escape")
    assert "quit" in ids(driver)
    driver.pilot.press("escape")
    told = sum(map(len, entries(driver.game.services).values()))
    lacking(Ability.QUIT)
    assert sum(map(len, entries(driver.game.services).values())) == told - 1
    driver.pilot.press("escape")
    assert "quit" not in ids(driver)
    driver.pilot.press("q", mod=64)
    assert driver.game.stage.running
    assert reason_of(driver, "quit") == MESSAGES["ui.why.lacks.quit"]


def test_what_cannot_be_printed_says_why(
    driver: Driver, lacking: Callable[[Ability], None]
) -> None:
    lacking(Ability.PAPER)
    driver.begin()
    driver.pilot.press("p", mod=64)
    assert driver.scene == "play"
    assert reason_of(driver, "print") == MESSAGES["ui.why.lacks.paper"]
    driver.game.stage.push("classes")
    button = driver.pilot.find("print")
    assert not button.enabled
    assert button.tip is not None
    assert button.tip() == MESSAGES["ui.why.lacks.paper"]


def test_the_theatre_takes_a_picture_where_it_makes_no_film(
    driver: Driver, lacking: Callable[[Ability], None]
) -> None:
    lacking(Ability.FILMS)
    driver.game.stage.push("theatre")
    driver.pilot.settle()
    driver.game.stage.push("theatre_save", driver.game.stage.top)
    assert not driver.pilot.find("film").enabled
    assert driver.pilot.find("picture").enabled
    assert driver.pilot.scene.form.focus is driver.pilot.find("picture")
