import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from game.cli.main import main
from game.cli.position_arguments import Position
from game.cli.written_step import step_fields
from game.generate.killer_bank import KillerBank
from game.generate.levels import Level
from game.logic.board import Board
from game.logic.finder import path
from game.logic.techniques import BY_ID
from game.messages.catalogue import Catalogue

PLACED = (
    ":0600:17:84+2.+96+7+1+5+6+5+9+87+1+32+4...4+5.69+8+235+6+481+79..8+92+54+3+69+641+3+758+2"
    ".26.+19+8...8..6.....+9+37+8..61:::"
)
FISH = BY_ID["x-wing"].example.grid.text


class Done(NamedTuple):
    code: int
    out: str
    err: str


Call = Callable[..., Done]


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    def run(*arguments: str, text: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        return Done(main(arguments), *capsys.readouterr())

    return run


def test_what_steps_and_hint_write_is_checked_again(call: Call) -> None:
    lines = call("steps", "--json", "-", text=FISH).out.splitlines()
    lines.append(call("hint", "--json", "-", text=FISH).out)
    assert len(lines) > 3
    for line in lines[:8] + lines[-2:]:
        position = json.loads(line)["position"]
        assert call("check-step", position, line) == (
            0,
            "The pattern as written proves the step.\n",
            "",
        )


def test_a_step_whose_conclusion_was_changed_is_refused(call: Call) -> None:
    fields = json.loads(call("hint", "--json", "-", text=FISH).out)
    position, told = fields["position"], fields["placements"] or fields["eliminations"]
    told[0] = told[0][:-1] + ("1" if told[0][-1] != "1" else "2")
    assert call("check-step", position, json.dumps(fields)).code == 1


def test_one_technique_is_searched_though_no_path_takes_it(call: Call) -> None:
    example = BY_ID["siamese-finned-x-wing"].example
    done = call("steps", "--technique", "siamese-finned-x-wing", "-", text=example.grid.text)
    assert done.code == 0
    assert done.err == "1 step\n"
    with pytest.raises(SystemExit) as ended:
        call("steps", "--technique", "x-ring", "-", text=FISH)
    assert ended.value.code == 2


def test_which_digits_are_givens_and_what_was_ruled_out_is_known(call: Call) -> None:
    done = call("steps", "--technique", "uniqueness-test-1", "--json", "-", text=PLACED)
    fields = json.loads(done.out.splitlines()[0])
    assert fields["position"].startswith(":0000:x:84+2.+96")
    checked = call("check-step", "--json", PLACED, done.out.splitlines()[0])
    found = json.loads(checked.out)
    assert (found["follows"], found["by_pattern"], found["assumes_uniqueness"]) == (True,) * 3
    # With all digits as givens a rectangle may be swapped by nobody.
    example = BY_ID["avoidable-rectangle-1"].example
    marked = "".join(
        "+" * (now != given) + now for now, given in zip(example.board, example.puzzle, strict=True)
    )
    avoided = ("--technique", "avoidable-rectangle-1")
    told = call("steps", *avoided, "--json", "-", text=f":0:x:{marked}:::")
    assert call("check-step", json.loads(told.out)["position"], told.out).code == 0
    assert call("check-step", example.board, told.out).code == 1


POSITION = "82597..4.6..28495...4...278..2.6..8..613.8.273.852..69.8....73..5.83..1....7..89."


@pytest.mark.parametrize(
    ("step", "code"),
    [
        ("Hidden Single: r3c1=9", 1),
        ("Skyscraper: 1 in r1c6,r9c6 (connected by r19c9) => r1c7<>1", 1),
    ],
)
def test_lines_of_hodoku_are_checked(call: Call, step: str, code: int) -> None:
    assert call("check-step", POSITION, step).code == code


def test_what_is_true_but_not_by_its_pattern_is_told_apart(call: Call) -> None:
    board = BY_ID["x-wing"].example.grid.text
    fields = json.loads(call("steps", "--technique", "x-wing", "--json", "-", text=board).out)
    gone = fields["eliminations"][0]
    wrong = f"Naked Pair: 1,2 in r1c12 => {gone}"
    done = call("check-step", "--json", board, wrong)
    found = json.loads(done.out)
    assert (done.code, found["follows"], found["by_pattern"]) == (1, True, False)
    told = "What the step says is true, but the pattern as written does not show it.\n"
    assert call("check-step", board, wrong).out.startswith(told)


def test_a_line_that_names_no_pattern_is_true_and_not_shown(call: Call) -> None:
    example = BY_ID["forcing-chain-contradiction"].example
    text = Position(example.grid, Board(example.grid, example.givens).givens).text
    asked = ("steps", "--technique", "forcing-chain-contradiction", "--json", "-")
    gone = json.loads(call(*asked, text=text).out.splitlines()[0])["eliminations"][0]
    line = f"Forcing Chain Contradiction in b5 => {gone}"
    assert call("check-step", text, line).code == 1
    assert json.loads(call("check-step", "--json", text, line).out)["follows"]
    assert not json.loads(call("check-step", "--json", text, line).out)["by_pattern"]


def test_files_and_the_input_are_read(call: Call, tmp_path: Path) -> None:
    board, step = tmp_path / "board", tmp_path / "step"
    board.write_text(FISH)
    step.write_text(call("hint", "--json", str(board)).out)
    assert call("check-step", str(board), str(step)).code == 0
    assert call("check-step", str(board), "-", text=step.read_text()).code == 0


@pytest.mark.parametrize("step", ["foo", "{}", "{", "[]", '{"placements": ["r1c1=x"]}'])
def test_what_is_no_step_is_told_in_a_sentence(call: Call, step: str) -> None:
    done = call("check-step", FISH, step)
    assert done.code == 2
    assert len(done.err.splitlines()) == 1


def test_steps_of_killers_are_checked_from_their_position(call: Call) -> None:
    grid = KillerBank().entry(Level.HARD, 3).givens
    givens, checked = Board(grid).givens, set()
    for number, step in enumerate(path(grid).steps):
        if number % 4 == 0 or step.clauses:
            fields = step_fields(Catalogue(), step, Position(grid, givens))
            told = json.dumps(fields)
            position = str(fields["position"])
            assert call("check-step", position, told).code == 0, fields
            # Without its certificate it is true, and no more is known of its pattern.
            bare = {key: fields[key] for key in ("technique", "placements", "eliminations")}
            bare_told = call("check-step", "--json", position, json.dumps(bare)).out
            assert json.loads(bare_told)["follows"], fields
            checked.add(step.technique)
        grid = step.apply(grid)
    assert checked > {"cage-single", "cage-combination"}


@pytest.mark.parametrize("change", ["r1c1=7", "r1c1<>9", "r9c9=1"])
def test_what_cannot_have_come_after_the_givens_is_told(call: Call, change: str) -> None:
    board = "6x6 1" + "." * 35
    done = call("check-step", f"{board} {change}", '{"placements": ["r1c2=2"]}')
    assert done.code == 2
    assert len(done.err.splitlines()) == 1


def test_a_line_that_steps_writes_is_read_by_check_step(call: Call) -> None:
    lines = call("steps", "--notation", "hodoku", "-", text=FISH).out.splitlines()
    assert any(line.startswith("X-Wing: ") for line in lines)
    for line in (lines[0], *(line for line in lines if line.startswith("X-Wing: "))):
        assert call("check-step", FISH, line) == (
            0,
            "The pattern as written proves the step.\n",
            "",
        )


def test_json_has_every_notation(call: Call) -> None:
    board = BY_ID["skyscraper"].example.grid.text
    fields = json.loads(
        call("steps", "--technique", "skyscraper", "--json", "-", text=board).out.splitlines()[0]
    )
    assert fields["eureka"] == "(2)r4c6 = (2)r4c2 - (2)r8c2 = (2)r8c4 => r6c4,r9c6<>2"
    assert fields["hodoku"].startswith("Skyscraper: 2 in r4c6,r8c4 (connected by r48c2) => ")
    told = call(
        "steps", "--technique", "skyscraper", "--notation", "eureka", "-", text=board
    ).out.splitlines()[0]
    assert told == f"Skyscraper: {fields['eureka']}"


def test_a_step_that_is_no_chain_is_told_by_hodokus_line_in_eureka_notation(call: Call) -> None:
    line = call("steps", "--technique", "x-wing", "--notation", "eureka", "-", text=FISH).out
    assert re.match(r"X-Wing: \d [rc]\d\d [rc]\d\d => r", line)


def test_the_proofs_within_a_nested_net_are_indented_and_nested(call: Call) -> None:
    example = BY_ID["nested-net"].example
    text = Position(example.grid, Board(example.grid, example.givens).givens).text
    asked = ("steps", "--nets", "--technique", "nested-net")
    lines = call(*asked, "-", text=text).out.splitlines()
    assert lines[0].startswith("Nested net: ")
    assert lines[1].startswith("    Suppose also that r5c9 is 8. ")
    fields = json.loads(call(*asked, "--json", "-", text=text).out.splitlines()[0])
    assert [each["refuted"] for each in fields["inner"]] == ["r5c9=8"]
    assert fields["inner"][0]["chains"]
    outer = [link for chain in fields["chains"] for link in chain]
    assert not any(link["from"] == ["r5c9=8"] and not link["strong"] for link in outer)


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("foo bar => r6c4<>2", "foo bar"),
        ("(2)r4c6 = (2)r4c2 ? (2)r8c2 = (2)r8c4 => r6c4<>2", "? (2)r8c2 = (2)r8c4"),
        ("(2)r4c6 = (2)r4c2 - (2)r8c2 = (2)r8c4 => r6c4<>2 by magic", "by magic"),
        ("Naked Pair: 1,2 in r1c12 mostly => r1c3<>1", "mostly"),
    ],
)
def test_what_is_not_understood_is_said(call: Call, line: str, part: str) -> None:
    board = BY_ID["skyscraper"].example.grid.text
    done = call("check-step", board, line)
    assert (done.code, done.out) == (2, "")
    assert part in done.err


