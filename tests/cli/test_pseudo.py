"""Every text of the command line is in the catalogue, and in one piece."""

import argparse
import re
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Final

import pytest

from game.cli.commands import COMMANDS
from game.cli.main import main
from game.logic.solver_text import KEYS as SOLVER_KEYS
from game.logic.techniques import BY_ID
from game.play.arcade.run_text import write_run
from game.play.modes.rush_run import rush_text
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.ui.games.sample import sample_rush
from tests.messages.pseudo import glued, pseudo, untold
from tests.play.arcade.played_runs import won_run
from tests.truth import sample

PUZZLE: Final = "003020600900305001001806400008102900700000008006708200002609500800203009005010300"
CONFLICT: Final = f"55{PUZZLE[2:]}"
HARD: Final = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SCRIPT: Final = (
    "help|load FOLDER/puzzle|board|freedom|candidates 1 1|candidates 1 3|moves 1 1|1 1 9|1 1 3"
    "|1 1 4|1 1 4|erase 1 1|erase 1 3|undo|undo 7|reset|suggest|check|matrix|solve stack"
    "|solve nothing|new easy|new hard bank|new nothing|nothing|2 99 1|load FOLDER/none"
    "|type|1|1|5|12|||quit"
)
CALLS: Final = (
    "--size x",
    "--theme none",
    "--screenshot FOLDER/none/picture",
    "FOLDER/none",
    "FOLDER/words",
    "FOLDER/conflict",
    "FOLDER/puzzle --level easy",
    "solve FOLDER/puzzle",
    "solve FOLDER/conflict",
    "solve FOLDER/open",
    "solve FOLDER/words",
    "solve --count x FOLDER/puzzle",
    "solve --stats FOLDER/puzzle",
    "solve --method staged --stats FOLDER/puzzle",
    "solve --method staged --table FOLDER/puzzle",
    "solve --method stack --prove --stats FOLDER/puzzle",
    "solve --method stack --max-boards 2 FOLDER/hard",
    "solve --method logic FOLDER/hard",
    "solve --method backtracking --table FOLDER/puzzle",
    "solve --method staged FOLDER",
    "generate --level beginner --phases --seed a",
    "generate --level extreme --seed hd-g2-7q2k4m-27g",
    "generate --seed hd-g2-xxxxx-27g",
    "generate --requires none",
    "convert --to 729 FOLDER/hard",
    "convert --to csv FOLDER/words",
    "convert --to ss FOLDER/library",
    "print FOLDER/puzzle --to FOLDER/a.doc",
    "print --count 1001 --to FOLDER/a.svg",
    "rate FOLDER/conflict",
    "rate FOLDER/open",
    "rate --path --no-er FOLDER/puzzle",
    "rate --skip-bad FOLDER/words",
    "rate --resume FOLDER/puzzle",
    "rate --part 4/3 FOLDER/puzzle",
    "rate --json --output FOLDER/puzzle FOLDER/puzzle",
    "generate --minimal --level easy",
    "generate --score 9-1",
    "trials FOLDER/puzzle",
    "trials FOLDER/open",
    "canonical FOLDER/puzzle",
    "canonical --automorphisms FOLDER/puzzle",
    "canonical FOLDER/conflict",
    "minimal FOLDER/conflict",
    "minimal FOLDER/puzzle",
    "vicinity FOLDER/conflict",
    "vicinity --limit 1s FOLDER/puzzle",
    "paths FOLDER/hard ours none",
    "class FOLDER/words",
    "worksheet none",
    "hint FOLDER/puzzle",
    "hint FOLDER/hard",
    "hint FOLDER/words",
    "steps FOLDER/puzzle",
    "steps FOLDER/conflict",
    "steps --notation eureka FOLDER/hard",
    "steps --technique none FOLDER/puzzle",
    "steps --solver none FOLDER/puzzle",
    "solver minimal",
    "solver FOLDER/words",
    "solve --solver se --method staged FOLDER/puzzle",
    "rate --solver minimal FOLDER/puzzle",
    "check-step FOLDER/puzzle FOLDER/words",
    "check-step FOLDER/puzzle r1c1=1",
    "runs --data-dir FOLDER",
    "runs --data-dir FOLDER --text none",
    "verify FOLDER/words",
    "duel FOLDER/words",
    "document",
    "document --simulate FOLDER/puzzle",
    "replay FOLDER/words",
    "verify-cases FOLDER/words",
    "play --script FOLDER/script",
    "play --text --script FOLDER/none",
    "play --text --history 2",
    "play --source bank",
    "runs --data-dir FOLDER/data",
    "runs --data-dir FOLDER/data --text won",
    "verify FOLDER/run",
    "replay FOLDER/run",
    "verify FOLDER/rush",
    "replay FOLDER/rush",
    "backup FOLDER/kept --data-dir FOLDER/data",
    "backup FOLDER/kept --data-dir FOLDER/data",
    "restore --data-dir FOLDER/data",
    "restore FOLDER/words --data-dir FOLDER/data",
    "restore none --data-dir FOLDER/data",
)
LEVELS: Final = {"Easy", "Medium", "Hard", "Unfair", "Extreme"}
"""Columns for programs: they are the words of the options."""
KEYS: Final = {*SOLVER_KEYS, *chain.from_iterable(id.split("-") for id in BY_ID)}
"""What a file of the solver's settings is made of."""
GAME: Final = "test"
"""The id of a game that has ended."""
KINDS: Final = {"place", "solution"}


