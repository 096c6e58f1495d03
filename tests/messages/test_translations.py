"""Translations on a language made for the test, and the choice of a language."""

import struct
from pathlib import Path

import pytest

from game.core.geometry import CLASSIC
from game.core.message import message
from game.messages.catalogue import Catalogue, Words, english, filled
from game.messages.languages import best_language, catalogue_in, languages, preferred_languages
from game.messages.lists import listed
from game.messages.sentences import house_names
from game.messages.translations import Translations


def write_mo(path: Path, messages: dict[str, str]) -> None:
    """Write a gettext file of texts by context and source, as its format is described."""
    header = {"": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=3; plural=n-1\n"}
    pairs = sorted((k.encode(), v.encode()) for k, v in (header | messages).items())
    start = 28 + 16 * len(pairs)
    tables, data = [b"", b""], b""
    for column in (0, 1):
        for pair in pairs:
            tables[column] += struct.pack("<II", len(pair[column]), start + len(data))
            data += pair[column] + b"\0"
    sizes = (0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0)
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(struct.pack("<7I", *sizes) + b"".join(tables) + data)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    own = english()
    write_mo(
        tmp_path / "pt" / "start.mo",
        {f"level.easy\4{own['level.easy']}": "Fácil"},
    )
    write_mo(
        tmp_path / "pt" / "play.mo",
        {f"hint.look.house\4{own['hint.look.house']}": "Olhe {house:em}; {house:para}."},
    )
    write_mo(
        tmp_path / "pt" / "ui.mo",
        {
            f"ui.back\4{own['ui.back']}": "Voltar",
            f"ui.cells_left\4{own['ui.cells_left.one']}\0{own['ui.cells_left.other']}": (
                "falta 1\0faltam {n}\0faltam três"
            ),
        },
    )
    write_mo(
        tmp_path / "pt" / "core.mo",
        {
            f"house.r\4{own['house.r']}": (
                "linha {number}|em=na linha {number}|de=da linha {number}"
            ),
            f"house.b\4{own['house.b']}": "região {number}|em=na região {number}",
            f"houses.r\4{own['houses.r']}": "linhas {numbers}|em=nas linhas {numbers}",
            f"list\4{own['list']}": "{first} e {last}",
        },
    )
    write_mo(tmp_path / "pt-BR" / "start.mo", {})
    write_mo(tmp_path / "pt-BR" / "ui.mo", {f"ui.back\4{own['ui.back']}": "Volte"})
    return tmp_path


def test_a_language_translates_what_it_has(folder: Path) -> None:
    texts = catalogue_in("pt", folder)
    assert texts.language == "pt"
    assert texts.text("ui.back") == "Voltar"
    assert texts.text("level.easy") == "Fácil"
    assert texts.text("ui.cancel") == "Cancel"
    assert texts.count("ui.cells_left", 1) == "falta 1"
    assert texts.count("ui.cells_left", 2) == "faltam 2"
    assert texts.count("ui.cells_left", 3) == "faltam três"
    assert texts.count("ui.mistakes_made", 1) == "1 mistake"
    assert texts.count("ui.mistakes_made", 2) == "2 mistakes"


def test_a_region_takes_what_it_lacks_from_its_language(folder: Path) -> None:
    texts = catalogue_in("pt-BR", folder)
    assert texts.text("ui.back") == "Volte"
    assert texts.count("ui.cells_left", 2) == "faltam 2"
    assert texts.text("house.r", number=4) == "linha 4"
    assert texts.text("ui.cancel") == "Cancel"
    assert texts.count("ui.mistakes_made", 2) == "2 mistakes"


def test_a_translation_of_another_english_text_is_not_used(folder: Path) -> None:
    write_mo(folder / "pt" / "ui.mo", {"ui.back\4Back as it was": "Voltar"})
    assert catalogue_in("pt", folder).text("ui.back") == english()["ui.back"]


def test_words_inflect_by_having_forms(folder: Path) -> None:
    texts = catalogue_in("pt", folder)
    said = texts.render(message("hint.look.house", house=message("house.r", number=4)))
    assert said == "Olhe na linha 4; linha 4."
    names = house_names(texts, [CLASSIC.houses[index] for index in (0, 4, 20)])
    assert names == "linhas 1 e 5 e região 3"
    assert f"{Words.of(names):em}" == "nas linhas 1 e 5 e na região 3"
    # A form that only some of the words have.
    assert f"{Words.of(listed(texts, [Words('a', {'de': 'da a'}), 'b', 'c'])):de}" == "da a, b e c"


def test_english_has_no_forms_and_any_may_be_asked_for() -> None:
    assert filled("in {house:of} and {n:>3}", {"house": "row 4", "n": 7}) == "in row 4 and   7"
    assert not any("|" in text for text in english().values())


def test_a_damaged_file_leaves_english(folder: Path) -> None:
    (folder / "pt" / "core.mo").write_bytes(b"no gettext file")
    (folder / "pt" / "start.mo").write_bytes(b"\xde\x12\x04\x95" + b"\0" * 8)
    texts = Catalogue(Translations("pt", folder))
    assert texts.text("level.easy") == "Easy"
    assert texts.text("house.r", number=4) == "row 4"


def test_a_domain_is_read_when_it_is_first_needed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def note(path: Path) -> None:
        read.append(path.relative_to(folder).as_posix())

    monkeypatch.setattr("game.messages.translations._read", note)
    texts = catalogue_in("pt", folder)
    assert texts.text("ui.continue") == "Continue"
    assert texts.text("level.easy") == "Easy"
    assert read == ["pt/start.mo"]
    assert texts.text("house.r", number=1) == "row 1"
    assert read == ["pt/start.mo", "pt/core.mo"]


def test_every_message_is_found_without_knowing_its_domain() -> None:
    texts = Catalogue()
    for key, text in english().items():
        assert texts.text(key) == text


def test_languages_are_those_that_are_compiled(folder: Path) -> None:
    (folder / "xx").mkdir()
    assert languages(folder) == ("en", "pt", "pt-BR")
    assert languages(folder / "none") == ("en",)


@pytest.mark.parametrize(
    ("wished", "best"),
    [
        (("", "pt_BR.UTF-8"), "pt-BR"),
        (("pt_AO", "el"), "pt"),
        (("xx", "", "EL_gr@euro"), "el"),
        (("xx",), "en"),
        (("C.UTF-8", "pt"), "en"),
        ((), "en"),
    ],
)
def test_the_first_wish_that_is_there_wins(wished: tuple[str, ...], best: str) -> None:
    assert best_language(wished, ("en", "pt", "pt-BR", "el")) == best


def test_the_variable_goes_before_the_settings_and_these_before_the_system() -> None:
    environment = {"NONET_LANG": "el", "LC_ALL": "fr_FR"}
    assert list(preferred_languages("pt", environment))[:3] == ["el", "pt", "fr_FR"]
