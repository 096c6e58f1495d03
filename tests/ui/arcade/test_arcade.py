"""Scored games in the window: judged by the worker, scored on the screen, nothing free to see."""

from pathlib import Path

import pygame
import pytest

from game.generate.levels import Level
from game.play.game_rules import ARCADE
from game.play.options import ConflictRule
from game.play.view import Status
from game.shell.widgets.label import Label
from game.ui.arcade.ending import ANSWERED
from game.ui.arcade.lost import LostScene
from game.ui.board.board import Board
from game.ui.board.faces import HIDDEN
from game.ui.board.poster import Poster
from game.ui.games.launcher import Request
from game.ui.play.digit_button import DigitButton
from game.ui.play.play import BOUNCE, HURRIED, PlayScene
from game.ui.play.scoreboard import Scoreboard
from game.ui.theatre.show import Show
from game.ui.widgets.message_card import MessageCard
from tests.ui.driver import Driver
from tests.ui.hands import Keys, rights, solve


def begin(driver: Driver, level: Level = Level.GENTLE) -> None:
    driver.game.services.launcher.start(Request(level=level, mode=ARCADE.mode))
    driver.wait_for("play")


def pad(driver: Driver) -> list[pygame.Rect]:
    """Return where the digits are pressed."""
    walk = driver.pilot.scene.form.walk()
    return [widget.rect.copy() for widget in walk if isinstance(widget, DigitButton)]


def judged(driver: Driver) -> bool:
    """Whether the judge has answered all there is."""
    session = driver.game.services.current_game.session
    standing = session.standing
    return standing is not None and (standing.wait > 0 or session.status is not Status.PLAYING)


def test_arcade_is_chosen_and_played_to_its_end_by_the_keys_alone(driver: Driver) -> None:
    pilot = driver.pilot
    while driver.game.stage.top.form.focus is not pilot.find("modes"):
        pilot.press("tab")
    pilot.press("right")
    assert driver.game.services.preferences.settings.game.mode == "arcade"
    while driver.game.stage.top.form.focus is not pilot.find("offers"):
        pilot.press("tab")
    pilot.press("home", "return")
    driver.wait_for("play")
    assert driver.view().rules.mode == "arcade"
    driver.wait_until(lambda: judged(driver))
    solve(driver, 3)
    driver.wait_until(lambda: judged(driver))
    scored = driver.view().scored
    assert scored is not None
    assert (scored.points, scored.combo) == (30, 3)
    driver.wait_until(lambda: driver.view().scored.par is not None)  # type: ignore[union-attr]
    solve(driver)
    assert driver.view().status is Status.WON
    driver.wait_for("win")
    best = driver.folder.records.best("gentle", "arcade", "standard")
    assert best is not None
    assert best.medal == "platinum"


def test_score_combo_and_lives_are_seen_in_a_small_window(driver: Driver) -> None:
    begin(driver)
    driver.wait_until(lambda: judged(driver))
    solve(driver, 3)
    driver.wait_until(lambda: judged(driver))
    driver.pilot.resize((480, 360))
    driver.pilot.settle()
    board = driver.pilot.find("scoreboard")
    assert isinstance(board, Scoreboard)
    assert driver.pilot.scene.rect.contains(board.rect)
    score, lives = board.score_rect, board.lives_rect
    assert board.rect.contains(score)
    assert board.rect.contains(lives)
    assert board.rect not in (score, lives)
    assert not score.colliderect(lives)
    spoken = board.spoken(driver.game.services.words.text)
    assert "30" in spoken.name


def test_a_scored_game_has_nothing_that_shows_what_is_to_be_found(driver: Driver) -> None:
    begin(driver)
    for key, held in (("t", 0), ("k", 0), ("g", 0), ("i", 0), ("r", pygame.KMOD_CTRL)):
        driver.pilot.press(key, mod=held)
        assert driver.scene == "play"
        scored = driver.view().scored
        assert scored is not None
        assert not scored.helped
    driver.pilot.press("p")
    for key in ("t", "w"):
        driver.pilot.press(key)
        assert driver.scene == "pause"


def test_a_pause_offers_no_help_in_a_scored_game_and_another_of_its_kind(driver: Driver) -> None:
    begin(driver)
    before = driver.view().puzzle_id
    driver.pilot.press("p")
    assert not driver.pilot.find("restart").enabled
    assert not driver.pilot.find("watch").enabled
    driver.pilot.click("new")
    driver.wait_for("play")
    assert driver.view().rules.mode == ARCADE.mode
    assert driver.view().puzzle_id != before


