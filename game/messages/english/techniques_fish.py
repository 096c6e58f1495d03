"""Texts of fish of rows and columns: basic, finned, sashimi, siamese and Kraken."""

_SIZES = (
    ("x-wing", "X-Wing", "two"),
    ("swordfish", "Swordfish", "three"),
    ("jellyfish", "Jellyfish", "four"),
)

_BASIC_TEXT = (
    "In {number} rows, a digit fits only in the same {number} columns. Then each of these columns "
    "gets its digit from one of these rows, and the digit is eliminated from the rest of the "
    "columns. Rows and columns can swap roles."
)
_FINNED_TEXT = (
    "This is like a plain {name}, but with a few extra places in one box, the fins. If no fin is "
    "true, the {name} works. If one is true, it rules out everything that it sees. A candidate "
    "that is ruled out both ways is eliminated."
)
_SASHIMI_TEXT = (
    "This is a finned {name} in which some row or column would have only one place left without "
    "its fins. The argument stays the same: either a fin is true, or the {name} works. A candidate "
    "that is ruled out both ways is eliminated."
)
_SIAMESE_TEXT = (
    "Two finned fish share the same {number} base rows or columns, and each rules out something "
    "different. Together they are one pattern with two sets of covers and two sets of fins."
)
_LOOK = (
    "Find {number} rows where a digit fits only in the same {number} columns{apart} Rows and "
    "columns can swap roles."
)
FISH = (
    "In {base_houses}, only {cover_houses} have room for {digit}. So {cover_houses} get their "
    "{digit} from there, and no other cell of {cover_houses} can be {digit}: {outcome}."
)
FIN = (
    "Without the fin at {fin_cells}, {base_houses} would have {digit} only in {cover_houses}, "
    "and no other cell there could be {digit}. If the fin is {digit}, it rules {digit} out of "
    "{gone_cells}. Either way, {outcome}."
)
FINS = (
    "Without the fins at {fin_cells}, {base_houses} would have {digit} only in {cover_houses}, "
    "and no other cell there could be {digit}. If one of the fins is {digit}, it rules {digit} "
    "out of {gone_cells}, whichever it is. Either way, {outcome}."
)
_EXTRA = ", apart from a few extra places in one box."
_TWO_WAYS = ", apart from a few extra places. There must be two ways to choose the columns."
_KINDS = (
    ("", "{name}", ".", _BASIC_TEXT),
    ("finned-", "Finned {name}", _EXTRA, _FINNED_TEXT),
    ("sashimi-", "Sashimi {name}", _EXTRA + " One corner is missing.", _SASHIMI_TEXT),
    ("siamese-finned-", "Siamese finned {name}", _TWO_WAYS, _SIAMESE_TEXT),
    ("siamese-sashimi-", "Siamese sashimi {name}", _TWO_WAYS, _SIAMESE_TEXT),
)


def _lines() -> dict[str, str]:
    """Return the messages of every kind of fish in every size, except Kraken fish."""
    messages: dict[str, str] = {}
    for prefix, form, apart, text in _KINDS:
        for fish, plain, number in _SIZES:
            key, name = f"technique.{prefix}{fish}", form.format(name=plain)
            article = "an" if name.startswith("X") else "a"
            named = name if form.startswith(("{", "Siamese")) else name[0].lower() + name[1:]
            messages |= {
                f"{key}.name": name,
                f"{key}.taken": f"{article} {named}",
                f"{key}.look": _LOOK.format(number=number, apart=apart),
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
        "Find a fish with fins that do not all see the candidate it would rule out. Follow "
        "chains from those fins."
    ),
    "technique.kraken-fish-1.explanation": (
        "Without its fins, a fish of rows and columns would rule a candidate out. Each fin "
        "either sees that candidate or rules it out by a chain. So the candidate is false "
        "whether one of the fins is true or not."
    ),
    "technique.kraken-fish-1.sentence": (
        "Without {fish_digit} in {extra_cells:or}, {base_houses} would have it only in "
        "{cover_houses}. That would be a fish, and so {outcome}. If {fish_digit} is in "
        "{extra_cells:or}, the same follows. {branches} So {outcome} in any case."
    ),
    "technique.kraken-fish-2.name": "Kraken fish 2",
    "technique.kraken-fish-2.taken": "a Kraken fish",
    "technique.kraken-fish-2.look": (
        "Find a fish, choose one of its cover houses, and follow chains from the places in it."
    ),
    "technique.kraken-fish-2.explanation": (
        "In a fish, the base houses fill each cover house with the digit once, unless a fin is "
        "true. So one of the fish's places in a cover house is true, or one of the fins. A chain "
        "leads from each of them to the same conclusion, which is therefore true."
    ),
    "technique.kraken-fish-2.sentence": (
        "Without {fish_digit} in {extra_cells:or}, {base_houses} would have it only in "
        "{cover_houses}. That would be a fish, with one {fish_digit} in {meeting_house}. "
        "Wherever it is, the same follows. {branches} So {outcome} in any case."
    ),
    "technique.kraken-fish-2.plain.sentence": (
        "In {base_houses}, {fish_digit} fits only in {cover_houses}. That is a fish, with one "
        "{fish_digit} in {meeting_house}. Wherever it is, the same follows. {branches} So "
        "{outcome} in any case."
    ),
}
