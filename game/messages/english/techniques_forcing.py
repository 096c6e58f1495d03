"""Forcing chains, forcing nets and the nested net."""

MESSAGES = {
    "technique.forcing-chain-contradiction.name": "Forcing chain, contradiction",
    "technique.forcing-chain-contradiction.explanation": (
        "Suppose something and follow the links between candidates: a true one makes those that "
        "see it false, a false one makes its partner true where a house or a cell leaves only "
        "two. When several such chains together take every candidate from a cell, or every place "
        "of a digit from a house, what you supposed was wrong."
    ),
    "technique.forcing-chain-verity.name": "Forcing chain, verity",
    "technique.forcing-chain-verity.explanation": (
        "One candidate of a cell must be true, and one place of a digit in a house. Follow a "
        "chain of links from each of them: when all the chains end in the same place, that end "
        "holds, whichever of them is true."
    ),
    "technique.forcing-net-contradiction.name": "Forcing net, contradiction",
    "technique.forcing-net-contradiction.explanation": (
        "Suppose a candidate is true and follow everything that comes of it: singles and locked "
        "candidates, each of which may rest on several earlier findings. When a cell runs out of "
        "candidates, or a house out of places for a digit, the candidate was wrong."
    ),
    "technique.forcing-net-verity.name": "Forcing net, verity",
    "technique.forcing-net-verity.explanation": (
        "One candidate of a cell must be true, and one place of a digit in a house. Suppose each "
        "in turn and follow everything that comes of it: what comes of all of them holds, "
        "whichever is true."
    ),
    "technique.nested-net.name": "Nested net",
    "technique.nested-net.explanation": (
        "The last resort of logic. Suppose a candidate is true; within that, suppose further "
        "ones, and cross out each that a forcing net refutes. When that leaves a cell without "
        "candidates, or a house without a place for a digit, the first candidate was wrong."
    ),
}