def test_the_combo_falls_on_the_screen_when_its_clock_runs_out(driver: Driver) -> None:
    begin(driver)
    driver.wait_until(lambda: judged(driver))
    solve(driver, 6)
    driver.wait_until(lambda: judged(driver))
    scored = driver.view().scored
    assert scored is not None
    assert (scored.combo, scored.tier) == (6, 1)
    driver.pilot.wait(21)
    scored = driver.view().scored
    assert scored is not None
    assert (scored.combo, scored.tier) == (0, 0)


def test_who_leaves_before_the_judge_has_answered_is_judged_all_the_same(driver: Driver) -> None:
    begin(driver)
    solve(driver, 1)
    driver.game.stage.replace("menu")
    driver.pilot.settle()
    driver.pilot.click("resume")
    assert driver.scene == "play"
    driver.wait_until(lambda: judged(driver))
    scored = driver.view().scored
    assert scored is not None
    assert scored.points == 10


def hides(driver: Driver) -> bool:
    """Whether the board on the screen tells nothing."""
    return all(face == HIDDEN for face in driver.board.faces)


def test_the_board_is_hidden_whenever_the_clock_stands(driver: Driver) -> None:
    begin(driver)
    assert not hides(driver)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    driver.pilot.frames()
    assert hides(driver)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    driver.pilot.frames()
    assert not hides(driver)
    play = driver.game.stage.top
    driver.pilot.press("f1")
    assert driver.scene == "help"
    assert isinstance(play, PlayScene)
    assert all(face == HIDDEN for face in play.board.faces)
    driver.pilot.press("escape")
    driver.game.stage.replace("menu")
    driver.pilot.settle()
    poster = driver.pilot.find("poster")
    assert isinstance(poster, Poster)
    assert poster.covered


@pytest.mark.parametrize(
    ("key", "mod"), [("c", pygame.KMOD_CTRL), ("s", pygame.KMOD_CTRL | pygame.KMOD_SHIFT)]
)
def test_a_scored_game_in_progress_gives_its_board_to_nobody(
    driver: Driver, key: str, mod: int
) -> None:
    begin(driver)
    clipboard = driver.game.stage.clipboard
    clipboard.put("before")
    driver.pilot.press(key, mod=mod)
    assert driver.scene == "play"
    driver.pilot.press("p")
    driver.pilot.press(key, mod=mod)
    assert (driver.scene, clipboard.get()) == ("pause", "before")


@pytest.mark.parametrize("key", ["h", "f"])
def test_the_first_help_says_its_price_before_it_comes(driver: Driver, key: str) -> None:
    begin(driver)
    driver.pilot.press(key)
    assert driver.scene == "confirm"
    # Who only presses Enter keeps gold.
    driver.pilot.press("return")
    assert driver.scene == "play"
    assert driver.view().scored is not None
    assert not driver.view().scored.helped  # type: ignore[union-attr]
    driver.pilot.press(key)
    driver.pilot.click("help")
    driver.wait_until(lambda: driver.view().scored.helped)  # type: ignore[union-attr]
    assert driver.scene == "play"


def test_a_hint_of_a_scored_game_tells_no_points_that_it_does_not_cost(driver: Driver) -> None:
    begin(driver)
    driver.pilot.press("h")
    driver.pilot.click("help")
    driver.wait_until(lambda: driver.view().hint is not None)
    card = driver.pilot.find("card")
    assert isinstance(card, MessageCard)
    assert card.note == "1 of 4"


def test_help_that_was_set_before_does_not_reach_a_scored_game(driver: Driver) -> None:
    services = driver.game.services
    options = services.preferences.settings.play._replace(show_freedom=True, dim_pad=True)
    services.preferences.change(services.preferences.settings._replace(play=options))
    begin(driver)
    view = driver.view()
    assert view.scored is not None
    assert not view.scored.helped
    assert not view.options.show_freedom
    assert not view.options.dim_pad


def test_an_entry_against_the_rules_costs_a_life_also_where_such_are_refused(
    driver: Driver,
) -> None:
    services = driver.game.services
    options = services.preferences.settings.play._replace(conflict_rule=ConflictRule.REFUSE)
    services.preferences.change(services.preferences.settings._replace(play=options))
    begin(driver)
    session = services.current_game.session
    cell = session.state.grid.open_cells[0]
    barred = next(d for d in range(1, 10) if d not in session.state.grid.candidates_of(cell))
    Keys(driver).enter(cell, barred)
    scored = driver.view().scored
    assert scored is not None
    assert scored.lives == 2


