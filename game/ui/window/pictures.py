"""Pictures of scenes, made without a window: the same scene gives the same bytes each time."""

import os
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from ...messages.catalogue import Catalogue
from ...play.game_events import HintWanted
from ...play.hint_card import NAME
from ...play.hints import LAST_STAGE
from ...play.intents import Aim, Command, EnterDigit, HintFound, JoinHere, SelectCells, SetTool
from ...play.moves import KeepCheckpoint, StartTrial
from ...play.paint import COLOURS
from ...play.selection import Tool
from ...shell.screenshot import save_png
from ...shell.stage import Stage
from ..games.current_game import CurrentGame
from ..school.arguments import CourseKind, CourseRequest
from .app import Game, make_game
from .sample import SAMPLE_DAY, sample_games

if TYPE_CHECKING:
    pass

PATIENCE: Final = 6000
"""Looks at the worker, a hundredth of a second apart, before a picture is given up."""
LAST_CELL: Final = 79
"""At the edge of the board: what is offered there must not leave the window."""
AUTHOR: Final = "Euler"
"""Of the puzzles of the collections; names and years are the same in every language."""
LACKING: Final = 24
"""A cell whose clue is left out."""
CONCLUSION: Final = 2
"""Steps into the example of a technique at which its conclusion is shown."""
SAMPLE_LESSON: Final = CourseRequest(CourseKind.LESSON, "naked-pair", seed="picture")
OPENED_BY: Final = {
    "theatre_cast": "theatre.cast",
    "theatre_about": "theatre.about",
    "theatre_table": "theatre.compare",
    "theatre_save": "theatre.save",
}
"""The actions of the theatre that open its cards."""


def make_picture(
    path: Path, *, scene: str, size: tuple[int, int], theme: str, catalogue: Catalogue
) -> None:
    """Save the first frame of a scene, with a sample game in it."""
    game = make_game(
        None,
        size,
        catalogue=catalogue,
        pictures=path.parent,
        theme=theme,
        clock=lambda: 0.0,
        stopwatch=lambda: 0.0,
        today=lambda: SAMPLE_DAY,
        saved=sample_games(scene),
        reduced_motion=True,
    )
    try:
        show(scene, game)
        surface = pygame.Surface(size)
        game.stage.draw(surface)
    finally:
        game.stage.close_all()
        game.close()
    save_png(surface, path)


