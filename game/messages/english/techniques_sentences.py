"""Why a step follows, in short sentences: if, then, so.

`{outcome}` is what follows, as "r7c2 and r7c3 are not 8". `{cells:or}` ends its list with "or".
"""

_LOCKED = (
    "In {house}, {digit} fits only where {house} meets {other_house}. One of these cells takes the "
    "{digit}, so there is none in the rest of {other_house}: {outcome}."
)
_NAKED = (
    "{cells} have no other digits left than {digits}. So these cells use them up between them, and "
    "no other cell of {house} can have them: {outcome}."
)
_LOCKED_SET = (
    "{cells} have no other digits left than {digits}. So these cells use them up between them. "
    "They all lie in {houses}, and no other cell there can have them: {outcome}."
)
_HIDDEN = (
    "In {house}, {digits} fit only in {cells}. So these cells take them between them, and have no "
    "room for anything else: {outcome}."
)
_FISH = (
    "In {base_houses}, {digit} fits only in {cover_houses}. So {base_houses} use up the {digit} of "
    "{cover_houses}. No other cell there can be {digit}: {outcome}."
)
_FIN = (
    "Without the fin at {fin_cells}, {digit} in {base_houses} would fit only in {cover_houses} and "
    "use these up. If the fin is {digit}, {gone_cells} would see it. Either way, {outcome}."
)
_FINS = (
    "Without the fins at {fin_cells}, {digit} in {base_houses} would fit only in "
    "{cover_houses} and "
    "use these up. If one of the fins is {digit}, {gone_cells} would see it, whichever it is. "
    "Either way, {outcome}."
)
_TWO_LINKS = (
    "In {first_house}, {digit} has two places. In {second_house} it has two as well. "
    "{joined_cells} "
    "see each other, so only one of them can be {digit}. Then {digit} is at the other end of one "
    "link: in {end_cells:or}. What sees both ends cannot be {digit}: {outcome}."
)
_EMPTY = (
    "In {box_house}, {digit} lies only in {line_house} or in {cross_house}. If it is in "
    "{line_house}, {near_cell} is not {digit}, so {far_cell} is. If not, it is in {cross_house}. "
    "Either way, {outcome}."
)
_ENDS = (
    "Suppose that {start_false}. Then, one after the other: {chain}. So one of the two ends holds: "
    "{start}, or {end}. Either way, {outcome}."
)
_SAME = (
    "Suppose that {start_false}. Then, one after the other: {chain}. That is the opposite of what "
    "was supposed. So {start}: {outcome}."
)
_LOOP = (
    "Follow the ring. If {start_false}, then, one after the other: {chain}, and one is back where "
    "one began. The other way round it works too. So of the two ends of each link exactly one "
    "holds, and what sees both ends of a link goes: {outcome}."
)
_SWAP = "otherwise the four cells {corner_cells} could be swapped: two solutions"
_NET_CELL = (
    "Suppose that {assumption}. {branches} That leaves nothing for {meeting_cell}. So {conclusion}."
)
_NET_HOUSE = (
    "Suppose that {assumption}. {branches} That leaves no place for {lost_digit} in "
    "{meeting_house}. So {conclusion}."
)
_ALL_CELL = (
    "{meeting_cell} must hold one of its digits. Try them all. {branches} Whichever it is, "
    "{conclusion}."
)
_ALL_HOUSE = (
    "{lost_digit} must go somewhere in {meeting_house}. Try every place. {branches} Wherever it "
    "is, {conclusion}."
)

_FISH_NAMES = ("x-wing", "swordfish", "jellyfish")
_LARGE_FISH = (
    "franken-squirmbag",
    "franken-whale",
    "mutant-squirmbag",
    "mutant-whale",
)
_FINNED_LARGE = ("finned-franken-squirmbag", "finned-mutant-squirmbag", "finned-mutant-whale")
_CHAINS = {
    _LOOP: ("continuous-nice-loop", "grouped-continuous-nice-loop", "als-continuous-nice-loop"),
    _ENDS: (
        "x-chain",
        "xy-chain",
        "aic",
        "grouped-aic",
        "als-aic",
        "discontinuous-nice-loop",
        "grouped-discontinuous-nice-loop",
        "als-discontinuous-nice-loop",
    ),
}

