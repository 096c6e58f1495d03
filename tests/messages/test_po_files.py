"""What translators wrote: placeholders, shape, lists, and that it is what the game was given."""

import re
import string
from collections.abc import Iterator

import pytest

pytest.importorskip("babel", reason="Babel reads the files of the translators")

from babel.messages.catalog import Message

from assets.build.messages import is_translated, read, strings
from game.messages.catalogue import english
from game.messages.english import DOMAINS, domain
from game.messages.languages import FOLDER, NAMES, catalogue_in
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


def test_cells_are_named_as_in_the_source() -> None:
    for code in CODES:
        for message, texts in messages(code):
            named = {*re.findall(r"\br\dc\d\b", texts[-1])}
            assert all(named <= {*re.findall(r"r\dc\d", form)} for form in strings(message))


def test_french_keeps_its_spaces() -> None:
    colon = re.compile(r"(?<![\u00a0\u202f\d:])[:;!?»](?!\w)|«(?![\u00a0\u202f])|\d %")
    for message, _ in messages("fr"):
        if str(message.context).startswith("document.dictated."):
            continue  # Portuguese, as the document has it
        for form in strings(message):
            # Boards and notation hold colons of their own; so does a form's end.
            plain = re.sub(r"{\w+(:[a-z]+)?}", "x", re.sub("9x9:|X-Wing:", "", form))
            assert not colon.search(plain), message.context


def test_a_region_has_only_what_it_says_in_other_words() -> None:
    region = {m.context: strings(m) for m, _ in messages("pt-BR")}
    base = {m.context: strings(m) for m, _ in messages("pt")}
    assert region
    same = [key for key, forms in region.items() if base.get(key) == forms]
    assert same == []
