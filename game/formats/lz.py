"""LZ-string: the compression of puzzle links, as base 64.

After pieroxy's description of lz-string: LZ78 with a dictionary that both sides grow alike, codes
of as many bits as it needs, lowest bit first; code 0 brings a new character of 8 bits, 1 one of 16,
2 is the end.
"""

from typing import Final

from .syntax import FormatError

LARGEST: Final = 1024 * 1024
"""Characters that are unpacked at most."""
_SIGNS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_FIRST: Final = 3
_END: Final = 2


class _Bits:
    def __init__(self, packed: str) -> None:
        self._values: Final = [_SIGNS.index(sign) for sign in packed]
        self._at = 0

    def take(self, count: int) -> int:
        value = 0
        for place in range(count):
            sign, bit = divmod(self._at, 6)
            if sign >= len(self._values):
                raise FormatError("packed", "the end is missing")
            value |= (self._values[sign] >> (5 - bit) & 1) << place
            self._at += 1
        return value


def unpacked(packed: str) -> str:
    """Return the decompressed text; raises `FormatError` if it is damaged or too large."""
    # In addresses of pages a hyphen stands for the stroke, and a dollar for what fills up.
    signs = packed.rstrip("=$").replace("-", "/")
    if not set(signs) <= set(_SIGNS):
        raise FormatError("packed", "no base 64")
    bits = _Bits(signs)
    known: list[str] = [""] * _FIRST
    parts: list[str] = []
    width, before, length = 2, "", 0
    while True:
        code = bits.take(width)
        if code == _END:
            coded = "".join(parts).encode("utf-16-le", "surrogatepass")
            return coded.decode("utf-16-le", "replace")
        if code < _END:
            known.append(chr(bits.take(8 << code)))
            code = len(known) - 1
            width = max(width, len(known).bit_length())
        if code < len(known):
            part = known[code]
        elif code == len(known) and before:
            part = before + before[0]
        else:
            raise FormatError("packed", "a code that is not known")
        if before:
            known.append(before + part[0])
        # The next code may already mean the entry that is made with it.
        width = max(width, len(known).bit_length(), 3)
        parts.append(part)
        length += len(part)
        if length > LARGEST:
            raise FormatError("too_large", "unpacks to too much", most=LARGEST // 1024)
        before = part


def packed(text: str) -> str:
    """Return a text compressed."""
    bits: list[int] = []
    codes: dict[str, int] = {}
    new: set[str] = set()
    width, room, size = 2, 2, _FIRST

    def put(value: int, count: int) -> None:
        bits.extend(value >> place & 1 for place in range(count))

    def grow() -> None:
        nonlocal width, room
        room -= 1
        if not room:
            room = 1 << width
            width += 1

    def emit(word: str) -> None:
        if word in new:
            wide = ord(word) > 255
            put(int(wide), width)
            put(ord(word), 16 if wide else 8)
            new.remove(word)
            grow()
        else:
            put(codes[word], width)
        grow()

    word = ""
    # Characters are those of JavaScript: 16 bits.
    coded = text.encode("utf-16-le", "surrogatepass")
    for start in range(0, len(coded), 2):
        character = chr(int.from_bytes(coded[start : start + 2], "little"))
        if character not in codes:
            codes[character] = size
            size += 1
            new.add(character)
        if word + character in codes:
            word += character
            continue
        emit(word)
        codes[word + character] = size
        size += 1
        word = character
    if word:
        emit(word)
    put(_END, width)
    bits += [0] * (-len(bits) % 6)
    signs = "".join(
        _SIGNS[int("".join(map(str, bits[at : at + 6])), 2)] for at in range(0, len(bits), 6)
    )
    return signs + "=" * (-len(signs) % 4)
