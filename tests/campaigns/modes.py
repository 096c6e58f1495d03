"""What the player of the campaign of kills plays for points, against somebody, or in a class.

Each scenario tells what it sees; `checks` compares it with what the next start finds.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol

from game.formats.document import Entry
from game.generate.levels import DAILY_LEVELS
from game.learn.class_answers import LEFT
from game.learn.class_set import ClassCard
from game.play.arcade.run_text import paste_of, read_run
from game.play.duel import Duel, duel_text
from game.play.intents import Command, EnterDigit, SelectCells
from game.play.modes.marathon import stage_of
from game.play.modes.rush_run import RushRun, read_rush
from game.play.saved import SavedGame
from game.play.selection import Tool
from game.play.serial import encode
from game.play.versus.game import Kind, Side
from game.play.versus.hand import at_cell
from game.play.versus.match import Device
from game.store.class_files import read_answers, read_class_set
from game.store.folder import DataFolder
from game.ui.arcade.rush_scene import RushScene
from game.ui.games.sample import sample_run
from game.ui.modes.daily import Daily
from game.ui.modes.ghost import Ghost
from game.ui.modes.marathon import Marathon
from game.ui.school.arguments import ClassRequest
from game.ui.school.own_class import ClassScene
from game.ui.school.pictures import SAMPLE_SET
from game.ui.versus.choices import Choices
from game.ui.versus.duelling import open_duel
from game.ui.versus.versus_scene import VersusScene
from tests.campaigns.campaign import Told
from tests.ui.arcade.test_arcade import begin as begin_arcade
from tests.ui.arcade.test_rush import answer
from tests.ui.driver import Driver
from tests.ui.hands import rights, solve_at_once

if TYPE_CHECKING:
    from tests.campaigns.kills import Seen

ROOM: Final = (1024, 640)
"""The smallest window for two."""
DATES: Final = {"ended_at": "2026-01-01T12:00:00Z", "day": "2026-01-01"}
"""Of the duels."""


class Teller(Protocol):
    """Tells the parent what is seen, and what of it is kept for good."""

    def seen(self, account: object) -> None: ...
    def kept(self, account: object) -> None: ...


def played(saved: SavedGame) -> Any:
    """Return all that was played of a game, as a file has it."""
    return json.loads(json.dumps(encode(saved)["played"]))


def account(driver: Driver) -> tuple[str, Any]:
    """Return the game that is on the screen, with all that was played of it."""
    saved = driver.game.services.current_game.session.saved()
    return saved.game_id, played(saved)


def some_moves(driver: Driver, rng: Random, teller: Teller, most: int) -> None:
    """Enter digits, one of eight of them wrong, and some notes."""
    current = driver.game.services.current_game
    for _ in range(most):
        left = rights(driver)
        if not left or driver.scene != "play":
            return
        cell, digit = rng.choice(left)
        deed = rng.random()
        current.do(SelectCells((cell,)))
        if deed < 0.1:
            current.do(Command.UNDO)
        elif deed < 0.25:
            current.do(EnterDigit(rng.randrange(1, 10), Tool.CENTRE))
        else:
            current.do(EnterDigit(digit % 9 + 1 if deed < 0.35 else digit))
        teller.seen(account(driver))


def one_game(driver: Driver, rng: Random, teller: Teller, moves: int) -> None:
    """Make some moves, right and wrong, then solve what is not lost by then."""
    some_moves(driver, rng, teller, moves)
    if driver.scene == "play":
        solve_at_once(driver)
    teller.seen(account(driver))


def in_arcade(driver: Driver, rng: Random, teller: Teller) -> Iterator[int]:
    """Games for points, of Arcade or of the day, lost or won now and then."""
    services = driver.game.services
    for _ in range(3):
        if rng.random() < 0.5:
            begin_arcade(driver)
        else:
            Daily(services).open(services.daily.today, rng.choice(DAILY_LEVELS))
            driver.wait_for("play")
        one_game(driver, rng, teller, rng.choice((5, 30)))
        driver.game.stage.replace("menu")
    yield 0


def in_marathon(driver: Driver, rng: Random, teller: Teller) -> Iterator[int]:
    """A marathon, stage after stage; another one where its lives are gone."""
    mode = Marathon(driver.game.services)
    mode.start(mode.rows()[-1])
    for _ in range(4):
        driver.wait_for("play")
        one_game(driver, rng, teller, 5)
        driver.wait_until(lambda: driver.scene in ("win", "lost"))
        driver.pilot.wait(2)
        driver.pilot.press("return")
    yield 0


def against_a_ghost(driver: Driver, rng: Random, teller: Teller) -> Iterator[int]:
    """The puzzle of a run, against that run."""
    for _ in range(2):
        Ghost(driver.game.services).race(paste_of(sample_run()))
        driver.wait_for("play")
        one_game(driver, rng, teller, rng.choice((5, 40)))
        driver.game.stage.replace("menu")
    yield 0


def in_duels(driver: Driver, rng: Random, teller: Teller) -> Iterator[int]:
    """A duel on the puzzle of a run, and one on a puzzle alone."""
    run = paste_of(sample_run())
    for duel in (Duel("Ada", run), Duel("Ada", puzzle_id="es-b1-0421xgz")):
        open_duel(driver.game.services, duel_text(duel, **DATES))
        driver.wait_for("play")
        one_game(driver, rng, teller, rng.choice((5, 40)))
        driver.game.stage.replace("menu")
    yield 0


def in_rush(driver: Driver, rng: Random, teller: Teller) -> Iterator[int]:
    """A Rush or two, some to the end of the clock, and duels on the same questions."""
    stage, services = driver.game.stage, driver.game.services
    played_before = ""
    for _ in range(3):
        if played_before and rng.random() < 0.5:
            open_duel(services, duel_text(Duel("Ada", played_before), **DATES))
            driver.wait_for("rush")
        else:
            stage.push("rush")
        scene = stage.top
        assert isinstance(scene, RushScene)
        for _ in range(rng.choice((3, 12, 25))):
            answer(driver, scene, right=rng.random() < 0.8)
            teller.seen((scene.run.game_id, answers_of(scene.run)))
            if not scene.desk.takes_answers:
                driver.pilot.wait(1)
                driver.pilot.press("space")
        if rng.random() < 0.5:
            driver.pilot.wait(scene.run.standing.left / 1000 + 2)
            driver.wait_for("rush_end")
            teller.kept((scene.run.game_id, answers_of(scene.run)))
            assert services.records is not None
            played_before = services.records.text_of(scene.run.game_id) or ""
        stage.replace("menu")
    yield 0


def answers_of(run: RushRun) -> list[tuple[int, ...]]:
    """Return the answers of a Rush as they are compared."""
    return [tuple(one) for one in run.answers]


def in_versus(driver: Driver, rng: Random, teller: Teller) -> Iterator[int]:
    """A match of two at a keyboard, game after game."""
    driver.pilot.resize(ROOM)
    driver.game.stage.push(
        "versus_start", Choices(rng.choice(list(Kind)), True, (Device.LEFT, Device.RIGHT))
    )
    driver.pilot.frames()
    driver.pilot.click("play")
    for _ in range(6):
        driver.pilot.wait(3.2)
        scene = driver.game.stage.top
        assert isinstance(scene, VersusScene)
        match = scene.seated.match
        teller.kept((match.seed, len(match.games)))
        game, winner = scene.table.game, rng.choice(list(Side))
        for cell in range(81):
            if not game.values[0 if game.is_shared else winner][cell]:
                scene.table.hands[winner] = at_cell(cell)
                board = game.boards[0 if game.is_shared else winner]
                scene.table.write(winner, board.solution[cell])
                teller.seen((match.seed, len(match.games)))
        driver.wait_for("versus_end")
        driver.pilot.wait(2)
        teller.kept((match.seed, len(match.games) + 1))
        driver.pilot.click("next")
    yield 0


def in_a_class(driver: Driver, rng: Random, teller: Teller) -> Iterator[int]:
    """Cards added to a set, and the set done."""
    classes = driver.game.services.classes
    done = 0
    for number in range(1, 12):
        card = SAMPLE_SET.cards[0]
        before = f"Card {number}." * rng.choice((1, 50))
        classes.add("Monday", ClassCard(Entry(card.entry.board), before=before))
        teller.kept((number, done))
        if rng.random() < 0.8:
            name = f"Ida {number}"
            do_cards(driver, name, rng.randrange(len(SAMPLE_SET.cards)), teller)
            driver.game.stage.replace("menu")
            do_cards(driver, name, len(SAMPLE_SET.cards), teller)
            done += 1
            teller.kept((number, done))
            driver.game.stage.replace("menu")
    yield 0


def do_cards(driver: Driver, name: str, most: int, teller: Teller) -> None:
    """Have so many cards of a set shown, from where it was left."""
    scene = driver.game.stage.push("class", ClassRequest(SAMPLE_SET, name))
    assert isinstance(scene, ClassScene)
    for _ in range(most):
        if scene.finished:
            return
        driver.wait_until(lambda: scene.sheet is not None)
        driver.pilot.click("show")
        teller.seen((name, [one.went for one in scene.answers]))
        driver.pilot.click("go")


Scenario = Callable[[Driver, Random, Teller], Iterator[int]]
SCENARIOS: Final[dict[str, Scenario]] = {
    "arcade": in_arcade,
    "marathon": in_marathon,
    "ghost": against_a_ghost,
    "duel": in_duels,
    "rush": in_rush,
    "versus": in_versus,
    "class": in_a_class,
}


# -- what the next start finds


def check_games(data: DataFolder, found: Mapping[str, SavedGame], seen: "Seen", told: Told) -> None:
    """Each scored game that was seen goes on or is recorded, and a marathon has its next stage."""
    recorded = {run.game_id: run for run in data.records.runs()}
    assert not set(recorded) & set(found), "a game that has ended is still in progress"
    for game_id, before in dict(seen.seen).items():
        if game_id in found:
            after = played(found[game_id])
            told.count("scored games found")
        else:
            assert game_id in recorded, "a game that was seen is gone"
            text = data.records.text_of(game_id)
            assert text is not None
            after = played(read_run(text).game)
            told.count("scored games recorded")
            stage = stage_of(game_id)
            if stage is not None and recorded[game_id].is_won:
                follows = stage.next.game_id
                assert follows in found or follows in recorded, "the next stage is gone"
        assert begins_with(before, after), f"{before[-3:]} is not in {after[-3:]}"


def begins_with(before: list[Any], after: list[Any]) -> bool:
    """Whether moves begin as others do; several steps back in a row are one, which may grow."""
    if before and before[-1][1] == "go":
        before = before[:-1]
    return after[: len(before)] == before


def check_rushes(data: DataFolder, seen: "Seen", told: Told) -> None:
    """Each Rush that was seen is recorded once, with the answers that it had then."""
    recorded = [run.game_id for run in data.records.runs()]
    for game_id, before in {**dict(seen.seen), **dict(seen.kept)}.items():
        assert game_id in recorded, "a Rush that was seen is gone"
        text = data.records.text_of(game_id)
        assert text is not None
        run = read_rush(text)
        assert isinstance(run, RushRun)
        assert answers_of(run)[: len(before)] == before, "answers are gone"
        told.count("rushes recorded")


def check_matches(data: DataFolder, seen: "Seen", told: Told) -> None:
    """Each match that was kept is there once, has ended, and has its games."""
    found = data.matches.all()
    assert len({one.seed for one in found}) == len(found), "a match was recorded twice"
    games = {one.seed: len(one.games) for one in found}
    for seed, count in dict(seen.kept).items():
        assert games.get(seed, -1) >= count, f"{games.get(seed)} games of {count}"
        told.count("matches recorded")
        told.count("games of two", games[seed])
    assert all(one.ended_at for one in found)


def check_classes(data: DataFolder, seen: "Seen", told: Told) -> None:
    """Sets and answers are whole, and none of them is gone."""
    folder = data.folders.data / "classes"
    cards, done = seen.kept[-1] if seen.kept else (0, 0)
    sets = [read_class_set(path) for path in folder.glob("*.toml")]
    assert sum(len(one.cards) for one in sets) >= cards, "cards are gone"
    answers = [read_answers(path) for path in (folder / "answers").glob("*.json")]
    ended = [one for one in answers if not one.left]
    assert len(ended) >= done, f"{len(ended)} answers of {done}"
    assert len({one.name for one in answers}) == len(answers), "a set was begun anew"
    found = {one.name: [answer.went for answer in one.answers] for one in answers}
    for name, before in dict(seen.seen).items():
        assert name in found, "answers that were seen are gone"
        after = found[name]
        pairs = zip(before, after, strict=True)
        assert all(was in (LEFT, now) for was, now in pairs), f"{before} is not in {after}"
        told.count("cards answered", len(after) - after.count(LEFT))
    told.count("cards found", cards)
    told.count("answers found", len(answers))
