"""Fish of rows and columns: basic, finned, sashimi and siamese."""

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
    "fins: the {name} has two heads."
)
_KINDS = (
    ("", "{name}", _BASIC_TEXT),
    ("finned-", "Finned {name}", _FINNED_TEXT),
    ("sashimi-", "Sashimi {name}", _SASHIMI_TEXT),
    ("siamese-finned-", "Siamese finned {name}", _SIAMESE_TEXT),
    ("siamese-sashimi-", "Siamese sashimi {name}", _SIAMESE_TEXT),
)


def _messages() -> dict[str, str]:
    """Return the messages of every kind of fish in every size."""
    messages = {}
    for prefix, name, text in _KINDS:
        for fish, plain in _NAMES.items():
            key = f"technique.{prefix}{fish}"
            messages[f"{key}.name"] = name.format(name=plain)
            messages[f"{key}.explanation"] = text.format(name=plain, number=_NUMBERS[fish])
    return messages


MESSAGES = _messages()