def show(scene: str, game: Game) -> None:
    """Open one of `PICTURES` with something in it; what a worker finds is waited for."""
    stage = game.stage
    match scene:
        case "menu":
            stage.replace("menu")
            while stage.run_later():
                # What is read after the first frame belongs to the picture.
                pass
        case "branches":
            stage.push("play")
            game.services.current_game.do(KeepCheckpoint("1"))
            game.services.current_game.do(StartTrial())
            stage.push(scene)
        case "play" | "hint" | "picker" | "play.colours":
            from ..play.play import PlayScene

            play = stage.push("play")
            assert isinstance(play, PlayScene)
            if scene == "play.colours":
                _paint(game.services.current_game)
                play.show()
            elif scene == "hint":
                _explain(game.services.current_game)
                play.enter()
            elif scene == "picker":
                play.cell_popup.open(LAST_CELL)
        case "editor" | "editor.regions" | "editor.suggest":
            _make(game, scene)
        case "several":
            from ...formats.document import Entry
            from ..games.launcher import Request

            boards = [saved.puzzle.givens for saved in sample_games()]
            entries = tuple(Entry(board) for board in boards * 4)
            stage.push(scene, Request(entries=entries))
        case "collections" | "collected" | "naming" | "importing":
            _collect(game, scene)
        case "files":
            from ...core.message import message
            from ..scene.arguments import FileForm, FileRequest

            # A path that is the same wherever the program stands.
            game.services.files_folder = Path(os.path.relpath(game.services.assets))
            form = FileForm("line", message("ui.export.line"), ".txt")
            title = message("files.save_as")
            stage.push(scene, FileRequest(title, lambda *_: None, "nonet", (form,)))
        case "export" | "pause" | "win" | "lost" | "rules" | "play.arcade" | "win.arcade":
            stage.push("play")
            if scene == "play.arcade":
                _wait_for(game, lambda: _is_judged(game.services.current_game))
            else:
                from ..arcade.lost import LostScene
                from ..arcade.win import WinScene

                ended = stage.push(scene.partition(".")[0])
                if isinstance(ended, WinScene):
                    _wait_for(game, lambda: ended.known)
                elif isinstance(ended, LostScene):
                    _wait_for(game, lambda: ended.is_explained)
        case "theatre" | "theatre_cast" | "theatre_about" | "theatre_table" | "theatre_save":
            _perform(stage, scene)
        case "confirm":
            newest = game.services.games.newest()
            assert newest is not None
            game.services.switcher.throw_away(newest, lambda: None)
        case "records":
            from ..records.records import RecordsScene
            from .sample import sample_records

            records = stage.push(scene)
            assert isinstance(records, RecordsScene)
            records.take(sample_records(), today=SAMPLE_DAY)
        case "replay":
            from ..records.replay import ReplayScene
            from .sample import sample_run

            replay = stage.push(scene, sample_run())
            assert isinstance(replay, ReplayScene)
            _wait_for(game, lambda: replay.player is not None)
            assert replay.player is not None
            replay.player.go_to(0.7 * replay.player.playback.milliseconds)
            replay.step_earlier()
        case "rush":
            from .sample import sample_rush

            stage.push(scene, sample_rush(right=0, wrong=0))
        case "rush_end" | "rush_end.miss":
            from ..arcade.rush_end import RushEndScene
            from .sample import sample_rush

            end = stage.push("rush_end", sample_rush())
            assert isinstance(end, RushEndScene)
            _wait_for(game, lambda: end.is_explained)
            if scene == "rush_end.miss":
                end.choose(end.missed[0] + 1)
        case "study":
            from ..study.study_table import StudyTable

            table = stage.push(scene)
            assert isinstance(table, StudyTable)
            _wait_for(game, lambda: table.finished)
            table.step("first")
        case "technique":
            from ..study.technique import TechniqueScene

            page = stage.push(scene, "w-wing")
            assert isinstance(page, TechniqueScene)
            _wait_for(game, lambda: page.ready)
            for _ in range(CONCLUSION):
                page.step("later")
        case "road":
            from ..school.road import RoadScene

            road = stage.push(scene, "x-wing")
            assert isinstance(road, RoadScene)
            _wait_for(game, lambda: road.ready)
        case "lesson":
            from ..school.lesson import LessonScene

            lesson = stage.push(scene, SAMPLE_LESSON)
            assert isinstance(lesson, LessonScene)
            _wait_for(game, lambda: lesson.sheet is not None)
        case "seen":
            from ..school.seen import SeenScene

            stage.push("play")
            _explain(game.services.current_game, stages=NAME)
            seen = stage.push(scene)
            assert isinstance(seen, SeenScene)
            _wait_for(game, lambda: seen.sheet is not None)
        case "review":
            from ..school.review import ReviewScene

            review = stage.push(scene)
            assert isinstance(review, ReviewScene)
            _wait_for(game, lambda: review.review is not None)
        case "settings.play" | "settings.game":
            from ...shell.widgets.button import Button

            stage.push("settings")
            tab = stage.top.form.find(f"tab.{scene.partition('.')[2]}")
            assert isinstance(tab, Button)
            tab.click()
        case _:
            stage.push(scene)


def _collect(game: Game, wanted: str) -> None:
    """Keep some puzzles, and open what belongs to them."""
    from ...core.message import message
    from ...formats.document import Entry
    from ...store.collections.collections import Rated
    from ..library.arguments import NameRequest
    from ..library.collections import CollectionsScene

    stage, collections = game.stage, game.services.collections
    if wanted == "importing":
        stage.push(wanted)
        return
    book = collections.folder("2026")
    for number, saved in enumerate(sample_games()):
        level = "" if saved.level is None else saved.level.value
        entry = Entry(saved.puzzle.givens, author=AUTHOR, facts=(("level", level),))
        first = collections.add(entry._replace(title=f"11/{number + 1}"), book).number
        kept = collections.add(entry).number
        collections.rate({first: Rated(25 + 7 * number, level), kept: Rated(25)})
    collections.favour([first], favourite=True)
    collections.tag([first], "2026")
    scene = stage.push("collections", book)
    assert isinstance(scene, CollectionsScene)
    _wait_for(game, lambda: scene.is_there)
    if wanted == "collected":
        stage.push(wanted, scene)
    elif wanted == "naming":
        named = message("collections.name.move")
        stage.push(wanted, NameRequest(named, lambda _: None, offered=("2026", "2025")))