_SENTENCES = {
    "full-house": "{cell} is the last open cell of {house}. Only {digit} is missing there.",
    "naked-single": "Every digit but {digit} is ruled out in {cell}.",
    "naked-single.seen": "{cell} sees {seen_digits}. Only {digit} is left for it.",
    "naked-single.mixed": (
        "{cell} sees {seen_digits}. Earlier steps ruled out {crossed_digits}. Only {digit} is left "
        "for it."
    ),
    "hidden-single": "In {house}, only {cell} can still be {digit}.",
    "locked-candidates-1": _LOCKED,
    "locked-candidates-2": _LOCKED,
    "locked-pair": _LOCKED_SET,
    "locked-triple": _LOCKED_SET,
    **dict.fromkeys(("naked-pair", "naked-triple", "naked-quad"), _NAKED),
    **dict.fromkeys(("hidden-pair", "hidden-triple", "hidden-quad"), _HIDDEN),
    **dict.fromkeys(_FISH_NAMES, _FISH),
    **{f"{kind}-{fish}": _FISH for kind in ("franken", "mutant") for fish in _FISH_NAMES},
    **dict.fromkeys(_LARGE_FISH, _FISH),
    **dict.fromkeys(("skyscraper", "two-string-kite", "turbot-fish"), _TWO_LINKS),
    "dual-two-string-kite": (
        "Two kites hang on {joined_cells}, which see each other. In each of {base_houses}, {digit} "
        "has two places, one of them there. Only one of these two can be {digit}, so each kite has "
        "its {digit} at one of its far ends: {outcome}."
    ),
    "empty-rectangle": _EMPTY,
    "small-empty-rectangle": _EMPTY,
    "dual-empty-rectangle": (
        "In {box_house}, {digit} lies only in {line_house} or in {cross_house}. Each of "
        "{link_houses} has two places for {digit}. So {box_house} rules out the far cell of one "
        "link along its row, and of the other along its column: {outcome}."
    ),
    "xy-wing": (
        "{pivot_cell} is {pivot_digits:or}. Whichever it is, one of {wing_cells} cannot be that, "
        "and is {digit}. What sees both wings cannot be {digit}: {outcome}."
    ),
    "xyz-wing": (
        "{pivot_cell} is {pivot_digits:or}. If it is not {digit} itself, one of {wing_cells} is. "
        "What sees all three cannot be {digit}: {outcome}."
    ),
    "w-wing": (
        "In {house}, {linking_digit} fits only in {linking_cells}. One of them is {linking_digit}, "
        "so one of {wing_cells} is not, and is {digit}. What sees both cannot be {digit}: "
        "{outcome}."
    ),
    "remote-pair": (
        "All these cells have only {digits}, and each sees the next, so the two digits alternate. "
        "{first_cells} are the one and {second_cells} are the other. What sees one of each sees "
        "both digits: {outcome}."
    ),
    "uniqueness-test-1": (
        "Three of {corner_cells} have only {pair_digits}. {roof_cells} must be something else, "
        + _SWAP
        + ". So {outcome}."
    ),
    "uniqueness-test-2": (
        "One of {roof_cells} must be {digits}, "
        + _SWAP
        + ". What sees both cannot be {digits}: {outcome}."
    ),
    "uniqueness-test-3": (
        "One of {roof_cells} must be more than {pair_digits}, "
        + _SWAP
        + ". So in {houses} the two count as one cell with the extra digits. With {set_cells} "
        "they use up {digits}: {outcome}."
    ),
    "uniqueness-test-4": (
        "In {houses}, {digits} fits only in {roof_cells}. The other digit of {pair_digits} cannot "
        "stand there too, " + _SWAP + ". So {outcome}."
    ),
    "uniqueness-test-5": (
        "One of {roof_cells} must be {digits}, "
        + _SWAP
        + ". What sees all of them cannot be {digits}: {outcome}."
    ),
    "uniqueness-test-6": (
        "In {houses}, {digits} fits only in the corners. In {roof_cells} it would put "
        "{pair_digits} crosswise into all four. That cannot be, " + _SWAP + ". So {outcome}."
    ),
    "hidden-rectangle": (
        "Suppose that {across_cell} is {excluded_digit}. Then {linked_digit} must go into "
        "{beside_cells}, the only other places of its row and column. That cannot be, "
        + _SWAP
        + ". So {outcome}."
    ),
    "avoidable-rectangle-1": (
        "None of {corner_cells} is a given. If {open_cells} were {digit}, {pair_digits} could be "
        "swapped in the four cells: two solutions. So {outcome}."
    ),
    "avoidable-rectangle-2": (
        "None of {corner_cells} is a given. One of {open_cells} must be {digit}, otherwise "
        "{pair_digits} could be swapped in the four cells: two solutions. What sees both cannot be "
        "{digit}: {outcome}."
    ),
    "bug-plus-1": (
        "Every open cell has two digits, only {odd_cell} has three. Without {odd_digit} "
        "there, each "
        "digit would have two places in all its houses, and such a board never has exactly one "
        "solution. So {odd_cell} is {odd_digit}: {outcome}."
    ),
    "simple-colours-trap": (
        "Along the links, {digit} alternates: it is in {first_cells}, or else in {second_cells}. "
        "What sees one of each cannot be {digit}: {outcome}."
    ),
    "simple-colours-wrap": (
        "Along the links, {digit} alternates: {false_cells} are all {digit}, or none of them is. "
        "Two of them see each other, so it is none: {outcome}."
    ),
    "multi-colours-1": (
        "{digit} is in {first_cells}, or else in {second_cells}. It is also in {third_cells}, or "
        "else in {fourth_cells}. A colour of the first pair sees one of the "
        "second, so these two are not both true, and one of their opposites is. What sees both "
        "opposites cannot be {digit}: {outcome}."
    ),
    "multi-colours-2": (
        "{digit} is in {third_cells}, or else in {fourth_cells}. {digit} in "
        "{false_cells:or} would see both, so it cannot be there: {outcome}."
    ),
    **{name: text for text, names in _CHAINS.items() for name in names},
    **{f"{name}.same": _SAME for name in _CHAINS[_ENDS] if name not in ("x-chain", "xy-chain")},
    "als-xz": (
        "Here are two sets, {first_set}, and {last_set}: each has one digit more than cells. Only "
        "one of them can hold {common_digits}. The other then holds all its other digits, "
        "{digits} among them. What sees every {digits} of both cannot be it: {outcome}."
    ),
    "als-xz.double": (
        "Here are two sets, {first_set}, and {last_set}: each has one digit more than cells. Each "
        "of {common_digits} can be in one of them only. So each set has one of the two, and all "
        "its other digits: {outcome}."
    ),
    "als-xy-wing": (
        "Here are three sets: {sets}. Each has one digit more than cells. Neighbours cannot both "
        "hold their common digit, {common_digits:or}. The middle set lacks one digit at most, so "
        "one outer set loses its common digit and holds all its others. {digits} is in "
        "{first_set:or}, or in {last_set:or}: {outcome}."
    ),
    "als-chain": (
        "These sets have one digit more than cells each: {sets}. Neighbours cannot both hold their "
        "common digit, in turn {common_digits}. If the first set has no {digits}, it holds all its "
        "others, so the second loses its common digit, and so on: the last set then holds "
        "{digits}. What sees every {digits} of both cannot be it: {outcome}."
    ),
    "death-blossom": (
        "{stem_cell} is {stem_digits:or}. Each of these takes its digit out of one of the sets: "
        "{sets}. That set then holds all its other digits. So a digit that all sets share is in "
        "one of them: {outcome}."
    ),
    "sue-de-coq": (
        "{meeting_cells} have the digits {digits}. With {line_cells} in {first_house} and "
        "{box_cells} in {last_house}, there are just as many digits as cells. So each digit is "
        "used once among them: {outcome}."
    ),
    "template-set": (
        "{pattern_digit} can be placed on the whole board in {count} ways. All of them use "
        "{pattern_cells}. So {outcome}."
    ),
    "template-delete": (
        "{pattern_digit} can be placed on the whole board in {count} ways. None of them uses "
        "{pattern_cells:or}. So {outcome}."
    ),
    "forcing-chain-contradiction": _NET_CELL,
    "forcing-chain-contradiction.house": _NET_HOUSE,
    "forcing-chain-contradiction.self": (
        "Suppose that {assumption}. {branches} That is the opposite of what was supposed. So "
        "{conclusion}."
    ),
    "forcing-chain-verity": _ALL_CELL,
    "forcing-chain-verity.house": _ALL_HOUSE,
    "forcing-net-contradiction": _NET_CELL,
    "forcing-net-contradiction.house": _NET_HOUSE,
    "forcing-net-verity": _ALL_CELL,
    "forcing-net-verity.house": _ALL_HOUSE,
    "nested-net": (
        "Suppose that {assumption}. Under this, further suppositions fail one after the other, so "
        "{refuted}. Then nothing is left for {meeting_cell}. So {conclusion}."
    ),
    "nested-net.house": (
        "Suppose that {assumption}. Under this, further suppositions fail one after the other, so "
        "{refuted}. Then no place is left for {lost_digit} in {meeting_house}. So {conclusion}."
    ),
}
_FINNED = (
    *(
        f"{prefix}{kind}{fish}"
        for fish in _FISH_NAMES
        for kind in ("finned-", "sashimi-", "finned-franken-", "finned-mutant-")
        for prefix in ("", "siamese-")
    ),
    *_FINNED_LARGE,
)

