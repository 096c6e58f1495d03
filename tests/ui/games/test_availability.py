"""Why nothing can be done to a game that is over: a lost one is never called solved."""

from game.play.view import Status
from game.ui.games.availability import closed, finished, no_digit, no_more_hint
from tests.ui.arcade.test_arcade import begin
from tests.ui.driver import Driver


def test_a_game_that_is_over_says_how_it_ended(driver: Driver) -> None:
    begin(driver)
    scored = driver.view()
    driver.begin()
    calm = driver.view()
    for reason in (finished, closed, no_digit, no_more_hint):
        assert reason(scored._replace(status=Status.LOST)) == "play.refused.lost"
        assert reason(scored._replace(status=Status.WON)) == "play.refused.solved"
        assert reason(calm._replace(status=Status.WON)) == "play.refused.finished"
    assert not finished(scored)
    assert not closed(calm)
