"""The key settings, and what is wrong with keys in the settings file."""

MESSAGES = {
    # What is wrong with keys in the settings file.
    "keys.no_action": "The settings give keys to “{action}”, which is nothing one can do here.",
    "keys.no_text": "The keys of “{action}” cannot be “{value}”; its own keys apply.",
    "keys.no_key": "There is no key “{chord}” for “{action}”; its own keys apply.",
    "keys.taken": (
        "The settings give {chord} to “{other}” and to “{action}”; the second keeps its own keys."
    ),
    # The key settings.
    "keys.title": "Change keys",
    "keys.about": "Add a key for “{action}”, or take one away.",
    "keys.like": "“{action}” has the keys of “{other}”, too.",
    "keys.press": "Press a key for “{action}”; {back} for none.",
    "keys.chip": "{key}  ×",
    "keys.chip.tip": "Take this key away",
    "keys.has_it": "It has {key} already.",
    "keys.no_name": "This key has no name here: take another.",
    "keys.enough": "More keys have no room: take one away first.",
    "keys.needed": "Going back needs a key: give it another one first.",
    "keys.is_default": "It has its default keys.",
    "keys.are_default": "All keys are the default ones.",
    "keys.taken.title": "{key} is taken",
    "keys.taken.text": "{key} means “{other}” now. Is it to mean “{action}” instead?",
    "keys.taken.take": "Take it",
    "keys.taken.keep": "Leave it",
    "keys.sure.title": "All default keys?",
    "keys.sure.text": "Every key that you have chosen is forgotten.",
    "keys.sure.keep": "Keep mine",
    "keys.sure.reset": "Defaults",
}
