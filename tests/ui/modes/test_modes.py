"""A mode is a module, its place in the table of rules, and its words: what it lacks is said."""

from collections.abc import Collection, Iterable
from contextlib import suppress
from pathlib import Path

import pytest

from game.messages.catalogue import Catalogue
from game.play.game_rules import MODE_NAMES, MODES, RUSH, VERSUS
from game.ui import modes
from game.ui.modes.mode import Mode, Modes
from tests.ui.driver import Driver

SHARED = {"__init__", "mode", "services"}
"""The modules of the room that are no mode."""


def forgotten(names: Collection[str], modules: Collection[str], keys: Iterable[str]) -> list[str]:
    """Return in a sentence each what a mode lacks, of its module, its place and its words."""
    lacking = [
        f"The mode {name} has no module game/ui/modes/{name}.py."
        for name in names
        if name not in modules
    ]
    lacking += [
        f"The mode {name} has no place in MODE_NAMES of game/play/game_rules.py."
        for name in sorted({*modules, *MODES} - set(names))
    ]
    wanted = (key for name in names for key in (f"mode.{name}", f"mode.{name}.text"))
    lacking += [
        f"game/messages/english/ui.py has no message {key}."
        for key in wanted
        if key not in set(keys)
    ]
    return lacking


def modules() -> set[str]:
    folder = Path(modes.__path__[0])
    return {path.stem for path in folder.glob("*.py")} - SHARED


def words() -> list[str]:
    """Return which of the words of modes there are."""
    catalogue, found = Catalogue(), []
    for key in (f"mode.{name}{end}" for name in MODE_NAMES for end in ("", ".text")):
        with suppress(KeyError):
            catalogue.text(key)
            found.append(key)
    return found


def test_no_mode_lacks_anything() -> None:
    assert not forgotten(MODE_NAMES, modules(), words())
    assert {*MODE_NAMES} == {*MODES, RUSH, VERSUS}


def test_what_a_new_mode_lacks_is_said() -> None:
    assert forgotten([*MODE_NAMES, "unheard"], modules(), words()) == [
        "The mode unheard has no module game/ui/modes/unheard.py.",
        "game/messages/english/ui.py has no message mode.unheard.",
        "game/messages/english/ui.py has no message mode.unheard.text.",
    ]
    [said] = forgotten(MODE_NAMES, {*modules(), "unheard"}, words())
    assert said.startswith("The mode unheard has no place")


@pytest.mark.parametrize("name", MODE_NAMES)
def test_a_mode_is_found_by_the_name_that_it_has(driver: Driver, name: str) -> None:
    mode = driver.game.services.modes[name]
    assert isinstance(mode, Mode)
    assert mode.name == name
    assert driver.game.services.modes[name] is mode
    assert mode.rows()


def test_modes_are_made_when_they_are_asked_for(driver: Driver) -> None:
    known = Modes(driver.game.services)
    with pytest.raises(ModuleNotFoundError):
        _ = known["unheard"]
