import re

from game.messages.catalogue import Catalogue
from game.play.arcade.account import Account, Earned
from game.play.arcade.referee import Par
from game.play.arcade.run import Run, run_of
from game.play.arcade.share import GLYPHS, LONGEST, MISSED, combo_line, share_of
from game.play.arcade.standing import Result
from game.play.game_rules import CALM
from tests.play.arcade.played_runs import DAY, ENDED, QUICK, begun, enter, won_run
from tests.play.boards import Clock

OPEN = QUICK.givens.open_cells


def run_with(earned: tuple[Earned, ...]) -> Run:
    run = won_run(QUICK)
    account = Account(1, earned, Result(0, 0, 0, 0, 0), Par(100, 60), "gold")
    return run._replace(game=run.game._replace(account=account))


def test_the_combo_line_climbs_with_the_tiers_and_tells_what_was_missed() -> None:
    worth = 65
    quarters = (4, 5, 6, 7, 8)
    earned = [Earned(n, "", worth, worth * q // 4) for n, q in enumerate(quarters)]
    earned.append(Earned(9, "", worth, -20))
    assert combo_line(run_with(tuple(earned))) == GLYPHS + MISSED


def test_a_played_run_tells_its_combo_and_its_mistake() -> None:
    line = combo_line(won_run(QUICK, misses=(OPEN[20],)))
    assert len(line) <= LONGEST
    assert line.count(MISSED) == 1
    assert line.index(MISSED) in range(20 * LONGEST // len(OPEN) - 2, 20 * LONGEST // len(OPEN) + 3)
    assert GLYPHS.index(line[line.index(MISSED) - 1]) > 0
    assert set(line) <= set(GLYPHS + MISSED)


def test_nothing_shared_gives_the_puzzle_away() -> None:
    run = won_run(QUICK, misses=(OPEN[3],))
    text = Catalogue().render(share_of(run))
    first, second, line = text.splitlines()
    assert "23 November 2026" in first
    assert "Arcade" in first
    assert f"{run.score:,} points" in second
    assert "1 mistake" in second
    assert line == combo_line(run)
    assert run.game.puzzle.id is None or run.game.puzzle.id not in text
    assert not re.search(r"r\dc\d", text)
    assert run.game.puzzle.givens.text not in text


def test_a_calm_game_tells_its_time_and_no_points() -> None:
    clock = Clock()
    session = begun(QUICK, clock, CALM)
    clock.now += 75
    enter(session, OPEN[0], 1)
    run = run_of(session.saved(), ended_at=ENDED, day=DAY)
    text = Catalogue().render(share_of(run))
    assert combo_line(run) == ""
    assert "1:15" in text
    assert "point" not in text
