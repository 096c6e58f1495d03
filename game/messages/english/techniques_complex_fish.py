"""Texts of Franken and mutant fish."""

from .techniques_fish import FIN, FINS, FISH

_EXPLANATION = (
    "In a fish of size {size}, {number} base houses have all their candidates for a digit in "
    "{number} cover houses. Each base house needs the digit once, so it is eliminated from all "
    "other cells of the cover houses. "
)
_FINS = (
    " A candidate of the base houses outside the cover houses is a fin. Either a fin is true "
    "or the fish works, so only candidates that see every fin are eliminated."
)
_SIAMESE = (
    " A Siamese fish is two of them with the same base houses, each with its own cover "
    "houses, fins and eliminations."
)
_SIZES = (
    (2, "x-wing", "X-Wing", "two"),
    (3, "swordfish", "Swordfish", "three"),
    (4, "jellyfish", "Jellyfish", "four"),
    (5, "squirmbag", "Squirmbag", "five"),
    (6, "whale", "Whale", "six"),
)
_KINDS = (
    ("franken", "Franken", "rows, columns or boxes", "A Franken fish also uses boxes."),
    (
        *("mutant", "mutant", "of any kind"),
        "A mutant fish mixes rows, columns and boxes freely on both sides.",
    ),
)
_FORMS = (
    ("", "", "", "all", "."),
    ("finned-", "finned ", _FINS, "all but a few", "."),
    (
        *("siamese-finned-", "siamese finned ", _FINS + _SIAMESE, "all but a few"),
        ". There must be two ways to choose these.",
    ),
)
_LARGE = ("franken-squirmbag", "franken-whale", "mutant-squirmbag", "mutant-whale")
_LARGE_FINNED = ("finned-franken-squirmbag", "finned-mutant-squirmbag", "finned-mutant-whale")


def _messages() -> dict[str, str]:
    """Return the messages of every fish that is searched for."""
    messages: dict[str, str] = {}
    for size, fish, shape, number in _SIZES:
        for kind, kind_name, houses, about in _KINDS:
            for prefix, form, fins, how_many, end in _FORMS:
                technique = f"{prefix}{kind}-{fish}"
                if size > 4 and technique not in (*_LARGE, *_LARGE_FINNED):
                    continue
                name = f"{form}{kind_name} {shape}"
                article = "a " + name.replace("siamese", "Siamese")
                messages |= {
                    f"technique.{technique}.name": name[:1].upper() + name[1:],
                    f"technique.{technique}.taken": article,
                    f"technique.{technique}.look": (
                        f"Find {number} houses ({houses}) where {how_many} places for a digit lie "
                        f"in {number} other houses{end}"
                    ),
                    f"technique.{technique}.explanation": (
                        _EXPLANATION.format(size=size, number=number) + about + fins
                    ),
                }
                if not prefix:
                    messages[f"technique.{technique}.sentence"] = FISH
                else:
                    messages[f"technique.{technique}.sentence.one"] = FIN
                    messages[f"technique.{technique}.sentence.other"] = FINS
    return messages


MESSAGES = _messages()
