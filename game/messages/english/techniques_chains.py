"""X-Chain, XY-Chain, nice loops and alternating inference chains."""

_LOOP = (
    "Strong links (one of the two is true) and weak links (one of the two is false) alternate all "
    "the way round a loop. Then exactly one end of every weak link is true, and whatever sees both "
    "ends of one is false. "
)
_AIC = (
    "Strong links (one of the two is true) and weak links (one of the two is false) alternate "
    "from a first to a last candidate, with strong links at both ends. If the first is false, the "
    "last is true: so one of the two is true, and whatever sees both is false. "
)
_DISCONTINUOUS = (
    "A loop of alternating strong and weak links that does not close evenly. With two strong links "
    "at its one uneven place, the candidate there is true; with two weak links, or with two links "
    "to different candidates, a candidate there is false. "
)
_GROUPED = (
    "Here a link may also join all places of a digit where a box meets a line: such a group is "
    "true when one of its places is."
)
_ALS = (
    "Here a link may also lead through an almost locked set, cells of a house with one candidate "
    "more than cells: when one digit is not in it, all others are."
)


MESSAGES = {
    "technique.x-chain.name": "X-Chain",
    "technique.x-chain.explanation": (
        "Places of one digit are joined by strong links (a house where it has two places) and weak "
        "links (two places in one house) in turn, with strong links at both ends. If one end is "
        "false, the other is true, so that no cell that sees both can hold the digit."
    ),
    "technique.xy-chain.name": "XY-Chain",
    "technique.xy-chain.explanation": (
        "Cells with two candidates form a chain in which each shares a digit with the next. If the "
        "first cell does not hold a certain digit, every cell along the chain is forced, until the "
        "last one holds that same digit. So one of the two ends holds it, and no cell that sees "
        "both can."
    ),
    "technique.continuous-nice-loop.name": "Continuous nice loop",
    "technique.continuous-nice-loop.explanation": _LOOP.rstrip(),
    "technique.aic.name": "Alternating inference chain",
    "technique.aic.explanation": _AIC.rstrip(),
    "technique.discontinuous-nice-loop.name": "Discontinuous nice loop",
    "technique.discontinuous-nice-loop.explanation": _DISCONTINUOUS.rstrip(),
    "technique.grouped-continuous-nice-loop.name": "Grouped continuous nice loop",
    "technique.grouped-continuous-nice-loop.explanation": _LOOP + _GROUPED,
    "technique.grouped-aic.name": "Grouped alternating inference chain",
    "technique.grouped-aic.explanation": _AIC + _GROUPED,
    "technique.grouped-discontinuous-nice-loop.name": "Grouped discontinuous nice loop",
    "technique.grouped-discontinuous-nice-loop.explanation": _DISCONTINUOUS + _GROUPED,
    "technique.als-continuous-nice-loop.name": "Continuous nice loop with almost locked sets",
    "technique.als-continuous-nice-loop.explanation": _LOOP + _ALS,
    "technique.als-aic.name": "Alternating inference chain with almost locked sets",
    "technique.als-aic.explanation": _AIC + _ALS,
    "technique.als-discontinuous-nice-loop.name": (
        "Discontinuous nice loop with almost locked sets"
    ),
    "technique.als-discontinuous-nice-loop.explanation": _DISCONTINUOUS + _ALS,
}
