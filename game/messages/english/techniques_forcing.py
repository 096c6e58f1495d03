"""Texts of forcing chains, forcing nets and the nested net."""

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

MESSAGES = {
    "technique.forcing-chain-contradiction.name": "Forcing chain, contradiction",
    "technique.forcing-chain-contradiction.taken": "a forcing chain",
    "technique.forcing-chain-contradiction.look": (
        "Suppose that a candidate is true or false, and see whether it leaves nothing for a cell, "
        "or no place for a digit."
    ),
    "technique.forcing-chain-contradiction.explanation": (
        "Suppose that a candidate is true or false, and follow the links between candidates. A "
        "true candidate makes those that it sees false. A false one makes its partner true where a "
        "house or a cell leaves only two. When such chains leave a cell without candidates, or a "
        "house without a place for a digit, your assumption was wrong."
    ),
    "technique.forcing-chain-contradiction.sentence": _NET_CELL,
    "technique.forcing-chain-contradiction.house.sentence": _NET_HOUSE,
    "technique.forcing-chain-contradiction.self.sentence": (
        "Suppose that {assumption}. {branches} That contradicts what we supposed. So {conclusion}."
    ),
    "technique.forcing-chain-verity.name": "Forcing chain, verity",
    "technique.forcing-chain-verity.taken": "a forcing chain",
    "technique.forcing-chain-verity.look": (
        "Try all digits of a cell, or all places of a digit in a house. What do they agree on?"
    ),
    "technique.forcing-chain-verity.explanation": (
        "One of the candidates of a cell must be true, and so must one of a digit's places in a "
        "house. Follow a chain of links from each of them. When all the chains lead to the same "
        "conclusion, it holds whichever of them is true."
    ),
    "technique.forcing-chain-verity.sentence": _ALL_CELL,
    "technique.forcing-chain-verity.house.sentence": _ALL_HOUSE,
    "technique.forcing-net-contradiction.name": "Forcing net, contradiction",
    "technique.forcing-net-contradiction.taken": "a forcing net",
    "technique.forcing-net-contradiction.look": (
        "Suppose that a candidate is true, and follow everything that results from it until "
        "something fails."
    ),
    "technique.forcing-net-contradiction.explanation": (
        "Suppose that a candidate is true, and follow everything that results from it: singles and "
        "locked candidates, each of which may rest on several earlier findings. When a cell runs "
        "out of candidates, or a house has no place left for a digit, the candidate was wrong."
    ),
    "technique.forcing-net-contradiction.sentence": _NET_CELL,
    "technique.forcing-net-contradiction.house.sentence": _NET_HOUSE,
    "technique.forcing-net-verity.name": "Forcing net, verity",
    "technique.forcing-net-verity.taken": "a forcing net",
    "technique.forcing-net-verity.look": (
        "Try all digits of a cell, or all places of a digit in a house. What follows from every "
        "one of them?"
    ),
    "technique.forcing-net-verity.explanation": (
        "One of the candidates of a cell must be true, and so must one of a digit's places in a "
        "house. Suppose each in turn and follow everything that results from it. What follows from "
        "all of them holds, whichever is true."
    ),
    "technique.forcing-net-verity.sentence": _ALL_CELL,
    "technique.forcing-net-verity.house.sentence": _ALL_HOUSE,
    "technique.nested-net.name": "Nested net",
    "technique.nested-net.taken": "a nested net",
    "technique.nested-net.look": (
        "Suppose that a candidate is true, and then others on top of it. No easier technique is "
        "left."
    ),
    "technique.nested-net.explanation": (
        "This is the last resort of logic. Suppose a candidate is true, then suppose more, "
        "and cross out each candidate that a forcing net refutes. When that leaves a cell "
        "without candidates, or a house without a place for a digit, the first candidate was "
        "wrong."
    ),
    "technique.nested-net.sentence": (
        "Suppose that {assumption}. Then further assumptions fail, one after another, which "
        "shows that {refuted}. That leaves nothing for {meeting_cell}. So {conclusion}."
    ),
    "technique.nested-net.house.sentence": (
        "Suppose that {assumption}. Then further assumptions fail, one after another, which "
        "shows that {refuted}. That leaves no place for {lost_digit} in {meeting_house}. So "
        "{conclusion}."
    ),
}