def said(call: str, capsys: pytest.CaptureFixture[str]) -> str:
    with suppress(SystemExit):
        main(call.split())
    output = capsys.readouterr()
    return output.out + output.err


@pytest.fixture(autouse=True)
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.cli.main.catalogue_in", lambda _: pseudo())


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("FOLDER")
    for name, text in (
        ("puzzle", PUZZLE),
        ("conflict", CONFLICT),
        ("hard", HARD),
        ("open", "." * 81),
        ("words", "1 2\n3 4"),
        ("library", f":0100:1:+{HARD}:511:::\n" * 2),
        ("script", SCRIPT.replace("FOLDER", str(path)).replace("|", "\n")),
        ("run", write_run(won_run())),
        ("rush", rush_text(sample_rush())),
    ):
        (path / name).write_text(text + "\n")
    data = DataFolder(Folders.below(path / "data"))
    data.finish(won_run().game)
    data.close()
    return path


@pytest.mark.parametrize("call", sample(CALLS, 2))
def test_what_commands_say(call: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = said(call.replace("FOLDER", str(folder)), capsys)
    # A file is named as it is, and argparse begins with how the command is called.
    text = text.replace(str(folder), "").partition("usage: ")[0] or text
    for line in text.replace(str(folder), "").splitlines():
        assert not untold(line, NAMES | LEVELS | KEYS | {GAME}), line
        assert not glued(line), line


def test_what_is_said_in_a_game(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = said(f"play --text --script {folder}/script", capsys)
    for line in text.replace(str(folder), "").splitlines():
        # The orders of this script are those of any language.
        assert not line.startswith("⟦> ⟧") or not untold(line.partition("⟧")[2], ORDERS), line
        assert line.startswith("⟦> ⟧") or not untold(line), line


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    parsers: list[argparse.ArgumentParser] = []
    shown = argparse.ArgumentParser.format_help

    def note(parser: argparse.ArgumentParser) -> str:
        parsers.append(parser)
        return shown(parser)

    monkeypatch.setattr(argparse.ArgumentParser, "format_help", note)
    monkeypatch.setenv("COLUMNS", "1000")
    text = said(f"{command} --help", capsys)
    (parser,) = parsers
    names = {word for name in COMMANDS for word in name.split("-")} | {"main", "py"}
    for action in parser._actions:
        words = [*action.option_strings, action.dest, str(action.metavar), *(action.choices or ())]
        names |= {part for word in words for part in re.split(r"[^\w]|_|\d", str(word))}
        names |= {str(action.dest).replace("_", "-").upper(), str(action.dest).upper()}
        names |= set(re.split("_", str(action.dest).upper()))
    assert not untold(text, names), text


def test_errors_of_argparse(capsys: pytest.CaptureFixture[str]) -> None:
    for call in ("--level none", "solve --count", "none none", "verify", "solve --all --count 3"):
        text = said(call, capsys)
        assert "⟦" in text
        error = text.splitlines()[-1]
        assert error == "⟧" or not untold(error, {"none", "solve", "verify", "main", "py"}), text


ORDERS: Final = {word for line in SCRIPT.split("|") for word in re.findall(r"[a-z]+", line)}
NAMES: Final = ORDERS | KINDS | {"MiB", "KiB"}


def test_what_the_doctor_asks_about(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for line in said(f"doctor --data-dir {folder}/data", capsys).splitlines():
        # What is found has names of its own, and so have variables of the environment.
        asked = line.partition("\t")[0]
        assert asked.isupper() or not untold(asked), line


def test_every_command_is_called() -> None:
    assert {call.split()[0] for call in CALLS} >= set(COMMANDS) - {"doctor"}
