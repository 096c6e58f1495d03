import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.plain import LONGEST_QUOTE, clean, shortened
from tests.characters import ANY


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("1\u200b2\ufeff3", "123"),
        ("1\ufffe2\ufdd03\U0001ffff", "123"),
        ("a\0b\x07\x1b[31mc", "ab[31mc"),
        ("\ud800half", "half"),
        ("left \u202eright\u2066", "left right"),
        ("one\ttwo\u00a0three\u2028four", "one two three four"),
        ("Σουντόκου · 数独 · 🙂", "Σουντόκου · 数独 · 🙂"),
    ],
)
def test_only_what_a_font_shows_is_left(text: str, shown: str) -> None:
    assert clean(text) == shown


def test_line_breaks_stay_where_they_matter() -> None:
    assert clean("1\u200b2\r\n34\n\0", lines=True) == "12\n34\n"
    assert clean("1\t2\u200b\n3\t4", lines=True) == "1\t2\n3\t4"
    assert clean("12\n34") == "12 34"


@given(st.text(st.characters(), max_size=400))
def test_cleaning_twice_is_cleaning_once(text: str) -> None:
    once = clean(text)
    assert clean(once) == once
    assert not any(0xD800 <= ord(character) < 0xE000 for character in once)


@given(st.text(ANY, max_size=400))
def test_a_quoted_text_is_short_and_keeps_both_ends(text: str) -> None:
    short = shortened(text)
    assert len(short) <= LONGEST_QUOTE
    if text.isprintable() and len(text) > LONGEST_QUOTE:
        assert len(short) == LONGEST_QUOTE
        assert (text[0], text[-1]) == (short[0], short[-1])
