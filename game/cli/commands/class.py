# ruff: noqa: N999 - a module is named as its command
"""`class`: summary of the answers of a class, from the files that were returned."""

import argparse
import csv
from collections.abc import Sequence
from pathlib import Path

from ...learn.class_answers import (
    LEFT,
    SHOWN,
    ClassAnswers,
    by_card,
    by_slip,
    latest,
    sets_in_turn,
)
from ...messages.catalogue import Catalogue
from ...messages.sentences import name
from ...store.class_files import ANSWERS, AnswersFileError, read_answers
from .. import exit_codes
from ..console import Console
from ..run_words import clock

SUMMARY = "class.summary"
COLUMNS = (
    *("set", "title", "name", "at", "card", "technique", "went", "given", "wrong"),
    *("seconds", "slips"),
)
_SIGNS = {"right": "+", "other-way": "+", "part": "/", SHOWN: "?", LEFT: "."}


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for the files, and for the form of the output."""
    parser.add_argument("files", nargs="+", type=Path, help=catalogue.text("class.files"))
    parser.add_argument("--csv", action="store_true", help=catalogue.text("class.csv"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write the tables of each set, then those of all; report and skip bad files."""
    answers, is_whole = list[ClassAnswers](), True
    for path in _files(arguments.files):
        try:
            answers.append(read_answers(path))
        except AnswersFileError as error:
            console.error(console.catalogue.error(error))
            is_whole = False
    every = latest(answers)
    if arguments.csv:
        _write_csv(console, every)
    else:
        _Tables(console, every).write()
    return exit_codes.SUCCESS if is_whole else exit_codes.USAGE


def _files(paths: Sequence[Path]) -> list[Path]:
    """Return the files to read: in a folder, all that may be answers."""
    return [
        file
        for path in paths
        for file in (sorted(path.glob(f"*{ANSWERS}")) if path.is_dir() else [path])
    ]


def _write_csv(console: Console, every: Sequence[ClassAnswers]) -> None:
    """Write one row per answer."""
    rows = csv.writer(console.stdout)
    rows.writerow(COLUMNS)
    for one in every:
        for number, answer in enumerate(one.answers, 1):
            rows.writerow(
                (
                    *(one.set, one.title, one.name, one.at, number),
                    *(answer.technique, answer.went, answer.given, answer.wrong),
                    f"{answer.milliseconds / 1000:.1f}",
                    " ".join(slip.value for slip in answer.slips),
                )
            )


class _Tables:
    """Writes the tables of answers."""

    def __init__(self, console: Console, every: Sequence[ClassAnswers]) -> None:
        self._console, self._text, self._every = console, console.catalogue.text, every

    def write(self) -> None:
        """Write all of them."""
        if not self._every:
            self._console.report(self._text("class.none"))
            return
        marks = sets_in_turn(self._every)
        for mark in marks:
            self._write_set([one for one in self._every if one.set == mark])
        slips = by_slip(self._every)
        if slips:
            self._line(self._text("class.table.slips"))
            for slip, often, players in slips:
                count = self._console.catalogue.count
                said = (count("learn.slips.times", often), count("class.table.players", players))
                self._line(f"  {' · '.join(said)}: {self._text(f'learn.slip.{slip.value}')}")
            self._line("")
        if len(marks) > 1:
            self._write_progress(marks)

    def _write_set(self, mine: Sequence[ClassAnswers]) -> None:
        """Write the results of a set: one row per player, then one row per card."""
        count = self._console.catalogue.count
        self._line(f"{mine[0].title} · {count('class.table.players', len(mine))}")
        head = [self._text(f"class.table.{key}") for key in ("name", "right", "time", "cards")]
        rows = [
            [
                one.name,
                f"{one.right}/{len(one.answers)}",
                clock(one.milliseconds),
                "".join(_SIGNS.get(answer.went, "-") for answer in one.answers),
            ]
            for one in mine
        ]
        self._write_rows([head, *rows])
        keys = ("card", "technique", "right", "time", "slip")
        head = [self._text(f"class.table.{key}") for key in keys]
        cards = [
            [
                str(card.number),
                name(self._console.catalogue, card.technique) if card.technique else "",
                f"{card.right}/{card.of}",
                clock(card.milliseconds),
                "" if card.slip is None else self._text(f"learn.slip.{card.slip.value}"),
            ]
            for card in by_card(mine)
        ]
        self._write_rows([head, *cards])

    def _write_progress(self, marks: Sequence[str]) -> None:
        """Write the results of each player from set to set."""
        titles = [next(o.title for o in self._every if o.set == mark) for mark in marks]
        self._line(self._text("class.table.term"))
        rows = [[self._text("class.table.name"), *titles]]
        for player in sorted({one.name for one in self._every}, key=str.casefold):
            done = {one.set: one for one in self._every if one.name == player}
            rows.append(
                [
                    player,
                    *(
                        f"{done[m].right}/{len(done[m].answers)}" if m in done else ""
                        for m in marks
                    ),
                ]
            )
        self._write_rows(rows)

    def _write_rows(self, rows: Sequence[Sequence[str]]) -> None:
        """Write rows with columns as wide as their longest entry."""
        wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
        for row in rows:
            cells = (f"{cell:{width}}" for cell, width in zip(row, wide, strict=True))
            self._line(f"  {'  '.join(cells)}".rstrip())
        self._line("")

    def _line(self, text: str) -> None:
        self._console.result(text)
