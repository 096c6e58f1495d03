"""What stands on the card, and where."""

from pathlib import Path

import pygame
import pytest

from game.messages.catalogue import Catalogue
from game.shell.draw import Shapes
from game.shell.kit import Kit
from game.shell.text import Fonts
from game.shell.widgets.button import Button, Look
from game.ui.look.style import style_of
from game.ui.look.theme import load
from game.ui.widgets.message_card import CardAction, MessageCard
from tests.pilot import headless

ASSETS = Path(__file__).parents[3] / "assets"
WORDS = ("Anwenden", "Schließen", "Lernen")
TEXT = "r6c4 ist die letzte offene Zelle von Spalte 4. Nur 9 fehlt dort. " * 3


@pytest.fixture(scope="module")
def kit() -> Kit:
    headless()
    theme = load(ASSETS / "themes" / "paper.toml")
    return Kit(style_of(theme), Fonts.in_folder(ASSETS / "fonts"), Shapes(), 0.8)


@pytest.mark.parametrize("width", range(150, 500, 10))
@pytest.mark.parametrize("title", ["Volles Haus", "Finned Franken Swordfish mit Gruppe"])
@pytest.mark.parametrize("note", ["", "4 von 4  ·  -224"])
def test_buttons_in_any_number_of_rows_leave_two_lines_of_words(
    kit: Kit, width: int, title: str, note: str
) -> None:
    card = MessageCard(room_for=[WORDS])
    card.arrange(pygame.Rect(10, 20, width, card.height_for(kit, width)), kit)
    card.say(title, TEXT, [CardAction(word, word, lambda: None) for word in WORDS], note=note)
    assert card.shown_lines >= 2
    assert card._shown is not None
    words, buttons = card._shown.words, [child.rect for child in card.children]
    assert len(buttons) == 3
    assert all(card.rect.contains(place) for place in (words, *buttons))
    assert all(button.top >= words.bottom for button in buttons)
    assert words.top >= card.rect.top + kit.fonts.line_height(kit.text(17))


def test_a_button_acts_first_as_soon_as_its_words_have_a_title(kit: Kit) -> None:
    card = MessageCard()
    action = CardAction("find", "Play", lambda: None)
    card.arrange(pygame.Rect(0, 0, 300, 200), kit)
    looks = []
    for title in ("", "What follows", ""):
        card.say(title, TEXT, [action])
        (button,) = card.children
        assert isinstance(button, Button)
        looks.append(button.look)
    assert looks == [Look.QUIET, Look.PRIMARY, Look.QUIET]


def test_a_reader_says_other_words_as_long_as_there_are_any(kit: Kit) -> None:
    card = MessageCard()
    card.arrange(pygame.Rect(0, 0, 300, 200), kit)
    names = []
    for heard in ("One cell of row 1 is empty.", ""):
        card.say("Do you see it?", "The frame has one empty cell.", heard=heard)
        said = card.spoken(Catalogue().text)
        assert said is not None
        names.append(said.name)
    assert names == [
        "Do you see it? One cell of row 1 is empty.",
        "Do you see it? The frame has one empty cell.",
    ]


def test_words_take_the_room_of_the_last_buttons_first(kit: Kit) -> None:
    card = MessageCard()
    actions = [CardAction(word, word, lambda: None) for word in ("Inner proofs", "Play a puzzle")]
    seen = []
    for high in range(60, 400, 2):
        card.arrange(pygame.Rect(0, 0, 180, high), kit)
        card.say("What follows", TEXT, actions)
        seen.append([child.visible for child in card.children])
        assert card._shown is not None
        assert not any(seen[-1]) or card.shown_lines >= 3
        visible = [child.rect for child in card.children if child.visible]
        assert all(card._shown.face.contains(button) for button in visible)
        assert all(button.top >= card._shown.words.bottom for button in visible)
    assert [seen.count(each) > 5 for each in ([False, False], [True, False], [True, True])] == [
        True, True, True
    ]  # fmt: skip
    assert sorted(seen) == seen


def test_buttons_that_go_do_not_cost_the_title_its_words(kit: Kit) -> None:
    card, title, note = MessageCard(), "Naked single of a long name", "weight 4"
    line = kit.fonts.line_height(kit.text(15))
    high = card.min_size(kit)[1] + 2 * line
    card.arrange(pygame.Rect(0, 0, 180, high), kit)
    card.say(title, "Short.", [CardAction("learn", "Learn", lambda: None)], note=note)
    assert card._shown is not None
    assert " ".join(card._shown.title) == title
    assert card._shown.note_below
    assert not card.children[0].visible
