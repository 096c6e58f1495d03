"""The settings: what a player chose, in TOML, with keys of other versions left as they are."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import Enum
from pathlib import Path
from typing import Any, Final

import tomli_w

from game.core.message import Message, message
from game.play.options import Options
from game.store.atomic import replace_file, set_aside
from game.store.writer import Writer


@dataclass(frozen=True, slots=True)
class GameSettings:
    """What a new game is like; the section `game`."""

    level: str = "easy"
    """The level that the menu offers first."""
    symmetric: bool = False
    undo_limit: int = 0
    """How many moves undo remembers; 0 for all, else at least 10."""
    show_timer: bool = True


@dataclass(frozen=True, slots=True)
class LookSettings:
    """How the game looks and moves; the section `look`."""

    theme: str = "paper"
    scale: float = 1.0
    reduced_motion: bool = False
    full_screen: bool = False


@dataclass(frozen=True, slots=True)
class SoundSettings:
    """What is heard; the section `sound`."""

    volume: float = 0.7
    muted: bool = False


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings, a section each: to add one, add a field with its default to a section."""

    play: Options = Options()  # noqa: RUF009 - frozen, as are the others
    game: GameSettings = GameSettings()
    look: LookSettings = LookSettings()
    sound: SoundSettings = SoundSettings()


_DEFAULTS: Final = Settings()


class SettingsFile:
    """The settings and their file.

    A file that is no TOML is set aside; a single value that does not fit its setting is replaced
    by the default. Both are told in `messages`.
    """

    def __init__(self, path: Path, writer: Writer) -> None:
        self._path: Final = path
        self._writer: Final = writer
        self._plain: dict[str, Any] = {}
        self.messages: tuple[Message, ...] = ()
        """What could not be read."""
        self.settings = self._load()
        """The settings that apply now; change them with `keep`."""

    def keep(self, settings: Settings) -> None:
        """Let other settings apply from now on, and write them soon."""
        if settings == self.settings:
            return
        self.settings = settings
        for section in fields(settings):
            values = getattr(settings, section.name)
            table = self._plain.get(section.name)
            self._plain[section.name] = {
                **(table if isinstance(table, dict) else {}),
                **{f.name: _to_plain(getattr(values, f.name)) for f in fields(values)},
            }
        content = tomli_w.dumps(self._plain).encode()
        self._writer.submit("settings", lambda: replace_file(self._path, content, durable=True))

    def _load(self) -> Settings:
        try:
            self._plain = tomllib.loads(self._path.read_bytes().decode())
        except FileNotFoundError:
            return _DEFAULTS
        except (OSError, ValueError, RecursionError) as error:
            said = message("store.bad_settings", reason=str(error))
            try:
                aside = set_aside(self._path)
            except OSError:
                self.messages = (said,)
            else:
                self.messages = (message("store.set_aside", reason=said, file=str(aside)),)
            return _DEFAULTS
        told: list[Message] = []
        sections = {
            section.name: _read_section(
                section.name, getattr(_DEFAULTS, section.name), self._plain.get(section.name), told
            )
            for section in fields(_DEFAULTS)
        }
        self.messages = tuple(told)
        return replace(_DEFAULTS, **sections)


def _read_section(name: str, defaults: Any, plain: object, told: list[Message]) -> Any:
    if plain is None:
        return defaults
    if not isinstance(plain, Mapping):
        told.append(message("store.bad_setting", key=name, value=str(plain)))
        return defaults
    known = {}
    for field in fields(defaults):
        if field.name in plain:
            value = _from_plain(plain[field.name], getattr(defaults, field.name))
            if value is None:
                key, found = f"{name}.{field.name}", str(plain[field.name])
                told.append(message("store.bad_setting", key=key, value=found))
            else:
                known[field.name] = value
    return replace(defaults, **known)


def _to_plain(value: object) -> object:
    return value.value if isinstance(value, Enum) else value


def _from_plain(plain: object, default: object) -> object:
    """Return the value of a setting, or `None` when it is not of the kind of its default."""
    if isinstance(default, Enum):
        words = {member.value: member for member in type(default)}
        return words.get(plain) if isinstance(plain, str) else None
    if isinstance(default, bool) or isinstance(plain, bool):
        return plain if isinstance(default, bool) and isinstance(plain, bool) else None
    if isinstance(default, float):
        return float(plain) if isinstance(plain, int | float) else None
    return plain if isinstance(plain, type(default)) else None
