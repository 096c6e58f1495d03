"""The manual page and the completions, put where pip and pipx install them from the wheel."""

import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from from_parser import PROGRAM, completion, man_page

PLACES: Final = {
    "bash": f"share/bash-completion/completions/{PROGRAM}",
    "zsh": f"share/zsh/site-functions/_{PROGRAM}",
    "fish": f"share/fish/vendor_completions.d/{PROGRAM}.fish",
}
"""Where each shell looks, below the folder that is installed to."""


class SharedFiles(BuildHookInterface[Any]):
    """Hatchling's way to ask."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the files; an editable install, which is somebody's own tree, goes without."""
        if version == "editable":
            return
        folder = Path(mkdtemp())
        texts = {f"share/man/man6/{PROGRAM}.6": man_page()}
        texts |= {place: completion(shell) for shell, place in PLACES.items()}
        for number, (place, text) in enumerate(texts.items()):
            file = folder / str(number)
            file.write_text(text, "utf-8", newline="\n")
            build_data["shared_data"][str(file)] = place
