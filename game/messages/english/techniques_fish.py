"""Fish of rows and columns: basic, finned, sashimi and siamese."""

_PLAIN = (
    "Because all places of {digit} in {base_houses} lie in {cover_houses}, it goes once into each "
    "of these from there, and therefore {eliminated}."
)
_FINNED = (
    "Because all places of {digit} in {base_houses} lie in {cover_houses}, but for fins at "
    "{fin_cells}, either a fin is true or the fish holds; both ways, and therefore for sure, "
    "{eliminated}."
)
_NAMES = {"x-wing": "X-Wing", "swordfish": "Swordfish", "jellyfish": "Jellyfish"}
_NUMBERS = {"x-wing": "two", "swordfish": "three", "jellyfish": "four"}

_BASIC_TEXT = (
    "When the places of a digit in {number} parallel lines lie in just {number} lines across, "
    "each of these crossing lines gets its copy of the digit from the pattern. All other places "
    "in the crossing lines go out."
)
_FINNED_TEXT = (
    "Like the plain {name}, which needs {number} parallel lines and {number} lines across, but "
    "with a few places left over, the fins. If none of the fins is true, the {name} holds; if one "
    "is, everything it sees goes out. What both cases rule out is gone for good."
)
_SASHIMI_TEXT = (
    "A finned {name} of {number} lines in which a line would have a single place left without "
    "its fins. The argument stays the same: either a fin is true, or the places left decide. What "
    "both cases rule out is gone."
)
_SIAMESE_TEXT = (
    "Two finned fish of {number} lines stand on the same base lines, and each rules out "
    "something else. Seen together they are one pattern with two sets of covers and two sets of "
    "fins, a {name} with two heads."
)
_KINDS = (
    ("", "{name}", _BASIC_TEXT, _PLAIN),
    ("finned-", "Finned {name}", _FINNED_TEXT, _FINNED),
    ("sashimi-", "Sashimi {name}", _SASHIMI_TEXT, _FINNED),
    ("siamese-finned-", "Siamese finned {name}", _SIAMESE_TEXT, _FINNED),
    ("siamese-sashimi-", "Siamese sashimi {name}", _SIAMESE_TEXT, _FINNED),
)


def _messages() -> dict[str, str]:
    """Return the messages of every kind of fish in every size."""
    messages = {}
    for prefix, name, text, sentence in _KINDS:
        for fish, plain in _NAMES.items():
            key = f"technique.{prefix}{fish}"
            messages[f"{key}.name"] = name.format(name=plain)
            messages[f"{key}.explanation"] = text.format(name=plain, number=_NUMBERS[fish])
            messages[f"{key}.sentence"] = sentence
    return messages


MESSAGES = _messages()