def test_a_name_that_is_not_known_and_what_comes_after_are_said_not_to_be_checked(
    call: Call,
) -> None:
    board = BY_ID["skyscraper"].example.grid.text
    chain = "(2)r4c6 = r4c2 - r8c2 = r8c4 => -2 r6c4, r9c6"
    assert call("check-step", board, chain).code == 0
    told = json.loads(call("check-step", "--json", board, f"L2-Wing: {chain}; stte").out)
    assert told["by_pattern"]
    assert told["unchecked"] == ["L2-Wing", "stte"]


@pytest.mark.parametrize(
    ("link", "others"),
    [
        ("(2)r4c6 = r6c6", "(2)r9c6"),
        ("(2=4)r4c6", "(8)r4c6"),
        ("(23=4)r4c26", "(8)r4c6"),
    ],
)
def test_what_else_a_link_leaves_is_named(call: Call, link: str, others: str) -> None:
    board = BY_ID["skyscraper"].example.grid.text
    done = call("check-step", board, f"{link} - (2)r8c2 => r6c4<>2")
    assert f"because there is also {others}. If candidates were ruled out" in done.out


def test_a_semicolon_stands_for_the_arrow(call: Call) -> None:
    board = BY_ID["skyscraper"].example.grid.text
    chain = "(2)r4c6 = r4c2 - r8c2 = r8c4"
    assert call("check-step", board, f"{chain} ; r6c4<>2").code == 0
    assert call("check-step", board, f"{chain}; r6c4,r9c6<>2").code == 0
    for ending in ("; -2 r6c4", ";-2r6c4,r9c6", "; -(2)r6c4 -2r9c6; stte"):
        told = json.loads(call("check-step", "--json", board, chain + ending).out)
        assert told["by_pattern"]
    # What such an ending rules out is checked as well.
    assert call("check-step", board, f"{chain}; -2 r6c4, -2 r1c1").code == 1


def test_a_chain_that_concludes_nothing_is_told_what_to_add(call: Call) -> None:
    board = BY_ID["skyscraper"].example.grid.text
    for chain in ("(2)r4c6 = r4c2 - r8c2 = r8c4", "AIC (6=3)r8c2-(3=6)r8c6", "r8c2 -3- r8c6"):
        done = call("check-step", board, chain)
        assert done.code == 2
        assert "Add the conclusion at the end" in done.err


def test_a_name_needs_no_colon_before_a_bracket(call: Call) -> None:
    board = BY_ID["skyscraper"].example.grid.text
    chain = "Grouped AIC Type 1 (2)r4c6 = r4c2 - r8c2 = r8c4 => -2 r6c4"
    told = json.loads(call("check-step", "--json", board, chain).out)
    assert told["by_pattern"]
    assert told["unchecked"] == ["Grouped AIC Type 1"]


def test_links_within_a_bracket_are_checked_one_by_one(call: Call) -> None:
    board = BY_ID["skyscraper"].example.grid.text
    for cells in ("r4c2", "r4c26"):
        done = call("check-step", board, f"(2=3-4){cells} = (4)r8c2 => r6c4<>2")
        assert (done.code, done.err) == (1, "")
