"""Settings in TOML: named tuples with defaults on one side, a file on the other.

Which settings there are is their owner's business; keys that it does not know stay in the file.
"""

import tomllib
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from game.core.message import Message, message
from game.store.atomic import replace_file, set_aside
from game.store.writer import Writer

T = TypeVar("T", bound=tuple[Any, ...])


class SettingsFile(Generic[T]):
    """The settings and their file.

    `defaults` is a named tuple of texts, numbers, truths and enumerations; a field that is such a
    tuple itself is a section. A file that is no TOML is set aside, and a value that
    does not fit its field gives way to the default: both are told in `messages`.
    """

    def __init__(self, path: Path, writer: Writer, defaults: T) -> None:
        self._path: Final = path
        self._writer: Final = writer
        self._plain: dict[str, Any] = {}
        self.messages: tuple[Message, ...] = ()
        """What could not be read."""
        self._settings = self._load(defaults)

    @property
    def settings(self) -> T:
        """The settings that apply now."""
        return self._settings

    def table(self, name: str) -> Mapping[str, object]:
        """Return a table that is not part of the settings, as it stands in the file; or none."""
        found = self._plain.get(name)
        return found if isinstance(found, Mapping) else {}

    def keep(self, settings: T) -> None:
        """Let other settings apply from now on, and write them soon."""
        if settings == self._settings:
            return
        self._settings = settings
        self._plain = _to_table(settings, self._plain)
        import tomli_w  # not needed to read

        content = tomli_w.dumps(self._plain).encode()
        self._writer.submit("settings", lambda: replace_file(self._path, content, durable=True))

    def _load(self, defaults: T) -> T:
        try:
            self._plain = tomllib.loads(self._path.read_bytes().decode())
        except FileNotFoundError:
            return defaults
        except (OSError, ValueError, RecursionError) as error:
            said = message("store.bad_settings", reason=str(error))
            self.messages = (self._put_aside(said),)
            return defaults
        told: list[Message] = []
        settings: T = _from_table(self._plain, defaults, "", told)
        self.messages = tuple(told)
        return settings

    def _put_aside(self, said: Message) -> Message:
        try:
            aside = set_aside(self._path)
        except OSError:
            return said
        return message("store.set_aside", reason=said, file=str(aside))


def _to_table(values: Any, table: object) -> dict[str, Any]:
    """Return a table with the fields of a named tuple; whatever else was in it stays."""
    changed = dict(table) if isinstance(table, Mapping) else {}
    for field, value in values._asdict().items():
        if isinstance(value, tuple):
            changed[field] = _to_table(value, changed.get(field))
        else:
            changed[field] = value.value if isinstance(value, Enum) else value
    return changed


def _from_table(table: Mapping[str, Any], defaults: Any, prefix: str, told: list[Message]) -> Any:
    known = {}
    for field, default in defaults._asdict().items():
        if field not in table:
            continue
        plain = table[field]
        if isinstance(default, tuple) and isinstance(plain, Mapping):
            known[field] = _from_table(plain, default, f"{prefix}{field}.", told)
            continue
        value = None if isinstance(default, tuple) else _from_plain(plain, default)
        if value is None:
            told.append(message("store.bad_setting", key=prefix + field, value=str(plain)))
        else:
            known[field] = value
    return defaults._replace(**known)


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
