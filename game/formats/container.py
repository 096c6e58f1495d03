"""Compressed files: gzip, or a zip with one file in it."""

import io
from contextlib import ExitStack
from typing import IO, Final, TextIO, cast

GZIP: Final = b"\x1f\x8b"
ZIP: Final = b"PK\x03\x04"
HEAD: Final = 4
"""Bytes that tell how a file is packed."""


def unpacked(raw: IO[bytes], head: bytes) -> IO[bytes]:
    """Return the content of a file, decompressed as it is read; or the file itself.

    `head` is the beginning of the file. Raises `OSError`, `EOFError` or `zlib.error`, now or later,
    if the file is damaged.
    """
    if head.startswith(GZIP):
        import gzip

        return cast(IO[bytes], gzip.GzipFile(fileobj=raw))
    if head.startswith(ZIP):
        import zipfile

        try:
            archive = zipfile.ZipFile(raw)
            first = next(entry for entry in archive.infolist() if not entry.is_dir())
            return archive.open(first)
        except (zipfile.BadZipFile, StopIteration, NotImplementedError, RuntimeError) as error:
            # No zip, nothing in it, packed in an unknown way, or with a password.
            raise OSError(str(error) or "empty") from None
    return raw


def opened(raw: io.FileIO, stack: ExitStack) -> TextIO:
    """Return a file as text, decompressed if necessary, until the stack closes.

    What is not UTF-8 is read as characters that are not cells, and is reported as such.
    """
    file = stack.enter_context(io.BufferedReader(raw))
    plain = stack.enter_context(unpacked(file, file.peek(HEAD)[:HEAD]))
    return stack.enter_context(io.TextIOWrapper(plain, encoding="utf-8", errors="replace"))


def unpacked_bytes(content: bytes, most: int) -> bytes:
    """Return compressed content, at most `most` bytes of it; see `unpacked`."""
    if not content.startswith((GZIP, ZIP)):
        return content
    import zipfile

    try:
        return unpacked(io.BytesIO(content), content[:HEAD]).read(most)
    except zipfile.BadZipFile as error:
        raise OSError(str(error)) from None
