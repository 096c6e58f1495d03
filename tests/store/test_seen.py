from pathlib import Path

from game.store.seen import SeenPuzzles
from game.store.writer import Writer


def test_what_was_seen_is_remembered(tmp_path: Path) -> None:
    path, writer = tmp_path / "seen.json", Writer()
    seen = SeenPuzzles(path, writer)
    seen.add("hard", 3, range(1000))
    seen.add("hard", 900, range(1000))
    seen.add("easy", 0, range(1000))
    writer.close()
    again = SeenPuzzles(path, Writer())
    assert again.of("hard") == 1 << 3 | 1 << 900
    assert again.of("easy") == 1
    assert again.of("medium") == 0


def test_when_the_last_was_seen_all_are_new_again(tmp_path: Path) -> None:
    writer = Writer()
    seen = SeenPuzzles(tmp_path / "seen.json", writer)
    for index in (2, 0, 5):
        seen.add("hard", index, (0, 2, 3, 5))
    assert seen.of("hard") == 0b100101
    seen.add("hard", 3, (0, 2, 3, 5))
    assert seen.of("hard") == 0
    writer.close()


def test_a_file_that_cannot_be_read_counts_as_empty(tmp_path: Path) -> None:
    path = tmp_path / "seen.json"
    for content in ("", "[]", '{"seen": {"hard": "xyz"}}', '{"seen": 4}'):
        path.write_text(content)
        assert SeenPuzzles(path, Writer()).of("hard") == 0


def test_what_an_earlier_version_remembered_is_found_under_its_old_name(tmp_path: Path) -> None:
    (tmp_path / "decks.json").write_text('{"nonet": "decks", "met": {"hard": "5"}}')
    writer = Writer()
    seen = SeenPuzzles(tmp_path / "seen.json", writer)
    assert seen.of("hard") == 0b101
    seen.add("hard", 1, range(1000))
    writer.close()
    assert SeenPuzzles(tmp_path / "seen.json", Writer()).of("hard") == 0b111


def test_that_a_puzzle_was_opened_stays_known_when_all_are_new_again(tmp_path: Path) -> None:
    path, writer = tmp_path / "seen.json", Writer()
    seen = SeenPuzzles(path, writer)
    assert seen.open("hard", 5)
    assert not seen.open("hard", 5)
    for index in (0, 2):
        seen.add("hard", index, (0, 2))
    assert seen.of("hard") == 0
    assert seen.open("hard", 0)
    writer.close()
    again = SeenPuzzles(path, Writer())
    assert not again.open("hard", 5)
    assert not again.open("hard", 0)
    assert again.open("easy", 5)


def test_what_was_dealt_before_openings_were_remembered_counts_as_opened(tmp_path: Path) -> None:
    path = tmp_path / "seen.json"
    path.write_text('{"nonet": "seen", "seen": {"hard": "5"}}')
    writer = Writer()
    seen = SeenPuzzles(path, writer)
    assert not seen.open("hard", 2)
    assert seen.open("hard", 1)
    writer.close()