MESSAGES = {
    **{f"technique.{name}.sentence": text for name, text in _SENTENCES.items()},
    **{f"technique.{name}.sentence.one": _FIN for name in _FINNED},
    **{f"technique.{name}.sentence.other": _FINS for name in _FINNED},
    "technique.hidden-single.seen.sentence.one": (
        "The {digit} at {blocker_cells} sees every other open cell of {house}. Only {cell} is left "
        "for {digit}."
    ),
    "technique.hidden-single.seen.sentence.other": (
        "The {digit} at each of {blocker_cells} blocks the cells that it sees. In {house} only "
        "{cell} is left for {digit}."
    ),
    "technique.hidden-single.mixed.sentence.one": (
        "The {digit} at {blocker_cells} blocks the cells that it sees, and earlier steps ruled "
        "{digit} out of {earlier_cells}. In {house} only {cell} is left for {digit}."
    ),
    "technique.hidden-single.mixed.sentence.other": (
        "The {digit} at each of {blocker_cells} blocks the cells that it sees, and earlier steps "
        "ruled {digit} out of {earlier_cells}. In {house} only {cell} is left for {digit}."
    ),
    "sentence.siamese": (
        "Here are two fish on the same lines. The first: {first} The second: {last}"
    ),
    "cell.is": "{cell} is {digit}",
    "cells.one_is": "{digit} is in {cells:or}",
    "cells.not.one": "{cells} is not {digits:or}",
    "cells.not.other": "{cells} are not {digits:or}",
    "digit.in": "{digit} in {cells}",
    "chain.branch": "If {start}: {links}.",
    # Two sentences, or a text of several and one more: a blank between them, if there is to be one.
    "list.sentences": "{first} {last}",
    "list.clauses": "{first}; {last}",
}
