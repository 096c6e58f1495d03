"""Runs as files and as text to paste; both are described in docs/formats.md.

Reading trusts nothing: the text is small, what it unpacks to is bounded, and its game is read as a
save is. The sum tells what was altered or cut off by accident; who alters a run on purpose can make
another, and is found by `game.play.arcade.verify` alone.
"""

import binascii
import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from ...core.errors import SudokuError
from ...core.message import Message
from ..fields import Fields, SaveError, cause, damage
from ..serial import decode, encode, is_moment
from .run import Run

T = TypeVar("T")

KIND: Final = "run"
VERSION: Final = 1
MARK: Final = "nonet-run"
LARGEST_TEXT: Final = 512 * 1024
"""Characters of the longest text or file that is read."""
_LARGEST: Final = 2 * 1024 * 1024
"""Bytes that a text may unpack to."""
MOST_PLAYED: Final = 20_000
_SUM_LENGTH: Final = 16
_TEXT: Final = re.compile(r"([a-z-]+):(\d{1,6}):([A-Za-z0-9_=-]+)")


class RunFormatError(SudokuError):
    """A text or a file does not contain a run, or a damaged one."""

    key = "error.run_format"

    def __init__(self, reason: Message) -> None:
        super().__init__(f"the run cannot be read: {reason}", reason=reason)


class RunSumError(SudokuError):
    """A run was changed since it was written."""

    key = "error.run_sum"

    def __init__(self) -> None:
        super().__init__("the sum of the run is not that of its content")


class RunVersionError(SudokuError):
    """A run was written by a later version of Nonet."""

    key = "error.run_version"

    def __init__(self, version: int) -> None:
        super().__init__(f"version {version} is later than {VERSION}", version=version)


def write_run(run: Run) -> str:
    """Return a run as the content of a file: JSON on one line."""
    return summed(KIND, {"ended_at": run.ended_at, "day": run.day, "game": encode(run.game)})


def summed(kind: str, fields: Mapping[str, object], version: int = VERSION) -> str:
    """Return the content of a file of a kind, with its checksum: JSON on one line."""
    plain = {"nonet": kind, "version": version, **fields}
    return _json(plain | {"sum": _sum(plain)}) + "\n"


def paste_of(run: Run) -> str:
    """Return a run as a text without blanks, to paste."""
    return packed(MARK, write_run(run))


def packed(mark: str, content: str, version: int = VERSION) -> str:
    """Return the content of a file as a text without blanks, to paste."""
    code = urlsafe_b64encode(zlib.compress(content.encode(), 9)).decode().rstrip("=")
    return f"{mark}:{version}:{code}"


def read_run(text: str) -> Run:
    """Return the run of a file's content or of a pasted text, wherever its lines were broken.

    Raises `RunFormatError`, `RunSumError` or `RunVersionError`, and a `SaveError` that names the
    place of what cannot have been played.
    """
    return read_summed(text, MARK, KIND, _run)


def read_summed(
    text: str, mark: str, kind: str, read: Callable[[Fields], T], latest: int = VERSION
) -> T:
    """Return what `read` makes of the fields of a file or text; errors as for `read_run`.

    `latest` is the last version of the kind that is known.
    """
    if len(text) > LARGEST_TEXT:
        raise RunFormatError(damage("characters", most=LARGEST_TEXT))
    if not text.lstrip().startswith("{"):
        text = _unpacked(mark, "".join(text.split()), latest)
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RunFormatError(damage("json", why=f"{error!s:.80}")) from error
    try:
        fields = Fields(plain, "the run")
        _check(fields, kind, latest)
        return read(fields)
    except SaveError as error:
        raise error if error.key != SaveError.key else RunFormatError(error.reason) from error
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, SudokuError):
            raise
        raise RunFormatError(cause(error)) from error


def _check(top: Fields, kind: str, latest: int) -> None:
    """Raise an error for another kind or version, a wrong checksum, or missing dates."""
    if top.plain.get("nonet") != kind:
        raise RunFormatError(damage("run"))
    version = top.integer("version", 1)
    if version > latest:
        raise RunVersionError(version)
    told = top.text("sum")
    if told != _sum({key: value for key, value in top.plain.items() if key != "sum"}):
        raise RunSumError
    ended_at, day = top.text("ended_at"), top.text("day")
    if not is_moment(ended_at) or not _is_date(day):
        raise RunFormatError(damage("dates", first=f"{ended_at!r:.40}", second=f"{day!r:.40}"))


def _is_date(day: str) -> bool:
    from datetime import date  # no start needs it

    try:
        return date.fromisoformat(day).isoformat() == day
    except ValueError:
        return False


def _run(top: Fields) -> Run:
    game = top.fields("game")
    if len(game.items("played")) > MOST_PLAYED:
        raise RunFormatError(damage("moves", most=MOST_PLAYED))
    return Run(decode(game.plain), top.text("ended_at"), top.text("day"))


def _unpacked(mark: str, text: str, latest: int) -> str:
    match = _TEXT.fullmatch(text)
    if match is None or match[1] != mark:
        raise RunFormatError(damage("begins", sign="{", mark=f"{mark}:{latest}:"))
    version, packed = match[2], match[3]
    if not 1 <= int(version) <= latest:
        raise RunVersionError(int(version))
    packed = packed.rstrip("=")
    unpacker = zlib.decompressobj()
    try:
        plain = unpacker.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), _LARGEST)
        if unpacker.unconsumed_tail:
            raise RunFormatError(damage("bytes", most=_LARGEST))
        if not unpacker.eof or unpacker.unused_data:
            raise RunFormatError(damage("end"))
        return plain.decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError) as error:
        raise RunFormatError(damage("broken", why=f"{error!s:.80}")) from error


def _json(plain: object) -> str:
    return json.dumps(plain, separators=(",", ":"))


def _sum(plain: object) -> str:
    from hashlib import sha256  # takes its time to import

    content = json.dumps(plain, separators=(",", ":"), sort_keys=True)
    return sha256(content.encode()).hexdigest()[:_SUM_LENGTH]
