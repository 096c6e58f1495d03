"""The languages there are: their files as translators and players get them."""

import re
import string
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Message

from assets.build.messages import is_translated, read, strings
from game.core.geometry import House, HouseKind
from game.core.message import message as worded
from game.core.naming import day_words, house_words
from game.core.naming import listed as joined
from game.messages.catalogue import Words, english
from game.messages.english import DOMAINS, domain, is_first
from game.messages.languages import FOLDER, NAMES, catalogue_in, languages
from game.messages.lists import either, enumerated, listed
from game.messages.translations import Translations

CODES = tuple(code for code in NAMES if code != "en")
WHOLE = tuple(code for code in CODES if "-" not in code)
LEAST = 900
"""How many messages are translated at least, of those that are as they were: the others are
English, and `python assets/build/messages.py` tells how many they are.
"""


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def messages(code: str) -> Iterator[tuple[Message, list[str]]]:
    """Yield what a language says, with the English texts, where these are as they were."""
    own = english()
    for message in read(FOLDER / f"{code}.po"):
        key = str(message.context)
        texts = [own.get(k, "") for k in (key, f"{key}.one", f"{key}.other") if k in own]
        ids = list(message.id) if isinstance(message.id, tuple | list) else [message.id]
        if message.id and ids == texts and is_translated(message) and not message.fuzzy:
            yield message, texts


def test_every_language_is_there_and_named_in_itself() -> None:
    assert set(languages()) == set(NAMES)
    assert {path.stem for path in FOLDER.glob("*.po")} == set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_what_is_compiled_is_what_translators_wrote(code: str) -> None:
    texts, translations = catalogue_in(code), Translations(code, FOLDER)
    for message, own in messages(code):
        key = str(message.context)
        if len(own) == 1:
            assert texts.text(key) == strings(message)[0]
        else:
            home = next(name for name in DOMAINS if f"{key}.one" in domain(name))
            said = {translations.count(home, key, own[0], own[1], n) for n in range(20)}
            assert said == set(strings(message))


@pytest.mark.parametrize("code", CODES)
def test_a_translation_has_the_placeholders_of_its_text(code: str) -> None:
    for message, texts in messages(code):
        may = {name for text in texts for name in fields(text)}
        must = set.intersection(*map(fields, texts)) - {"n"}
        if len(texts) > 1:
            may.add("n")
        for form in strings(message):
            assert fields(form) <= may, (message.context, form)
            assert must <= fields(form), (message.context, form)
            assert form.count("%s") == texts[-1].count("%s"), message.context


@pytest.mark.parametrize("code", CODES)
def test_a_translation_is_in_shape(code: str) -> None:
    for message, texts in messages(code):
        for form in strings(message):
            text = texts[-1]
            assert (form[:1] == " ") is (text[:1] == " "), message.context
            assert (form[-1:] == "\n") is (text[-1:] == "\n"), message.context
            assert "\t" not in form, message.context


@pytest.mark.parametrize("code", WHOLE)
def test_what_a_language_lacks_is_english(code: str) -> None:
    texts, own = catalogue_in(code), english()
    done = {message.context for message, _ in messages(code)}
    assert len(done) >= LEAST
    counted = {key for key in own if key.rpartition(".")[2] in ("one", "other")}
    lacks = own.keys() - done - counted
    assert all(texts.text(key) == own[key] for key in lacks)


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


@pytest.mark.parametrize("code", WHOLE)
def test_lists_have_the_forms_that_sentences_ask_for(code: str) -> None:
    said = {str(m.context): strings(m) for m, _ in messages(code)}
    reasons = {*domain("learn_why"), *(key.rpartition(".")[0] for key in domain("learn_why"))}
    asked = {
        form
        for key in reasons & said.keys()
        for text in said[key]
        for _, form in re.findall(r"{(digits|houses):([a-z]+)}", text)
    }
    assert asked
    offered = set(re.findall(r"\|([a-z]+)=", said["list"][0]))
    assert asked <= offered
    # A longer list keeps what its words have; its last joint alone says or.
    assert offered - {"or"} <= set(re.findall(r"\|([a-z]+)=", said["list.longer"][0]))


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


def test_cells_are_named_as_in_the_source() -> None:
    for code in CODES:
        for message, texts in messages(code):
            named = {*re.findall(r"\br\dc\d\b", texts[-1])}
            assert all(named <= {*re.findall(r"r\dc\d", form)} for form in strings(message))


def test_french_keeps_its_spaces() -> None:
    colon = re.compile(r"(?<![\u00a0\u202f\d:])[:;!?»](?!\w)|«(?![\u00a0\u202f])|\d %")
    for message, _ in messages("fr"):
        for form in strings(message):
            # Boards and notation hold colons of their own; so does a form's end.
            plain = re.sub(r"{\w+(:[a-z]+)?}", "x", form.replace("9x9:", ""))
            assert not colon.search(plain), message.context


def test_english_glues_no_article() -> None:
    vowel = re.compile(r"\b[Aa] (?!uni|UV)(?=[aeiouAEIOU]|X[-YZ])|\b[Aa]n? {")
    assert [key for key, text in english().items() if vowel.search(text)] == []


def test_the_file_of_a_start_is_small() -> None:
    for code in WHOLE:
        assert (FOLDER / code / "start.mo").stat().st_size < 15_000
    assert all(is_first(key) for key in ("level.easy", "action.quit", "ui.continue"))


def test_a_region_has_only_what_it_says_in_other_words() -> None:
    region = {m.context: strings(m) for m, _ in messages("pt-BR")}
    base = {m.context: strings(m) for m, _ in messages("pt")}
    assert region
    same = [key for key, forms in region.items() if base.get(key) == forms]
    assert same == []


def test_the_files_are_where_the_game_looks(tmp_path: Path) -> None:
    assert languages(tmp_path) == ("en",)
