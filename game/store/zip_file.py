"""Zips of many small files, read and written with less overhead than by `zipfile`.

Names are ASCII, entries have no date, and the size is far below the 4 GB of a plain zip. Any other
zip is left to `zipfile`.
"""

import struct
import zlib
from collections.abc import Iterable
from typing import Final
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, ZipInfo

_LOCAL: Final = struct.Struct("<4s5H3I2H")
"""What is before an entry: signature, version, flags, method, time, date, then sums and sizes
of what it holds, and the lengths of its name and of more."""
_CENTRAL: Final = struct.Struct("<4s6H3I5H2I")
"""The same in the list of all: besides who made it, its rights, and where it begins."""
_END: Final = struct.Struct("<4s4H2IH")
_END_OF_MANY: Final = struct.Struct("<4sQ2H2I4Q")
_WHERE_IT_IS: Final = struct.Struct("<4sIQI")
_MOST: Final = 0xFFFF
"""Entries that a plain end can count; it says so for more, and another one counts them."""
_VERSION, _VERSION_OF_MANY = 20, 45
_UNIX: Final = 3 << 8
_PRIVATE: Final = 0o600 << 16
_NO_DATE: Final = 1 << 5 | 1
"""The first day of 1980: a zip knows none before that or after 2107."""


def packed(entries: Iterable[tuple[str, bytes]]) -> bytes:
    """Return a zip of files, given by their names."""
    archive, listed, count = bytearray(), bytearray(), 0
    for name, content in entries:
        label, deflated = name.encode("ascii"), zlib.compress(content, wbits=-zlib.MAX_WBITS)
        sizes = zlib.crc32(content), len(deflated), len(content), len(label), 0
        about = _VERSION, 0, ZIP_DEFLATED, 0, _NO_DATE, *sizes
        made = _UNIX | _VERSION
        listed += _CENTRAL.pack(b"PK\1\2", made, *about, 0, 0, 0, _PRIVATE, len(archive)) + label
        archive += _LOCAL.pack(b"PK\3\4", *about) + label
        archive += deflated
        count += 1
    start = len(archive)
    archive += listed
    if count > _MOST:
        versions = _UNIX | _VERSION_OF_MANY, _VERSION_OF_MANY
        rest = _END_OF_MANY.size - 12
        where = count, count, len(listed), start
        archive += _END_OF_MANY.pack(b"PK\6\6", rest, *versions, 0, 0, *where)
        archive += _WHERE_IT_IS.pack(b"PK\6\7", 0, start + len(listed), 1)
    told = min(count, _MOST)
    archive += _END.pack(b"PK\5\6", 0, 0, told, told, len(listed), start, 0)
    return bytes(archive)


def content_of_entry(archive: ZipFile, entry: ZipInfo, content: bytes) -> bytes:
    """Return the content of an entry of a zip; five times as fast if it was packed here."""
    start = entry.header_offset
    signature, _, flags, method, *_, name, more = _LOCAL.unpack_from(content, start)
    if (signature, flags, method) != (b"PK\3\4", 0, ZIP_DEFLATED):
        return archive.read(entry)
    start += _LOCAL.size + name + more
    inflate = zlib.decompressobj(-zlib.MAX_WBITS)
    found = inflate.decompress(content[start : start + entry.compress_size], entry.file_size + 1)
    if len(found) != entry.file_size or zlib.crc32(found) != entry.CRC:
        raise BadZipFile(f"{entry.filename} is damaged")
    return found
