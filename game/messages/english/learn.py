"""The road and its lessons: what is asked, and where one stands."""

MESSAGES = {
    "error.items": "The exercises in {file} cannot be read (line {line}).",
    "learn.road": "Learn",
    "learn.known": "{n} of {of} known.",
    "learn.due.one": "{known} {n} exercise is due today.",
    "learn.due.other": "{known} {n} exercises are due today.",
    "learn.nothing_due": "Nothing is due today.",
    "learn.strength": "Strength {value} ± {spread}.",
    "learn.exported": "Your progress is in the clipboard, as JSON.",
    "learn.go_on": "Go on",
    "learn.chapter.last-places": "The last place",
    "learn.chapter.naked-singles": "The last digit",
    "learn.chapter.locked-candidates": "Boxes and lines",
    "learn.chapter.subsets": "As many cells as digits",
    "learn.chapter.one-digit": "One digit on the whole board",
    "learn.chapter.wings": "Cells with two candidates",
    "learn.chapter.uniqueness": "One solution only",
    "learn.chapter.fish": "Larger fish, and fins",
    "learn.chapter.chains": "Chains and loops",
    "learn.chapter.almost-locked-sets": "Almost locked sets",
    "learn.chapter.museum": "The museum",
    "learn.look": "Look at it",
    "learn.mark.seen": "seen",
    "learn.mark.new": "new",
    "learn.mark.learning": "learning",
    "learn.mark.due": "due",
    "learn.mark.known": "known",
    "learn.mark.skipped": "skipped",
    "learn.anew.title": "Begin anew?",
    "learn.anew.text": "What Nonet knows of your progress in “{chapter}” is forgotten.",
    "learn.anew.yes": "Begin anew",
    "learn.anew.no": "Keep it",
    "learn.practice": "Practice",
    "learn.placement": "Where to begin",
    "learn.facts": "Card {n} of {of}: {card}",
    "learn.facts.task": "{n} of {of}",
    "learn.card.try": "Try first",
    "learn.card.watch": "Watch it",
    "learn.card.say": "Yes or no?",
    "learn.card.finish": "Finish it",
    "learn.card.find": "Find it",
    "learn.card.mixed": "Mixed",
    "learn.card.play-on": "Play on",
    "learn.working": "One moment…",
    "learn.wait": "The next board is being made.",
    "learn.answer_first": "Answer first, or let it be shown.",
    "learn.no_digit": "No digit is asked for here.",
    "learn.no_question": "Yes and No are for questions.",
    "learn.nothing_to_show": "There is nothing to show here.",
    "learn.go.check": "Check",
    "learn.go.next": "Next",
    "learn.go.more": "More",
    "learn.go.play": "Play on",
    "learn.go.game": "Back to the game",
    "learn.go.back": "Back to the road",
    "learn.no_link": "That is no link",
    "learn.verdict.right": "Right",
    "learn.verdict.part": "Partly right",
    "learn.verdict.other-way": "True, by another way",
    "learn.verdict.beyond": "True, but not shown here",
    "learn.verdict.careful": "Careful",
    "learn.verdict.wrong": "Not quite",
    "learn.ask.try.enter": "Choose a cell, then its digit.",
    "learn.ask.try.strike": "Choose the candidates that can go. If you see none, let it be shown.",
    "learn.ask.say.full-house": "Is {digit} in {cell} the last digit of {house}?",
    "learn.ask.say.naked-single": "Is {digit} the only digit that {cell} can take?",
    "learn.ask.say.hidden-single": "Is {cell} the only place for {digit} in {house}?",
    "learn.ask.say.say": "{technique}: is what is drawn one?",
    "learn.ask.finish.enter": "Here is the cell. Which digit goes in?",
    "learn.ask.finish.strike": (
        "{technique}: here is the pattern. Strike every candidate that it rules out."
    ),
    "learn.ask.find.enter": "{technique}: find one. Choose a cell, then its digit.",
    "learn.ask.find.enter.aided": (
        "{technique}: there is one in the house that is drawn. Choose a cell, then its digit."
    ),
    "learn.ask.find.mark": "{technique}: find one, and mark its cells.",
    "learn.ask.find.mark.aided": (
        "{technique}: the house that is drawn belongs to one. Mark its cells."
    ),
    "learn.ask.find.strike": "{technique}: find one, and strike what it rules out.",
    "learn.ask.find.strike.aided": (
        "{technique}: look at the house that is drawn, and strike what goes."
    ),
    "learn.ask.find.build": (
        "{technique}: build one. Choose a candidate, then what it leads to, and so on. Choose the "
        "last one again to take it back."
    ),
    "learn.ask.find.build.aided": (
        "{technique}: build one. It can begin as shown. Choose what this candidate leads to, and "
        "so on. Choose the last one again to take it back."
    ),
    "learn.ask.follows": "{proof} Strike every candidate that it rules out.",
    "learn.ask.mixed.enter": "What comes next? Choose a cell, then its digit.",
    "learn.ask.mixed.strike": "What can go here? It is something you know. Strike it.",
    "learn.seen": "Show what you see",
    "learn.seen.facts": "In your game",
    "learn.done": "Done",
    "learn.done.text": (
        "That was the lesson: {n} of {of} exercises so far went well. The puzzle of this board "
        "goes on. Play it to its end, or go back to the road."
    ),
    "learn.practice.done": "That was what is due. Each will come again when it is time.",
    "learn.placement.done": (
        "You begin with: {technique}. The stations before it are skipped; you can do them all the "
        "same."
    ),
    "learn.review": "Review",
    "learn.review.working": "Going through your game…",
    "learn.review.entries.one": "{n} entry, {worth}",
    "learn.review.entries.other": "{n} entries, {worth}",
    "learn.review.worth.one": "{n} moment worth a look",
    "learn.review.worth.other": "{n} moments worth a look",
    "learn.review.advice": "What to take from it",
    "learn.review.line": "{n}. {mark}",
    "learn.review.hard": "A hard find",
    "learn.review.mistake": "A mistake",
    "learn.review.guess": "How did you know?",
    "learn.review.stuck": "Stuck",
    "learn.review.harder": "The harder way",
    "learn.review.helped": "Helped",
    "learn.review.try": "Try it now: what stood here? Step on to see it.",
    "learn.review.stood": "{technique} stood here since entry {since}.",
    "learn.review.entered": "You entered {digit} in {cell}.",
    "learn.review.cannot": (
        "There is nothing to review: the board of the game has not exactly one solution."
    ),
    "learn.review.none": "Nothing here went wrong.",
    "learn.advice.guess.one": (
        "{n} entry could not be proved when you made it. Was it a guess? Look for what shows it."
    ),
    "learn.advice.guess.other": (
        "{n} entries could not be proved when you made them. Were they guesses? Look for what "
        "shows them."
    ),
    "learn.advice.missed.one": "You missed {n} of this kind: {technique}. Practise it.",
    "learn.advice.missed.other": "You missed {n} of this kind: {technique}. Practise it.",
    "learn.advice.slow.one": (
        "{technique}: you found {n}, but it took {time}. A few exercises make it quicker."
    ),
    "learn.advice.slow.other": (
        "{technique}: you found {n}, but each took {time}. A few exercises make it quicker."
    ),
    "learn.advice.mistakes.one": "{n} entry was wrong. Before you write, ask what rules it out.",
    "learn.advice.mistakes.other": (
        "{n} entries were wrong. Before you write, ask what rules it out."
    ),
    "learn.advice.harder.one": "{n} time you took the harder way: look for singles first.",
    "learn.advice.harder.other": "{n} times you took the harder way: look for singles first.",
    "learn.advice.clean.one": "{n} entry, and logic was behind it. Well played.",
    "learn.advice.clean.other": "{n} entries, and logic was behind each. Well played.",
}
