import pytest

from game.cli import exit_codes
from game.cli.commands import COMMANDS
from game.cli.main import main


def test_the_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    lines = capsys.readouterr().out.splitlines()
    for name in COMMANDS:
        (line,) = [line for line in lines if line.startswith(f"  {name} ")]
        assert len(line) > len(name) + 10


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_its_arguments(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main([name, "--help"])
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: main.py {name}")


@pytest.mark.parametrize(
    "line", [["runs", "--text=--"], ["generate", "--score=--"], ["--theme=--"]]
)
def test_two_dashes_are_no_value(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(line)
    assert ended.value.code == exit_codes.USAGE
    option = line[-1].partition("=")[0]
    assert f"argument {option}: expected one argument" in capsys.readouterr().err