@pytest.mark.parametrize("way", ["givens", "with entries", "theatre"])
def test_the_same_board_opened_elsewhere_marks_the_scored_game(driver: Driver, way: str) -> None:
    begin(driver)
    services, stage = driver.game.services, driver.game.stage
    solve(driver, 2)
    game = services.current_game.game_id
    board = services.current_game.session.state.grid
    if way == "givens":
        board = services.current_game.session.puzzle.givens
    stage.replace("menu")
    if way == "theatre":
        stage.push("theatre", Show(board, "A board"))
    else:
        services.launcher.start(Request(board=board))
        driver.wait_until(lambda: driver.scene in ("play", "confirm"))
        if driver.scene == "confirm":
            driver.pilot.click("anew")
    saved = services.games.load(game)
    assert saved is not None
    assert saved.tally.helped


def test_the_pad_stays_where_it_is_when_a_life_is_lost(driver: Driver) -> None:
    begin(driver)
    driver.pilot.resize((640, 480))
    driver.pilot.wait(6)
    before = pad(driver)
    assert before
    cell, digit = rights(driver)[0]
    Keys(driver).enter(cell, digit % 9 + 1)
    assert pad(driver) == before


def test_how_points_come_about_is_told_by_a_key_that_the_help_lists(driver: Driver) -> None:
    begin(driver)
    driver.pilot.press("f1", mod=pygame.KMOD_SHIFT)
    assert driver.scene == "rules"
    driver.pilot.press("escape")
    assert driver.scene == "play"
    assert driver.game.services.bindings.keymap.chords("rules")


def test_a_lost_game_tells_the_missed_entry_and_goes_on_calmly(driver: Driver) -> None:
    begin(driver)
    for cell, digit in rights(driver)[:3]:
        Keys(driver).enter(cell, digit % 9 + 1)
    assert driver.view().status is Status.LOST
    driver.wait_for("lost")
    reason = driver.pilot.find("reason")
    assert isinstance(reason, Label)
    driver.wait_until(lambda: reason.text != driver.game.services.words.text("ui.thinking"))
    before = driver.digits
    driver.pilot.wait(ANSWERED)
    driver.pilot.click("calmly")
    assert driver.scene == "play"
    assert driver.view().rules.mode == "calm"
    assert driver.digits == before
    assert driver.folder.records.runs()[-1].end == "lost"


def test_each_life_says_what_it_went_for(driver: Driver) -> None:
    begin(driver)
    wrong = [(cell, digit % 9 + 1) for cell, digit in rights(driver)[:3]]
    for cell, digit in wrong:
        Keys(driver).enter(cell, digit)
    driver.wait_for("lost")
    scene = driver.pilot.scene
    assert isinstance(scene, LostScene)
    driver.wait_until(lambda: scene.is_explained)
    driver.pilot.wait(ANSWERED)
    name = driver.view().geometry.cell_name
    assert [(row.text, row.digit) for row in scene.lives] == [(name(c), d) for c, d in wrong]
    assert all(row.reason for row in scene.lives)
    assert [row.selected for row in scene.lives] == [False, False, True]
    told = set()
    for number, (cell, digit) in enumerate(wrong):
        driver.pilot.click(f"life.{number}")
        assert scene.entry.text == f"{name(cell)} is not {digit}."
        told.add(scene.reason.text)
    assert len(told) == len(wrong)


def test_any_key_leads_on_to_the_end_of_a_lost_game_and_nowhere_else(driver: Driver) -> None:
    begin(driver)
    for cell, digit in rights(driver)[:3]:
        Keys(driver).enter(cell, digit % 9 + 1)
    assert driver.view().status is Status.LOST
    driver.pilot.press("t", "h", "5")
    assert driver.scene == "play"
    driver.pilot.wait(HURRIED)
    driver.pilot.press("t")
    assert driver.scene == "lost"


def test_a_lost_game_shows_what_the_digit_was_at_odds_with(driver: Driver) -> None:
    begin(driver)
    cell = driver.digits.index("0")
    row = [9 * (cell // 9) + column for column in range(9)]
    there = next(other for other in row if driver.digits[other] != "0")
    for _ in range(3):
        Keys(driver).enter(cell, int(driver.digits[there]))
        driver.pilot.wait(BOUNCE)
    driver.wait_for("lost")
    board = driver.pilot.find("board")
    assert isinstance(board, Board)
    assert board.faces[cell].ground == "conflict_ground"
    assert board.faces[there].ground == "same"


def test_a_scored_game_that_was_killed_goes_on_with_its_points(
    driver: Driver, tmp_path: Path
) -> None:
    begin(driver)
    driver.wait_until(lambda: judged(driver))
    solve(driver, 7)
    driver.wait_until(lambda: judged(driver))
    before = driver.view().scored
    assert before is not None
    driver.kill()
    again = Driver(tmp_path / "data")
    again.pilot.click("resume")
    again.wait_until(lambda: judged(again))
    after = again.view().scored
    assert after is not None
    assert (after.points, after.combo, after.lives) == (before.points, before.combo, before.lives)
    again.close()
