"""The languages there are: their files as translators and players get them."""

import re
from pathlib import Path

import pytest

from game.core.geometry import House, HouseKind
from game.core.message import message as worded
from game.core.naming import day_words, house_words
from game.core.naming import listed as joined
from game.messages.catalogue import Words, english
from game.messages.english import is_first
from game.messages.languages import FOLDER, NAMES, catalogue_in, languages
from game.messages.lists import either, enumerated, listed

CODES = tuple(code for code in NAMES if code != "en")
WHOLE = tuple(code for code in CODES if "-" not in code)


def test_every_language_is_there_and_named_in_itself() -> None:
    files = {path.stem for path in FOLDER.glob("*.po")}
    nameless = files - set(NAMES)
    assert not nameless, f"{nameless} lack their own names in NAMES in game/messages/languages.py."
    assert not set(CODES) - files, f"assets/languages lacks the .po files of {set(CODES) - files}."
    stale = set(NAMES) - set(languages())
    assert not stale, f"{stale} are not compiled: run python assets/build/messages.py."


@pytest.mark.parametrize("code", WHOLE)
def test_plurals_are_those_of_the_language(code: str) -> None:
    texts = catalogue_in(code)
    said = {texts.count("ui.cells_left", n).replace(str(n), "") for n in (1, 2, 5)}
    assert len(said) == (1 if code == "ja" else 2)
    # French counts nothing in the singular; no number is left out for it.
    assert "0" in texts.count("ui.cells_left", 0)


@pytest.mark.parametrize(
    ("code", "one", "several", "number", "in_row"),
    [
        ("pt", "a e b", "a, b ou c", "7,2", "na linha 4"),
        ("pt-BR", "a e b", "a, b ou c", "7,2", "na linha 4"),
        ("fr", "a et b", "a, b ou c", "7,2", "dans la ligne 4"),
        ("es", "a y b", "a, b o c", "7,2", "en la fila 4"),
        ("de", "a und b", "a, b oder c", "7,2", "Zeile 4"),
        ("el", "a και b", "a, b ή c", "7,2", "στη γραμμή 4"),
        ("ja", "aとb", "a、bかc", "7.2", "行4"),
    ],
)
def test_lists_numbers_and_houses_are_of_the_language(
    code: str, one: str, several: str, number: str, in_row: str
) -> None:
    texts = catalogue_in(code)
    assert listed(texts, ["a", "b"]) == one
    assert either(texts, ["a", "b", "c"]) == several
    assert texts.figures.decimal(7.24, 1) == number
    house = Words.of(texts.text("house.r", number=4))
    assert in_row in {str(house), *house.forms.values()}
    assert enumerated(texts, []) == either(texts, []) == ""


@pytest.mark.parametrize(
    ("code", "thousands", "factor", "date", "in_tables"),
    [
        ("en", "1,234,567", "1.25", "1 March 2026", "2026-03-01"),
        ("pt", "1\u00a0234\u00a0567", "1,25", "1 de março de 2026", "01/03/2026"),
        ("pt-BR", "1.234.567", "1,25", "1º de março de 2026", "01/03/2026"),
        ("fr", "1\u202f234\u202f567", "1,25", "1er mars 2026", "01/03/2026"),
        ("es", "1\u00a0234\u00a0567", "1,25", "1 de marzo de 2026", "01/03/2026"),
        ("de", "1.234.567", "1,25", "1. März 2026", "01.03.2026"),
        ("el", "1.234.567", "1,25", "1η Μαρτίου 2026", "01/03/2026"),
        ("ja", "1,234,567", "1.25", "2026年3月1日", "2026/03/01"),
    ],
)
def test_figures_and_dates_are_of_the_language(
    code: str, thousands: str, factor: str, date: str, in_tables: str
) -> None:
    texts = catalogue_in(code)
    figures = texts.figures
    assert figures.thousands(1234567) == thousands
    assert figures.thousands(-1234567) == f"\N{MINUS SIGN}{thousands}"
    assert figures.thousands(999) == "999"
    assert figures.short(1.25) == factor
    assert figures.short(2.0) == "2"
    assert figures.signed(-1234567) == f"\N{MINUS SIGN}\N{NO-BREAK SPACE}{thousands}"
    # What is counted is written like that by itself.
    assert thousands in texts.count("runs.points", 1234567)
    assert texts.render(day_words("2026-03-01")) == date
    assert texts.text("date.short", year="2026", month="03", day="01") == in_tables
    # Only the first of a month may have a form of its own.
    assert texts.render(day_words("2026-03-22")).startswith(("22", "2026年3月22"))


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("pt", "r1c1 não está na linha 4, na coluna 2 e na caixa 9."),
        ("fr", "r1c1 n’est pas dans la ligne 4, dans la colonne 2 et dans le carré 9."),
        ("es", "r1c1 no está en la fila 4, en la columna 2 y en la caja 9."),
        ("el", "Το r1c1 δεν βρίσκεται στη γραμμή 4, στη στήλη 2 και στο τετράγωνο 9."),
    ],
)
def test_each_word_of_a_list_takes_the_form(code: str, said: str) -> None:
    kinds = ((HouseKind.ROW, 4), (HouseKind.COLUMN, 2), (HouseKind.BOX, 9))
    listed_houses = joined([house_words(House(kind, n, ())) for kind, n in kinds])
    told = catalogue_in(code).render(worded("learn.why.outside", cell="r1c1", houses=listed_houses))
    assert told == said


def test_english_glues_no_article() -> None:
    vowel = re.compile(r"\b[Aa] (?!uni|UV)(?=[aeiouAEIOU]|X[-YZ])|\b[Aa]n? {")
    assert [key for key, text in english().items() if vowel.search(text)] == []


def test_the_file_of_a_start_is_small() -> None:
    for code in WHOLE:
        assert (FOLDER / code / "start.mo").stat().st_size < 15_000
    assert all(is_first(key) for key in ("level.easy", "action.quit", "ui.continue"))


def test_the_files_are_where_the_game_looks(tmp_path: Path) -> None:
    assert languages(tmp_path) == ("en",)
