"""Settings in TOML: named tuples with defaults in the program, a file on the disk.

Which settings there are, and their valid values, is up to the caller; unknown keys stay in the
file.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from .. import toml
from ..core.message import Message, message
from ..plain import shortened
from .atomic import read_file, replace_file, set_aside
from .writer import Writer, reason_of

LARGEST: Final = 64 * 1024
"""Bytes of the largest settings file."""
LONGEST_TEXT: Final = 100
"""Characters of a setting that is a text."""
LARGEST_NUMBER: Final = 1_000_000_000
LONGEST_QUOTE: Final = 40

T = TypeVar("T", bound=tuple[Any, ...])
Checks = Mapping[str, Callable[[Any], bool]]
"""By `section.field`: whether a value of the right kind may stand there."""


class SettingsFile(Generic[T]):
    """The settings and their file.

    `defaults` is a named tuple of texts, numbers, truths and enumerations; a field that is such a
    tuple itself is a section. `checks` narrow the values of single fields. A file that is not TOML
    is set aside, one that the system does not let us read stays as it is and nothing is written
    over it, and a value that does not fit gives way to the default: all are told in `messages`.
    """

    def __init__(
        self, path: Path, writer: Writer, defaults: T, checks: Checks | None = None
    ) -> None:
        self._path: Final = path
        self._writer: Final = writer
        self._checks: Final = checks or {}
        self._plain: dict[str, Any] = {}
        self._is_ours = True
        self.messages: tuple[Message, ...] = ()
        """What could not be read."""
        self._settings = self._load(defaults)

    @property
    def settings(self) -> T:
        """The settings that apply now."""
        return self._settings

    def table(self, name: str) -> Mapping[str, object]:
        """Return a table that is not part of the settings as it is in the file; empty if absent."""
        found = self._plain.get(name)
        return found if isinstance(found, Mapping) else {}

    def keep(self, settings: T) -> None:
        """Apply other settings, and write them soon."""
        if settings == self._settings:
            return
        self._settings = settings
        self._plain = _to_table(settings, self._plain)
        self._write()

    def keep_table(self, name: str, table: Mapping[str, object]) -> None:
        """Replace a table that is not part of the settings; its values are texts or lists."""
        rest = {key: value for key, value in self._plain.items() if key != name}
        plain = {key: list(v) if isinstance(v, tuple) else v for key, v in table.items()}
        self._plain = {**rest, name: plain} if plain else rest
        self._write()

    def _write(self) -> None:
        if not self._is_ours:
            return
        import tomli_w  # not needed to read

        content = tomli_w.dumps(self._plain).encode()
        self._writer.submit(
            "settings",
            lambda: replace_file(self._path, content, durable=True),
            failure="store.cannot_keep_settings",
        )

    def _load(self, defaults: T) -> T:
        try:
            self._plain = toml.loads(read_file(self._path, LARGEST).decode())
        except FileNotFoundError:
            return defaults
        except OSError as error:
            self._is_ours = False
            self.messages = (message("store.unreadable_settings", reason=reason_of(error)),)
            return defaults
        except (ValueError, RecursionError) as error:
            self.messages = (self._put_aside(error),)
            return defaults
        messages: list[Message] = []
        settings: T = self._from_table(self._plain, defaults, "", messages)
        self.messages = tuple(messages)
        return settings

    def _put_aside(self, error: Exception) -> Message:
        said = message("store.bad_settings", reason=shortened(str(error)))
        try:
            aside = set_aside(self._path)
        except OSError:
            self._is_ours = False
            return said
        return message("store.set_aside", reason=said, file=str(aside))

    def _from_table(
        self, table: Mapping[str, Any], defaults: Any, prefix: str, messages: list[Message]
    ) -> Any:
        known = {}
        for field, default in defaults._asdict().items():
            if field not in table:
                continue
            plain, key = table[field], prefix + field
            if isinstance(default, tuple):
                if isinstance(plain, Mapping):
                    known[field] = self._from_table(plain, default, f"{key}.", messages)
                    continue
                value = None
            else:
                value = _from_plain(plain, default)
            check = self._checks.get(key)
            if value is None or (check is not None and not check(value)):
                quoted = shortened(_quoted(plain), LONGEST_QUOTE)
                messages.append(message("store.bad_setting", key=key, value=quoted))
            else:
                known[field] = value
        return defaults._replace(**known)


def _to_table(values: Any, table: object) -> dict[str, Any]:
    """Return a table with the fields of a named tuple; everything else in it stays."""
    changed = dict(table) if isinstance(table, Mapping) else {}
    for field, value in values._asdict().items():
        if isinstance(value, tuple):
            changed[field] = _to_table(value, changed.get(field))
        else:
            changed[field] = value.value if isinstance(value, Enum) else value
    return changed


def _from_plain(plain: object, default: object) -> object:
    """Return the value of a setting, or `None` if its type differs from the default's."""
    if isinstance(default, Enum):
        words = {member.value: member for member in type(default)}
        return words.get(plain) if isinstance(plain, str) else None
    if isinstance(default, bool) or isinstance(plain, bool):
        return plain if isinstance(default, bool) and isinstance(plain, bool) else None
    if isinstance(default, int | float) and isinstance(plain, int | float):
        # Compared before anything is made of it: a number may have hundreds of digits.
        if not -LARGEST_NUMBER <= plain <= LARGEST_NUMBER:
            return None
        if isinstance(default, float):
            return float(plain)
        return plain if isinstance(plain, int) else None
    if isinstance(default, str) and isinstance(plain, str):
        return plain if len(plain) <= LONGEST_TEXT and plain.isprintable() else None
    return None


def _quoted(plain: object) -> str:
    """Return a value as text for a message; Python refuses to write very long numbers."""
    try:
        return str(plain)
    except (ValueError, RecursionError):
        return "…"
