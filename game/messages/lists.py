"""Lists in words: joined by messages, since languages differ."""

from collections.abc import Sequence

from .catalogue import Catalogue, Words


def listed(catalogue: Catalogue, words: Sequence[str]) -> str:
    """Return words as a list: a, b and c; it has the forms that its words have."""
    if len(words) < 2:
        return words[0] if words else ""
    plain = _joined(catalogue, words, "list")
    forms = {form for word in words if isinstance(word, Words) for form in word.forms}
    if not forms:
        return plain
    inflected = {
        form: _joined(catalogue, [format(Words.of(word), form) for word in words], "list")
        for form in forms
    }
    return Words(plain, inflected)


def either(catalogue: Catalogue, words: Sequence[str]) -> str:
    """Return words as alternatives: a, b or c."""
    return _joined(catalogue, words, "list.or") if words else ""


def enumerated(catalogue: Catalogue, words: Sequence[str]) -> str:
    """Return words separated by commas."""
    text = words[0] if words else ""
    for word in words[1:]:
        text = catalogue.text("list.longer", first=text, last=word)
    return text


def clauses(catalogue: Catalogue, said: Sequence[str]) -> str:
    """Return a list of clauses, which may contain lists themselves."""
    text = said[0] if said else ""
    for clause in said[1:]:
        text = catalogue.text("list.clauses", first=text, last=clause)
    return text


def sentences_in_turn(catalogue: Catalogue, said: Sequence[str]) -> str:
    """Return sentences one after the other, with the language's spacing."""
    text = said[0] if said else ""
    for sentence in said[1:]:
        text = catalogue.text("list.sentences", first=text, last=sentence)
    return text


def _joined(catalogue: Catalogue, words: Sequence[str], last: str) -> str:
    first = words[0]
    for word in words[1:-1]:
        first = catalogue.text("list.more", first=first, next=word)
    return catalogue.text(last, first=first, last=words[-1]) if len(words) > 1 else first
