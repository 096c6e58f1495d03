"""The page of the rules says what a mode is played by, in every language."""

import pytest

from game.messages.languages import NAMES, catalogue_in
from game.play.arcade.standing import MEDALS, finished, start
from game.play.game_rules import ARCADE, CALM, FIRST_MARATHON, MARATHON, MODES, GameRules
from game.ui.arcade.rules import RulesScene, pages, told
from tests.ui.driver import Driver

SCORED = [rules for rules in MODES.values() if rules.is_scored]
OTHER = ARCADE._replace(lives=66, most_lives=77, clean_for_life=88)
"""Rules that no mode has: a number that stands in a text by itself is found by them."""


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("rules", [*SCORED, FIRST_MARATHON, OTHER], ids=lambda rules: rules.mode)
def test_a_page_has_the_values_of_its_mode(language: str, rules: GameRules) -> None:
    catalogue = catalogue_in(language)
    words = told(rules, catalogue.figures)
    keys = [key for _, key in pages(rules, knows_par=True)]
    said = {key: catalogue.text(key, par="4,321", **words) for key in keys}
    wrong = said["arcade.rules.wrong.text"]
    for value in (rules.most_lives or rules.lives, rules.clean_for_life, words["cost"]):
        assert str(value) in wrong
    combo = said["arcade.rules.combo.staged" if rules.is_staged else "arcade.rules.combo.text"]
    assert str(words["tiers"]) in combo
    assert str(words["factors"]) in combo
    assert ("arcade.rules.end.text" in said) is rules.bonus
    assert ("arcade.rules.end.staged" in said) is rules.is_staged
    assert ("arcade.rules.medals.text" in said) is rules.bonus
    if rules.bonus:
        assert "4,321" in said["arcade.rules.medals.text"]
        unknown = pages(rules, knows_par=False)[-1][1]
        for medals in (said["arcade.rules.medals.text"], catalogue.text(unknown, **words)):
            assert all(str(share) in medals for _, share in MEDALS)
        assert str(words["most"]) in said["arcade.rules.end.text"]


def test_what_a_page_says_follows_the_rules() -> None:
    catalogue = catalogue_in("en")
    assert told(OTHER, catalogue.figures)["lives"] == 77
    assert told(MARATHON, catalogue.figures)["clean"] == 25
    assert told(ARCADE, catalogue.figures)["factors"] == "×1.25, ×1.5, ×1.75, ×2"
    assert told(ARCADE, catalogue.figures)["most"] == _most_for_time()
    assert CALM not in SCORED


def _most_for_time() -> int:
    """Return what an end in no time adds, in whole hundredths of the base."""
    base = 100_000
    standing = start(3)._replace(base=base, points=base)
    return finished(standing, 0, 60, won=True).time * 100 // base


def test_a_marathon_is_promised_no_medal_and_no_clock(driver: Driver) -> None:
    marathon = driver.game.services.modes["marathon"]
    marathon.start(marathon.rows()[-1])
    driver.wait_for("play")
    driver.pilot.press("f1", mod=1)
    driver.wait_for("rules")
    scene = driver.game.stage.top
    assert isinstance(scene, RulesScene)
    text = " ".join(words.text for _, words in scene.items)
    assert "25 right entries" in text
    assert "no clock" in text
    assert "Platinum" not in text
