"""New games come from the bank at once, each puzzle once, and of the level they promise."""

from pathlib import Path

import pytest

from game.core.rules import Puzzle
from game.generate.bank import Bank, BankError, bank_id
from game.generate.deal import deal
from game.generate.draw import Draw
from game.generate.ids import BANK, PuzzleIdError, parse_id
from game.generate.levels import Level
from game.generate.need import is_stuck
from game.logic.finder import path
from game.play.saved import Origin
from game.solve.exact import count
from game.store.seen import SeenPuzzles
from game.store.writer import Writer
from game.ui.games.launcher import Request, read_request
from game.ui.games.puzzle_bank import PuzzleBank
from game.ui.games.switcher import NewGame
from game.ui.play.play import PlayScene
from tests.ui.driver import Driver
from tests.ui.hands import Mouse


def card_text(driver: Driver) -> str:
    scene = driver.pilot.scene
    assert isinstance(scene, PlayScene)
    return scene.panel.card.text


@pytest.mark.parametrize("level", Level)
def test_a_click_on_a_level_opens_a_board_of_the_bank_at_once(driver: Driver, level: Level) -> None:
    Mouse(driver).choose("calm", level.value)
    driver.pilot.frames()
    assert driver.scene == "play"
    view = driver.view()
    assert view.puzzle_id is not None
    parsed = parse_id(view.puzzle_id)
    assert (parsed.source, parsed.level) == (BANK, level)
    assert driver.folder.seen.of(level.value).bit_count() == 1


def test_a_puzzle_that_needs_a_technique_can_be_asked_for(driver: Driver) -> None:
    driver.game.services.launcher.start(Request(technique="w-wing"))
    driver.wait_for("play")
    puzzle_id = driver.view().puzzle_id
    assert puzzle_id is not None
    givens = deal(parse_id(puzzle_id)).givens
    assert "w-wing" in path(givens).counts
    assert is_stuck(Level.HARD, givens, {"w-wing"})
    assert card_text(driver) == (
        "This puzzle needs W-Wing. The other techniques of level Hard cannot solve it."
    )


def test_no_puzzle_comes_twice_before_all_have_come(tmp_path: Path) -> None:
    writer = Writer()
    seen = SeenPuzzles(tmp_path / "seen.json", writer)
    puzzle_bank = PuzzleBank(lambda: seen)
    size, draw, places = Bank().size(Level.EASY), Draw("deals"), set()
    for _ in range(size):
        puzzle = puzzle_bank.take(Level.EASY, draw)
        assert puzzle is not None
        assert puzzle.id is not None
        places.add(parse_id(puzzle.id).seed[:3])
    assert len(places) == size
    assert puzzle_bank.take(Level.EASY, draw) is not None
    writer.close()


def test_a_damaged_line_of_the_bank_gives_way_to_another_puzzle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = [Bank().entry(Level.EASY, index).givens for index in range(2)]
    several = "." * 81
    broken = sound[0].replace(".", "1")
    lines = [sound[0], "", "nothing", sound[0][:80] + "x", several, broken, sound[1]]
    words = [line if " " in line or not line else f"{line} 100 2.0 -" for line in lines]
    (tmp_path / "easy.txt").write_text("\n".join(words))
    puzzles = PuzzleBank()
    monkeypatch.setitem(vars(puzzles), "_bank", Bank(tmp_path))
    dealt = set()
    for number in range(60):
        for puzzle in (
            puzzles.take(Level.EASY, Draw(f"{number}")),
            puzzles.show(Level.EASY, Draw(f"{number}")),
        ):
            assert puzzle is not None
            assert count(puzzle.givens) == 1
            assert puzzle.id is not None
            dealt.add(parse_id(puzzle.id).seed[:3])
    assert dealt == {"000", "006"}
    for text in ("nothing\n" * 3, ""):
        (tmp_path / "easy.txt").write_text(text)
        monkeypatch.setitem(vars(puzzles), "_bank", Bank(tmp_path))
        assert puzzles.take(Level.EASY, Draw("none")) is None
        with pytest.raises(BankError):
            puzzles.show(Level.EASY, Draw("none"))


@pytest.mark.parametrize("words", ["W-Wing", " w-wing ", "w-WING"])
def test_a_technique_can_be_named_where_puzzles_are_opened(driver: Driver, words: str) -> None:
    driver.game.stage.push("open")
    driver.pilot.settle()
    driver.pilot.type(words)
    driver.pilot.press("return")
    driver.wait_for("play")
    puzzle_id = driver.view().puzzle_id
    assert puzzle_id is not None
    assert "w-wing" in path(deal(parse_id(puzzle_id)).givens).counts


def test_what_names_no_technique_is_still_told_what_an_id_looks_like() -> None:
    with pytest.raises(PuzzleIdError):
        read_request("x-wings")
    assert read_request("Naked Pair").technique == "naked-pair"
    with pytest.raises(PuzzleIdError):
        read_request("template set")


def test_a_record_is_for_the_first_opening_of_a_puzzle_that_was_dealt(driver: Driver) -> None:
    services = driver.game.services

    def origin() -> Origin:
        driver.pilot.frames()
        return services.current_game.session.saved().origin

    services.launcher.start(Request(level=Level.EASY))
    assert origin() is Origin.FIRST
    guises = [Bank().deal(bank_id(Level.EASY, 7, Draw(seed))) for seed in ("one", "two", "three")]
    assert len({puzzle.givens for puzzle in guises}) == 3
    services.switcher.begin(NewGame(guises[0], Level.EASY))
    assert origin() is Origin.OTHER
    # Its id was typed: now it is known, in whatever guise.
    services.switcher.begin(NewGame(guises[1], Level.EASY, dealt=True))
    assert origin() is Origin.AGAIN
    fresh = Bank().deal(bank_id(Level.EASY, 8, Draw("four")))
    services.switcher.begin(NewGame(fresh, Level.EASY, dealt=True))
    assert origin() is Origin.FIRST


def test_what_was_shown_in_the_theatre_is_no_first_opening(tmp_path: Path) -> None:
    writer = Writer()
    bank = PuzzleBank(lambda: seen)
    seen = SeenPuzzles(tmp_path / "seen.json", writer)
    shown = bank.show(Level.HARD, Draw("shown"))
    assert not bank.first_opening(shown)
    assert seen.of("hard") == 0
    assert bank.first_opening(Puzzle(shown.givens))
    writer.close()
