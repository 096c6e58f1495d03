"""The words of Franken and mutant fish."""

from .techniques_fish import FIN, FINS, FISH

_EXPLANATION = (
    "A fish of size {size} takes {size} houses that hold a digit and covers all its candidates "
    "there by {size} other houses: the digit's places use up the covers, and it falls from the "
    "rest of them. "
)
_FINS = (
    " Candidates left uncovered are fins: either a fin is true or the fish works, so only "
    "candidates that see every fin fall."
)
_SIAMESE = (
    " Siamese fish are two of them on the same base houses, each with covers, fins and "
    "eliminations of its own."
)
_SIZES = (
    (2, "x-wing", "X-Wing", "two"),
    (3, "swordfish", "Swordfish", "three"),
    (4, "jellyfish", "Jellyfish", "four"),
    (5, "squirmbag", "Squirmbag", "five"),
    (6, "whale", "Whale", "six"),
)
_KINDS = (
    ("franken", "Franken", "lines or boxes", "A Franken fish lets boxes stand among the lines."),
    (
        *("mutant", "mutant", "of any kind"),
        "A mutant fish mixes rows, columns and boxes freely on both sides.",
    ),
)
_FORMS = (
    ("", "", "", "."),
    ("finned-", "finned ", _FINS, ", but for a few."),
    ("siamese-finned-", "siamese finned ", _FINS + _SIAMESE, ", but for a few, in two ways."),
)
_LARGE = ("franken-squirmbag", "franken-whale", "mutant-squirmbag", "mutant-whale")
_LARGE_FINNED = ("finned-franken-squirmbag", "finned-mutant-squirmbag", "finned-mutant-whale")


def _messages() -> dict[str, str]:
    """Return the messages of every fish that is looked for."""
    messages: dict[str, str] = {}
    for size, fish, shape, number in _SIZES:
        for kind, kind_name, houses, about in _KINDS:
            for prefix, form, fins, end in _FORMS:
                technique = f"{prefix}{kind}-{fish}"
                if size > 4 and technique not in (*_LARGE, *_LARGE_FINNED):
                    continue
                name = f"{form}{kind_name} {shape}"
                article = "a " + name.replace("siamese", "Siamese")
                messages |= {
                    f"technique.{technique}.name": name[:1].upper() + name[1:],
                    f"technique.{technique}.taken": article,
                    f"technique.{technique}.look": (
                        f"Find {number} houses, {houses}, whose places for a digit lie in "
                        f"{number} other houses{end}"
                    ),
                    f"technique.{technique}.explanation": (
                        _EXPLANATION.format(size=size) + about + fins
                    ),
                }
                if not prefix:
                    messages[f"technique.{technique}.sentence"] = FISH
                else:
                    messages[f"technique.{technique}.sentence.one"] = FIN
                    messages[f"technique.{technique}.sentence.other"] = FINS
    return messages


MESSAGES = _messages()
