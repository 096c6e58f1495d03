import re

import pytest

from game.core.errors import CellNameError, SudokuError
from game.core.message import message
from game.generate.levels import Level
from game.messages.catalogue import Catalogue, english
from game.play.game_events import Refusal
from game.play.view import HintAction, HintKind, Status

CATALOGUE = Catalogue()


def every_error(kind: type[SudokuError] = SudokuError) -> list[type[SudokuError]]:
    return [kind, *(found for child in kind.__subclasses__() for found in every_error(child))]


def test_a_message_is_rendered_with_those_among_its_arguments() -> None:
    said = message("hint.look.house", house=message("house.c", number=7))
    assert CATALOGUE.render(said) == "Look at column 7."


def test_a_message_may_depend_on_a_number() -> None:
    assert CATALOGUE.render(message("play.check.wrong", 1)).startswith("One entry is")
    assert CATALOGUE.render(message("play.check.wrong", 2)).startswith("2 entries are")


def test_a_key_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError):
        CATALOGUE.text("no.such.key")


def test_an_error_is_said_with_its_values() -> None:
    assert "r1c10" in CATALOGUE.error(CellNameError("r1c10", 9))


def test_what_names_itself_by_a_value_has_its_messages() -> None:
    keys = [f"play.refused.{reason.value}" for reason in Refusal]
    keys += [f"play.status.{status.value}" for status in Status]
    keys += [f"play.hint.action.{action.value}" for action in HintAction]
    keys += [f"theatre.board.new.{level.value}" for level in Level]
    keys += [f"hint.{kind.value}.title" for kind in HintKind if kind is not HintKind.STEP]
    keys += [f"level.{level.value}" for level in Level]
    for key in keys:
        assert CATALOGUE.text(key)


def test_every_error_has_words() -> None:
    for kind in every_error():
        if kind.key != "error.sudoku" or kind is SudokuError:
            assert CATALOGUE.text(kind.key)


def test_no_sentence_glues_an_article_to_what_is_filled_in() -> None:
    for key, text in english().items():
        assert not re.search(r"\b[Aa]n? \{(level|technique|method)\}", text), key
