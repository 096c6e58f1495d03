"""The words of chains, nice loops, and of rings with an odd number of cells."""

_CHAIN_LOOK = (
    "Begin with a candidate, suppose that it is false, and follow strong and weak links in turn. "
    "End on a strong link, where some other candidate sees both ends."
)
_ENDS = (
    "Suppose that {start_false}. Then, one after the other: {chain}. So one of the two ends holds: "
    "{start}, or {end}. Either way, {outcome}."
)
_RING_LOOK = (
    "Follow strong and weak links in turn, from candidate to candidate, until they close to a ring."
)
_LOOP = (
    "Strong links (one of the two is true) and weak links (one of the two is false) alternate all "
    "the way round a loop. Then exactly one end of every weak link is true, and whatever sees both "
    "ends of one is false. "
)
_LOOP_SENTENCE = (
    "Follow the ring. If {start_false}, then, one after the other: {chain}, and one is back where "
    "one began. The other way round it works too. So of the two ends of each link exactly one "
    "holds, and what sees both ends of a link goes: {outcome}."
)
_AIC = (
    "Strong links (one of the two is true) and weak links (one of the two is false) alternate "
    "from a first to a last candidate, with strong links at both ends. If the first is false, the "
    "last is true: so one of the two is true, and whatever sees both is false. "
)
_SAME = (
    "Suppose that {start_false}. Then, one after the other: {chain}. That is the opposite of what "
    "was supposed. So {start}: {outcome}."
)
_BACK_LOOK = (
    "Follow strong and weak links in turn from a candidate around to its own cell, and "
    "see what they "
    "say of it."
)
_DISCONTINUOUS = (
    "A loop of alternating strong and weak links that does not close evenly. With two strong links "
    "at its one uneven place, the candidate there is true; with two weak links, or with two links "
    "to different candidates, a candidate there is false. "
)
_GROUPED_LOOK = " Several places of a digit in one line of a box count as one."
_GROUPED = (
    "Here a link may also join all places of a digit where a box meets a line: such a group is "
    "true when one of its places is."
)
_SETS_LOOK = " A set of cells with one digit more than cells may be a link too."
_ALS = (
    "Here a link may also lead through an almost locked set, cells of a house with one candidate "
    "more than cells: when one digit is not in it, all others are."
)
_GONE = (
    "What sees them all goes, and a cell that holds every guardian is none of the pattern's digits."
)