def _paint(current_game: CurrentGame) -> None:
    """Colour cells and candidates, join some, and try an entry."""
    open_cells = [c for c, view in enumerate(current_game.view().cells) if not view.digit]
    current_game.do(SetTool(Tool.COLOUR))
    for number in range(1, COLOURS + 1):
        current_game.do(SelectCells((open_cells[number],)))
        current_game.do(EnterDigit(number))
        current_game.do(SelectCells((open_cells[10], open_cells[20 + number])))
        current_game.do(EnterDigit(number))
        if number > COLOURS - 2:
            current_game.do(EnterDigit(1))
    for digit, cells in ((5, open_cells[-3:]), (7, open_cells[-9:-6])):
        current_game.do(Aim(digit))
        for number, cell in enumerate(cells):
            current_game.do(SelectCells((cell,)))
            current_game.do(EnterDigit(number + 2))
            current_game.do(JoinHere(strong=number != 1))
        current_game.do(Aim(None))
    for cell in (open_cells[12], open_cells[19]):
        current_game.do(SelectCells((cell,)))
        current_game.do(JoinHere())
    current_game.do(StartTrial())
    candidates = current_game.session.state.grid.candidates_of(open_cells[15])
    current_game.do(SelectCells((open_cells[15],)))
    current_game.do(EnterDigit(candidates[0], Tool.DIGIT))


def _make(game: Game, scene: str) -> None:
    """Make a puzzle: with a clue too few, with clues that are suggested, or a jigsaw."""
    from ...play.editing.tool import Tool as EditorTool
    from ..editor.editor import EditorScene
    from .sample import sample_games

    board = sample_games()[0].puzzle.givens
    editor = game.stage.push("editor", board if scene == "editor" else board.erase(LACKING))
    assert isinstance(editor, EditorScene)
    if scene == "editor.regions":
        editor.use(EditorTool.REGION)
        editor.extend(0, 1)
        for _ in range(3):
            editor.extend(1, 0)
        return
    _wait_for(game, lambda: editor.judgement.is_finished)
    if scene == "editor.suggest":
        editor.clues.suggest()
        _wait_for(game, lambda: bool(editor.clues.suggestions))


def _wait_for(game: Game, there: Callable[[], bool]) -> None:
    """Let the worker find what a scene shows."""
    for _ in range(PATIENCE):
        game.services.poll()
        game.stage.update(0.01)
        if there():
            return
        time.sleep(0.01)
    raise TimeoutError("the worker did not answer")


def _is_judged(current_game: CurrentGame) -> bool:
    session = current_game.session
    standing = session.standing
    return session.par_question is None and standing is not None and standing.wait > 0


def _explain(current_game: CurrentGame, stages: int = LAST_STAGE) -> None:
    """Ask for a hint up to a stage, without a worker."""
    for _ in range(stages):
        for event in current_game.do(Command.HINT).events:
            if isinstance(event, HintWanted):
                current_game.do(HintFound(event.question, event.question.answer()))


def _perform(stage: Stage, wanted: str) -> None:
    """Let four methods work a while, always equally far, and open what belongs to them."""
    from ..theatre.show import FULL_CAST, opening_show
    from ..theatre.theatre import TheatreScene

    scene = stage.push("theatre")
    assert isinstance(scene, TheatreScene)
    stage.switch("theatre", replace(opening_show(scene.services.puzzles), cast=FULL_CAST))
    scene = stage.top
    assert isinstance(scene, TheatreScene)
    scene.go_to(40)
    if wanted != "theatre":
        scene.perform(OPENED_BY[wanted])
