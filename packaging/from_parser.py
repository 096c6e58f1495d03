"""The man page and the completions, made from the parsers of the commands."""

import argparse
import sys
from pathlib import Path
from typing import Final

import shtab
from argparse_manpage.manpage import Manpage

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from game.cli.commands import COMMANDS  # noqa: E402 - the project is found through its root
from game.cli.main import WINDOW, module_of, parser_of  # noqa: E402
from game.messages.catalogue import Catalogue  # noqa: E402
from game.version import VERSION  # noqa: E402

PROGRAM: Final = "nonet"
SHELLS: Final = {
    "bash": "bash-completion/completions/nonet",
    "zsh": "zsh/vendor-completions/_nonet",
    "fish": "fish/vendor_completions.d/nonet.fish",
}
"""Where each shell looks for completions, below the folder of shared data."""


def whole_parser() -> argparse.ArgumentParser:
    """Return one parser with every command, as a page and a shell want it."""
    catalogue = Catalogue()
    parser = parser_of(WINDOW, PROGRAM, catalogue)
    commands = parser.add_subparsers(metavar="COMMAND", title="commands")
    for name in COMMANDS:
        summary = catalogue.text(module_of(name).SUMMARY)
        first, _, _ = summary.partition("\n")
        own = commands.add_parser(
            name, help=first.rstrip(".").replace("%", "%%"), description=summary
        )
        module_of(name).add_arguments(own, catalogue)
    return parser


def man_page() -> str:
    """Return the man page, section 6."""
    data = {
        "manual_section": 6,
        "manual_title": "Games",
        "project_name": "Nonet",
        "version": VERSION,
        "description": "Sudoku to play, to learn from and to study",
    }
    head, synopsis, rest = str(Manpage(whole_parser(), data)).partition(".SH SYNOPSIS\n")
    usage, description, rest = rest.partition(".SH DESCRIPTION\n")
    # Lists of words may be broken after any of them.
    return head + synopsis + usage.replace(",", ",\\:") + description + rest


def completion(shell: str) -> str:
    """Return what completes the command line in a shell."""
    return str(shtab.complete(whole_parser(), shell))
