"""The sets of a class and the answers to them, as files in a folder of the player."""

import re
from contextlib import suppress
from pathlib import Path
from typing import Final

from ..core.errors import SudokuError
from ..formats.document import Entry
from ..formats.lines import entries_of
from ..learn.class_answers import AnswersError, ClassAnswers, answers_of, json_of
from ..learn.class_set import PART, ClassCard, ClassSet, class_set_of, toml_of
from .atomic import replace_file
from .library import read_entries, read_text
from .toml_file import SUFFIX, read_toml

ANSWERS: Final = ".json"
LONGEST: Final = 60
"""Characters of a file's name."""
_NO_NAME: Final = re.compile(r"[^\w-]+")


class AnswersFileError(SudokuError):
    """A file does not contain answers of a class."""

    key = "class.error.file"

    def __init__(self, path: Path, error: AnswersError) -> None:
        super().__init__(f"{path}: {error}", file=path.name)
        self.arguments["problem"] = error.message


def read_class_set(path: Path) -> ClassSet:
    """Return the set in a file; `TomlFileError` says what is wrong in which line.

    A board is a file next to it, or a text in any form.
    """

    def board(named: str) -> Entry:
        beside = path.parent / named
        is_name = len(named) < LONGEST and Path(named).name == named and "." in named.strip(".")
        if is_name and beside.is_file():
            return read_entries(beside, plain=True)[0]
        return entries_of(named)[0]

    return read_toml(path, PART, lambda table: class_set_of(table, board))


def read_answers(path: Path) -> ClassAnswers:
    """Return the answers in a file; `AnswersFileError` says what is wrong with it."""
    try:
        return answers_of(read_text(path))
    except AnswersError as error:
        raise AnswersFileError(path, error) from None


class ClassFiles:
    """A folder of sets, with the answers to them."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.answers: Final = folder / "answers"

    def sets(self) -> list[Path]:
        """Return the files of the sets by name; none if there is no folder."""
        try:
            return sorted(path for path in self.folder.iterdir() if path.suffix == SUFFIX)
        except OSError:
            return []

    def path_of(self, title: str) -> Path:
        """Return the file of a set with a title."""
        return self.folder / f"{file_name(title)}{SUFFIX}"

    def add(self, title: str, card: ClassCard) -> ClassSet:
        """Add a card to the set with a title, or create the set; raises `OSError`."""
        path = self.path_of(title)
        before = read_class_set(path) if path.exists() else ClassSet(title, ())
        after = before._replace(cards=(*before.cards, card))
        self._write(path, toml_of(after))
        return after

    def take(self, path: Path) -> Path:
        """Copy a set from elsewhere under its own name, and return its path.

        Another set of that name is kept, too.
        """
        text, name = read_text(path, plain=True), file_name(path.stem)
        for number in range(1, 1000):
            to = self.folder / f"{name}{'' if number == 1 else f'-{number}'}{SUFFIX}"
            if not to.exists():
                self._write(to, text)
                return to
            if to.samefile(path) or read_text(to, plain=True) == text:
                return to
        raise OSError(None, name)

    def keep(self, answers: ClassAnswers, path: Path | None = None) -> Path:
        """Write answers to their file, a new one or the one begun, and return its path."""
        if path is None:
            moment = answers.at.replace(":", "").replace("-", "")
            name = f"{file_name(answers.title)}-{file_name(answers.name)}-{moment}{ANSWERS}"
            path = self.answers / name
        self._write(path, json_of(answers))
        return path

    def begun(self, mark: str, name: str) -> tuple[Path, ClassAnswers] | None:
        """Return the last answers that somebody gave to a set, if cards of it are left."""
        last = None
        for path in self.answers.glob(f"*-{file_name(name)}-*{ANSWERS}"):
            with suppress(OSError, SudokuError):
                found = read_answers(path)
                if (found.set, found.name) == (mark, name) and (
                    last is None or found.at > last[1].at
                ):
                    last = path, found
        return last if last is not None and last[1].left else None

    def _write(self, path: Path, text: str) -> None:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        replace_file(path, text.encode(), durable=True)


def file_name(text: str) -> str:
    """Return a text as a file name that is valid on any system."""
    return _NO_NAME.sub("-", text).strip("-")[:LONGEST] or "class"