MESSAGES = {
    "technique.x-chain.name": "X-Chain",
    "technique.x-chain.taken": "an X-Chain",
    "technique.x-chain.look": "Stay with one digit. " + _CHAIN_LOOK,
    "technique.x-chain.explanation": (
        "Places of one digit are joined by strong links (a house where it has two places) and weak "
        "links (two places in one house) in turn, with strong links at both ends. If one end is "
        "false, the other is true, so that no cell that sees both can hold the digit."
    ),
    "technique.x-chain.sentence": _ENDS,
    "technique.xy-chain.name": "XY-Chain",
    "technique.xy-chain.taken": "an XY-Chain",
    "technique.xy-chain.look": "Stay with cells of two digits. " + _CHAIN_LOOK,
    "technique.xy-chain.explanation": (
        "Cells with two candidates form a chain in which each shares a digit with the next. If the "
        "first cell does not hold a certain digit, every cell along the chain is forced, until the "
        "last one holds that same digit. So one of the two ends holds it, and no cell that sees "
        "both can."
    ),
    "technique.xy-chain.sentence": _ENDS,
    "technique.continuous-nice-loop.name": "Continuous nice loop",
    "technique.continuous-nice-loop.taken": "a continuous nice loop",
    "technique.continuous-nice-loop.look": _RING_LOOK,
    "technique.continuous-nice-loop.explanation": _LOOP.rstrip(),
    "technique.continuous-nice-loop.sentence": _LOOP_SENTENCE,
    "technique.aic.name": "Alternating inference chain",
    "technique.aic.taken": "an alternating inference chain",
    "technique.aic.look": _CHAIN_LOOK,
    "technique.aic.explanation": _AIC.rstrip(),
    "technique.aic.sentence": _ENDS,
    "technique.aic.same.sentence": _SAME,
    "technique.discontinuous-nice-loop.name": "Discontinuous nice loop",
    "technique.discontinuous-nice-loop.taken": "a discontinuous nice loop",
    "technique.discontinuous-nice-loop.look": _BACK_LOOK,
    "technique.discontinuous-nice-loop.explanation": _DISCONTINUOUS.rstrip(),
    "technique.discontinuous-nice-loop.sentence": _ENDS,
    "technique.discontinuous-nice-loop.same.sentence": _SAME,
    "technique.grouped-continuous-nice-loop.name": "Grouped continuous nice loop",
    "technique.grouped-continuous-nice-loop.taken": "a grouped continuous nice loop",
    "technique.grouped-continuous-nice-loop.look": _RING_LOOK + _GROUPED_LOOK,
    "technique.grouped-continuous-nice-loop.explanation": _LOOP + _GROUPED,
    "technique.grouped-continuous-nice-loop.sentence": _LOOP_SENTENCE,
    "technique.grouped-aic.name": "Grouped alternating inference chain",
    "technique.grouped-aic.taken": "a grouped alternating inference chain",
    "technique.grouped-aic.look": _CHAIN_LOOK + _GROUPED_LOOK,
    "technique.grouped-aic.explanation": _AIC + _GROUPED,
    "technique.grouped-aic.sentence": _ENDS,
    "technique.grouped-aic.same.sentence": _SAME,
    "technique.grouped-discontinuous-nice-loop.name": "Grouped discontinuous nice loop",
    "technique.grouped-discontinuous-nice-loop.taken": "a grouped discontinuous nice loop",
    "technique.grouped-discontinuous-nice-loop.look": _BACK_LOOK + _GROUPED_LOOK,
    "technique.grouped-discontinuous-nice-loop.explanation": _DISCONTINUOUS + _GROUPED,
    "technique.grouped-discontinuous-nice-loop.sentence": _ENDS,
    "technique.grouped-discontinuous-nice-loop.same.sentence": _SAME,
    "technique.als-continuous-nice-loop.name": "Continuous nice loop with almost locked sets",
    "technique.als-continuous-nice-loop.taken": "a continuous nice loop with almost locked sets",
    "technique.als-continuous-nice-loop.look": _RING_LOOK + _SETS_LOOK,
    "technique.als-continuous-nice-loop.explanation": _LOOP + _ALS,
    "technique.als-continuous-nice-loop.sentence": _LOOP_SENTENCE,
    "technique.als-aic.name": "Alternating inference chain with almost locked sets",
    "technique.als-aic.taken": "an alternating inference chain with almost locked sets",
    "technique.als-aic.look": _CHAIN_LOOK + _SETS_LOOK,
    "technique.als-aic.explanation": _AIC + _ALS,
    "technique.als-aic.sentence": _ENDS,
    "technique.als-aic.same.sentence": _SAME,
    "technique.als-discontinuous-nice-loop.name": (
        "Discontinuous nice loop with almost locked sets"
    ),
    "technique.als-discontinuous-nice-loop.taken": (
        "a discontinuous nice loop with almost locked sets"
    ),
    "technique.als-discontinuous-nice-loop.look": _BACK_LOOK + _SETS_LOOK,
    "technique.als-discontinuous-nice-loop.explanation": _DISCONTINUOUS + _ALS,
    "technique.als-discontinuous-nice-loop.sentence": _ENDS,
    "technique.als-discontinuous-nice-loop.same.sentence": _SAME,
    "technique.almost-aic.name": "Almost AIC",
    "technique.almost-aic.taken": "an almost AIC",
    "technique.almost-aic.look": (
        "Find an alternating chain with one extra candidate in its way, and follow a chain from "
        "that one."
    ),
    "technique.almost-aic.explanation": (
        "A chain would be an alternating inference chain if one of its cells or houses did not "
        "have an extra candidate. If that candidate is false, one end of the chain is true. If it "
        "is true, a chain of its own leads from it. A candidate is eliminated if both rule it out."
    ),
    "technique.almost-aic.same.sentence": (
        "Without {extra_digit} in {extra_cell}, an alternating chain would come back to where it "
        "begins: {start}, and so {outcome}. With it there, the same follows. {branches} So "
        "{outcome} in any case."
    ),
    "technique.almost-aic.sentence": (
        "Without {extra_digit} in {extra_cell}, one end of an alternating chain would be true: "
        "{start} or {end}, and so {outcome}. With it there, the same follows. {branches} So "
        "{outcome} in any case."
    ),
    "technique.bivalue-oddagon.name": "Bivalue oddagon",
    "technique.bivalue-oddagon.taken": "a bivalue oddagon",
    "technique.bivalue-oddagon.look": (
        "Find a ring of five or seven cells that could hold the same two digits."
    ),
    "technique.bivalue-oddagon.explanation": (
        "An odd number of cells in a ring, each of which sees the next, could not hold two digits "
        "in turn. Some have other candidates, the guardians; one of them is true. " + _GONE
    ),
    "technique.bivalue-oddagon.sentence": (
        "{pattern_cells} make an odd ring, which {set_digits} cannot fill in turn. So one of its "
        "further candidates is true, and {outcome}."
    ),
    "technique.broken-wing.name": "Broken wing",
    "technique.broken-wing.taken": "a broken wing",
    "technique.broken-wing.look": (
        "Find a ring of five or seven places of a digit, and its places beside it."
    ),
    "technique.broken-wing.explanation": (
        "An odd number of places of one digit make a ring in which neighbours share a house. If no "
        "house had a further place, the digit would have to be in every second cell of an odd "
        "ring, which cannot be. So one of the further places, the guardians, holds the digit, and "
        "what sees them all does not."
    ),
    "technique.broken-wing.sentence": (
        "In {base_houses}, {digit} would have to be in every second cell of an odd ring of "
        "{pattern_cells}, if it had no other places. So it is in one of {guardian_cells:or}, and "
        "{outcome}."
    ),
}
