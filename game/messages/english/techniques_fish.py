"""The words of fish of rows and columns: basic, finned, sashimi, siamese and Kraken."""

_SIZES = (
    ("x-wing", "X-Wing", "two"),
    ("swordfish", "Swordfish", "three"),
    ("jellyfish", "Jellyfish", "four"),
)

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
_LOOK = (
    "Find {number} parallel lines that have places for one digit in the same {number} crossing "
    "lines only"
)
FISH = (
    "In {base_houses}, {digit} fits only in {cover_houses}. So {base_houses} use up the {digit} of "
    "{cover_houses}. No other cell there can be {digit}: {outcome}."
)
FIN = (
    "Without the fin at {fin_cells}, {digit} in {base_houses} would fit only in {cover_houses} and "
    "use these up. If the fin is {digit}, {gone_cells} would see it. Either way, {outcome}."
)
FINS = (
    "Without the fins at {fin_cells}, {digit} in {base_houses} would fit only in "
    "{cover_houses} and use these up. If one of the fins is {digit}, {gone_cells} would see it, "
    "whichever it is. Either way, {outcome}."
)
_TWO_WAYS = ", in two ways, each with a few places left over."
_KINDS = (
    ("", "{name}", ".", _BASIC_TEXT),
    ("finned-", "Finned {name}", ", but for a few places in one box.", _FINNED_TEXT),
    (
        *("sashimi-", "Sashimi {name}"),
        *(", but for a few places in one box, one corner missing.", _SASHIMI_TEXT),
    ),
    ("siamese-finned-", "Siamese finned {name}", _TWO_WAYS, _SIAMESE_TEXT),
    ("siamese-sashimi-", "Siamese sashimi {name}", _TWO_WAYS, _SIAMESE_TEXT),
)


def _lines() -> dict[str, str]:
    """Return the messages of every kind of fish in every size, but for Kraken fish."""
    messages: dict[str, str] = {}
    for prefix, form, end, text in _KINDS:
        for fish, plain, number in _SIZES:
            key, name = f"technique.{prefix}{fish}", form.format(name=plain)
            article = "an" if name.startswith("X") else "a"
            named = name if form.startswith(("{", "Siamese")) else name[0].lower() + name[1:]
            messages |= {
                f"{key}.name": name,
                f"{key}.taken": f"{article} {named}",
                f"{key}.look": _LOOK.format(number=number) + end,
                f"{key}.explanation": text.format(name=plain, number=number),
            }
            if not prefix:
                messages[f"{key}.sentence"] = FISH
            else:
                messages[f"{key}.sentence.one"] = FIN
                messages[f"{key}.sentence.other"] = FINS
    return messages


MESSAGES = {
    **_lines(),
    "technique.kraken-fish-1.name": "Kraken fish 1",
    "technique.kraken-fish-1.taken": "a Kraken fish",
    "technique.kraken-fish-1.look": (
        "Find a fish with fins that do not all see what it would rule out, and follow the chains "
        "from those fins."
    ),
    "technique.kraken-fish-1.explanation": (
        "A fish of rows and columns would rule a candidate out if it had no fins. Each of its fins "
        "either sees that candidate or leads by a chain to its end. Whether a fin is true or none, "
        "the candidate goes."
    ),
    "technique.kraken-fish-1.sentence": (
        "Without {fish_digit} in {extra_cells:or}, {base_houses} would have it in {cover_houses} "
        "alone: a fish, by which {outcome}. With it there, the same follows. {branches} So "
        "{outcome} in any case."
    ),
    "technique.kraken-fish-2.name": "Kraken fish 2",
    "technique.kraken-fish-2.taken": "a Kraken fish",
    "technique.kraken-fish-2.look": (
        "Find a fish, choose one of its covers, and follow the chains from the places there."
    ),
    "technique.kraken-fish-2.explanation": (
        "A fish has its digit once in each of its covers, unless one of its fins is true. So of "
        "the places in one cover and the fins one is true. From each of them a chain leads to the "
        "same end, and that end is true in any case."
    ),
    "technique.kraken-fish-2.sentence": (
        "Without {fish_digit} in {extra_cells:or}, {base_houses} would have it in {cover_houses} "
        "alone: a fish, which has it once in {meeting_house}. Wherever it is, the same follows. "
        "{branches} So {outcome} in any case."
    ),
    "technique.kraken-fish-2.plain.sentence": (
        "{base_houses} have {fish_digit} in {cover_houses} alone: a fish, which has it once in "
        "{meeting_house}. Wherever it is, the same follows. {branches} So {outcome} in any case."
    ),
}
