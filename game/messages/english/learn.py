"""The road and its lessons: tasks and progress."""

MESSAGES = {
    ## The road of the school: its chapters, and where one stands.
    "error.items": "The exercises in {file} cannot be read (line {line}).",
    "learn.road": "Learn",
    "learn.known": "{n} of {of} known.",
    "learn.due.one": "{known} {n} exercise is due today.",
    "learn.due.other": "{known} {n} exercises are due today.",
    "learn.nothing_due": "Nothing is due today.",
    "learn.mastery": "Mastery",
    "learn.mastery.text": (
        "Lessons and Rush count together. Met: right once. Known: found on three different "
        "days, or right in three of the last four in Rush. Fluent: eight of the last ten "
        "without help, within one and a half times par. Mastered: nine of the last ten within "
        "par, and remembered for sixty days."
    ),
    "learn.stretch.new": (
        "You know everything that this puzzle needs except one technique: {technique}."
    ),
    "error.no_stretch": "No puzzle needs just one technique beyond those you know.",
    "learn.stretch.none": "You know every technique of the lessons.",
    # {value}: a rating such as 1111; {spread}: how far off it may be, such as 120.
    "learn.strength": (
        "Your strength is {value}, give or take {spread}. Like a chess player's rating, it rises "
        "when you solve exercises, and drops when they have to be shown. It only decides how hard "
        "your practice is."
    ),
    # The four bars beside a lesson in the list.
    "learn.bars": (
        "The four bars show how well you recognise, complete and find a pattern, and use it in "
        "games."
    ),
    "learn.exported": "Your progress is on the clipboard, as JSON.",
    "learn.go_on": "Go on",
    "learn.chapter.last-places": "The last place",
    "learn.chapter.naked-singles": "The last digit",
    "learn.chapter.locked-candidates": "Boxes and lines",
    "learn.chapter.subsets": "Pairs, triples and quads",
    "learn.chapter.one-digit": "One digit on the whole board",
    "learn.chapter.rules": "Killers and thermometers",
    "learn.chapter.on-paper": "As on paper",
    "learn.station.paper-pointing": "Pointing, as on paper",
    "learn.station.paper-pointing.text": (
        "Here only what you would note on paper is shown: a digit with two places in its box. "
        "Find notes in one row or column."
    ),
    "learn.station.paper-claiming": "Box/line reduction, as on paper",
    "learn.station.paper-claiming.text": (
        "With corner notes alone, follow a digit along a row or column through three boxes."
    ),
    "learn.station.paper-pairs": "Pairs, as on paper",
    "learn.station.paper-pairs.text": (
        "With corner notes alone, two digits in the same two cells of a box catch the eye."
    ),
    "learn.station.paper-x-wing": "X-Wing, as on paper",
    "learn.station.paper-x-wing.text": (
        "With corner notes alone, the four places of an X-Wing make a rectangle over four boxes."
    ),
    "learn.chapter.wings": "Cells with two candidates",
    "learn.chapter.uniqueness": "Only one solution",
    "learn.chapter.fish": "Larger fish, and fins",
    "learn.chapter.chains": "Chains and loops",
    "learn.chapter.almost-locked-sets": "Almost locked sets",
    "learn.chapter.more-patterns": "More patterns",
    "learn.chapter.museum": "The museum",
    "learn.look": "Look at it",
    "learn.mark.seen": "seen",
    "learn.mark.new": "new",
    "learn.mark.learning": "learning",
    "learn.mark.due": "due",
    "learn.mark.known": "known",
    "learn.mark.skipped": "skipped",
    "learn.anew.title": "Start again?",
    "learn.anew.text": "Nonet will forget your progress in “{chapter}”.",
    "learn.anew.yes": "Start again",
    "learn.anew.no": "Keep it",
    ## Lessons: headings of cards, and short messages.
    "learn.practice": "Practice",
    "learn.placement": "Find my level",
    "learn.facts": "Card {n} of {of}: {card}",
    # {part}: which of the questions of this card, of {parts}.
    "learn.facts.part": "Card {n} of {of}: {card} ({part} of {parts})",
    "learn.facts.task": "{n} of {of}",
    "learn.card.try": "Try first",
    "learn.card.watch": "Watch it",
    "learn.card.say": "Yes or no?",
    "learn.card.finish": "Finish it",
    "learn.card.find": "Find it",
    "learn.card.mixed": "Mixed",
    "learn.card.play-on": "Play on",
    "learn.working": "One moment…",
    "learn.wait": "Preparing the next board.",
    "learn.answer_first": "Answer first, or choose Show me.",
    "learn.no_digit": "This exercise does not ask for a digit.",
    "learn.no_question": "Yes and No are for yes-or-no questions.",
    "learn.nothing_to_show": "There is nothing to show here.",
    ## Techniques that are easily confused: what differs, and questions.
    "learn.alike.facts": "Tell them apart",
    "learn.alike.compare": "What differs",
    "learn.alike.which": "Which one is it?",
    "learn.alike.ask": "Look at the marked cells, and choose the name of the pattern.",
    "learn.alike.name_first": "Choose a name first.",
    "learn.alike.nothing": "There is nothing to name right now.",
    "learn.alike.done": "You named {n} of {of} correctly.",
    "learn.alike.skyscraper": (
        "{technique}: both strong links run the same way, in two rows or in two columns."
    ),
    "learn.alike.two-string-kite": (
        "{technique}: one strong link is in a row, one in a column, and they meet in a box."
    ),
    "learn.alike.empty-rectangle": (
        "{technique}: in a box, the digit lies only in one row and one column. There is one "
        "strong link, outside the box."
    ),
    "learn.alike.x-wing": (
        "{technique}: both lines have exactly two places, and the four make a rectangle."
    ),
    "learn.alike.finned-x-wing": (
        "{technique}: one line has an extra place, the fin. Only a candidate that sees the fin "
        "is eliminated."
    ),
    "learn.alike.uniqueness-test-1": "{technique}: only one corner has extra candidates.",
    "learn.alike.uniqueness-test-4": (
        "{technique}: two corners have extra candidates, and one digit of the pair must be in "
        "one of them."
    ),
    "learn.alike.naked-pair": (
        "{technique}: the two cells have only the two digits, so these are eliminated from "
        "other cells."
    ),
    "learn.alike.hidden-pair": (
        "{technique}: the two digits have no other place, so all else is eliminated from the "
        "two cells."
    ),
    "learn.alike.xy-wing": (
        "{technique}: the cell that sees the other two has two candidates. A candidate that sees "
        "the two wings is eliminated."
    ),
    "learn.alike.xyz-wing": (
        "{technique}: the cell that sees the other two has three candidates. Only a candidate "
        "that sees all three cells is eliminated."
    ),
    ## Lessons: words on buttons.
    "learn.go.begin": "Tell them apart",
    "learn.go.check": "Check",
    "learn.go.next": "Next",
    "learn.go.more": "More",
    "learn.go.play": "Play on",
    "learn.go.game": "Back to the game",
    "learn.go.back": "Back to the lessons",
    "learn.no_link": "Not a link",
    ## Lessons: the heading of an answer's verdict.
    "learn.verdict.right": "Right",
    "learn.verdict.part": "Partly right",
    "learn.verdict.other-way": "True, for another reason",
    "learn.verdict.beyond": "True, but not shown here",
    "learn.verdict.careful": "Careful",
    "learn.verdict.wrong": "Not quite",
    ## Lessons: the question of a card.
    "learn.ask.try.enter": "Choose a cell, then enter its digit.",
    "learn.ask.try.strike": (
        "Which candidates can you rule out? Strike each of them: click or tap it, or go to its "
        "cell and press its digit."
    ),
    # After what the first card of a lesson asks for.
    "learn.ask.try.none": "If you see none, choose Show me.",
    "learn.ask.say.full-house": "Is {digit} in {cell} the last digit of {house}?",
    "learn.ask.say.naked-single": "Is {digit} the only digit that {cell} can hold?",
    "learn.ask.say.hidden-single": "Is {cell} the only place for {digit} in {house}?",
    "learn.ask.say.say": "{technique}: is the marked pattern real?",
    "learn.ask.finish.enter": "Here is the cell. Which digit goes in it?",
    "learn.ask.finish.strike": (
        "{technique}: here is the pattern. Strike every candidate that it rules out."
    ),
    "learn.ask.find.enter": "{technique}: find one. Choose a cell, then enter its digit.",
    "learn.ask.find.enter.aided": (
        "{technique}: there is one in the framed house. Choose a cell, then enter its digit."
    ),
    "learn.ask.find.mark": "{technique}: find one, and mark its cells.",
    "learn.ask.find.mark.aided": (
        "{technique}: look in the framed house. Mark the pattern's cells with a click, a tap or "
        "the space bar."
    ),
    "learn.ask.find.strike": "{technique}: find one, and strike what it rules out.",
    "learn.ask.find.strike.aided": (
        "{technique}: look at the framed house, and strike what you can rule out."
    ),
    "learn.ask.find.build": (
        "{technique}: build one. Choose a candidate, then what it leads to, and so on. Choose the "
        "last one again to take it back."
    ),
    "learn.ask.find.build.aided": (
        "{technique}: build one. It can start as shown. Choose what this candidate leads to, and "
        "so on. Choose the last one again to take it back."
    ),
    # After what a card asks for; {key} is a key, such as K.
    "learn.ask.check": "Then choose Check, or press {key}.",
    # The same where no key does it.
    "learn.ask.check.plain": "Then choose Check.",
    "learn.ask.follows": "{proof} Strike every candidate that it rules out.",
    "learn.ask.mixed.enter": "What comes next? Choose a cell, then enter its digit.",
    "learn.ask.mixed.strike": (
        "Which candidates can you rule out? Use any technique. If you are stuck, choose Show me."
    ),
    "learn.ask.placement.enter": (
        "What comes next? Choose a cell, then enter its digit. If you cannot tell, choose “I don't "
        "know”."
    ),
    "learn.ask.placement.strike": (
        "Which candidates can you rule out? Use any technique. If you cannot tell, choose “I don't "
        "know”."
    ),
    # After a right digit, over its board.
    "learn.why": "Why?",
    "learn.ask.why": (
        "That's right. Which cells prove it? Mark the digits that rule out everything else, then "
        "choose Check."
    ),
    "learn.ask.why.full-house": (
        "That's right. Which cells prove it? Mark two filled cells of the row, column or box that "
        "had no other empty cell. Then choose Check."
    ),
    "learn.ask.why.hidden-single": (
        "That's right. Which cells prove it? Take the row, column or box you looked at. Mark each "
        "{digit} that rules out its other empty cells, then choose Check."
    ),
    "learn.ask.why.naked-single": (
        "That's right. Which cells prove it? Mark the eight other digits that the cell sees, then "
        "choose Check."
    ),
    "learn.unknown": "I don't know",
    "learn.seen": "Show what you see",
    "learn.seen.facts": "In your game",
    ## Lessons: what is said at the end.
    "learn.done": "Done",
    "learn.done.text": (
        "That was the lesson. You got {n} of {of} exercises right. Play this puzzle to the end, "
        "or go back to the lessons."
    ),
    "learn.practice.done": (
        "That is everything due today. Each exercise comes back when it is time."
    ),
    "learn.placement.done": (
        "You start with: {technique}. Earlier lessons are skipped, but you can still do them."
    ),
    ## What goes wrong: a page with the player's most frequent mistakes.
    # The wrong answers that come again.
    "learn.slips": "What goes wrong",
    "learn.slip": "What goes wrong",
    "learn.slips.none": "Nothing has gone wrong so far.",
    "learn.slips.last": "It last happened here: {technique}. Practise it on other boards.",
    "learn.slips.times.one": "{n} time",
    "learn.slips.times.other": "{n} times",
    "learn.slip.done": (
        "That was the last exercise. What you get right gradually drops off this list."
    ),
    ## The review of a finished game: marks of moments, and advice.
    "learn.review": "Review",
    "learn.review.working": "Going through your game…",
    "learn.review.entries.one": "{n} entry, {worth}",
    "learn.review.entries.other": "{n} entries, {worth}",
    "learn.review.worth.one": "{n} moment worth another look",
    "learn.review.worth.other": "{n} moments worth another look",
    "learn.review.advice": "What to practise",
    "learn.review.line": "{n}. {mark}",
    "learn.review.hard": "A hard find",
    "learn.review.mistake": "A mistake",
    "learn.review.guess": "How did you know?",
    "learn.review.stuck": "Stuck",
    "learn.review.harder": "An easier step was there",
    "learn.review.helped": "With help",
    "learn.review.try": "Try it now: which step was possible here? Step on to see it.",
    "learn.review.stood": "{technique} was possible here from entry {since} on.",
    "learn.review.entered": "You entered {digit} in {cell}.",
    "learn.review.cannot": (
        "This game cannot be reviewed, because its board does not have exactly one solution."
    ),
    "learn.review.none": "Nothing went wrong here.",
    "learn.advice.guess.one": (
        "{n} entry could not be proved when you made it. Was it a guess? Look for what proves it."
    ),
    "learn.advice.guess.other": (
        "{n} entries could not be proved when you made them. Were they guesses? Look for what "
        "proves them."
    ),
    "learn.advice.missed.one": "You missed {n} of this kind: {technique}. Practise it.",
    "learn.advice.missed.other": "You missed {n} of this kind: {technique}. Practise it.",
    "learn.advice.slow.one": (
        "{technique}: you found {n}, but it took {time}. A few exercises will make you quicker."
    ),
    "learn.advice.slow.other": (
        "{technique}: you found {n}, but each took {time}. A few exercises will make you quicker."
    ),
    "learn.advice.mistakes.one": (
        "{n} entry was wrong. Before you enter a digit, ask what rules it out."
    ),
    "learn.advice.mistakes.other": (
        "{n} entries were wrong. Before you enter a digit, ask what rules it out."
    ),
    "learn.advice.harder.one": (
        "Once, an easier step was there, and you used something harder. Check for singles first."
    ),
    "learn.advice.harder.other": (
        "{n} times an easier step was there, and you used something harder. Check for singles "
        "first."
    ),
    "learn.advice.clean.one": "{n} entry, backed by logic. Well played.",
    "learn.advice.clean.other": "{n} entries, every one backed by logic. Well played.",
}
