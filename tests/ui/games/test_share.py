"""A daily that is shared: a text in the clipboard that gives nothing away."""

from datetime import timedelta

from game.core.naming import day_words
from tests.ui.hands import solve
from tests.ui.modes.test_daily import TODAY, Days, days, open_daily

__all__ = ["days"]


def test_a_daily_is_shared_with_its_own_day_and_without_its_puzzle(days: Days) -> None:
    open_daily(days, "today.easy")
    solve(days, 5)
    days.date = TODAY + timedelta(1)
    solve(days)
    days.wait_for("win")
    days.pilot.click("share")
    text = days.game.stage.clipboard.get()
    day = days.game.services.words.catalogue.render(day_words(TODAY.isoformat()))
    assert f"Daily, {day}, Easy" in text
    assert "point" in text
    puzzle = days.game.services.current_game.session.puzzle
    assert puzzle.id is not None
    assert puzzle.id not in text
    assert len(text.splitlines()) == 3


def test_only_a_daily_offers_it_as_a_button(days: Days) -> None:
    days.open("win", (1280, 800))
    assert all(widget.id != "share" for widget in days.pilot.scene.form.walk())
