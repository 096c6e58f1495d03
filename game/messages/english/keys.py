"""The key settings, and what is wrong with keys in the settings file."""

MESSAGES = {
    ## What is wrong with keys in the settings file.
    "keys.no_action": "The settings give keys to “{action}”, but there is no such action.",
    "keys.no_text": "The keys of “{action}” cannot be “{value}”; its default keys apply.",
    "keys.no_key": (
        "The settings give “{action}” the key “{chord}”, which does not exist; its default keys "
        "apply."
    ),
    "keys.taken": (
        "The settings give {chord} to both “{other}” and “{action}”; the second keeps its "
        "default keys."
    ),
    ## The page where keys are changed.
    "keys.title": "Change keys",
    "keys.about": "Add a key for “{action}”, or take one away.",
    "keys.like": "“{action}” also has the keys of “{other}”.",
    "keys.press": "Press a key for “{action}”, or {back} to cancel.",
    "keys.chip": "{key}  ×",
    "keys.chip.tip": "Remove this key",
    "keys.has_it": "It already has {key}.",
    "keys.no_name": "Nonet has no name for this key. Choose another.",
    "keys.enough": "There is no room for more keys. Remove one first.",
    "keys.needed": "Going back needs a key. Give it another one first.",
    "keys.is_default": "It has its default keys.",
    "keys.are_default": "All keys are the default ones.",
    "keys.taken.title": "{key} is already in use",
    "keys.taken.text": "{key} means “{other}” now. Should it mean “{action}” instead?",
    "keys.taken.take": "Use it here",
    "keys.taken.keep": "Leave it",
    "keys.sure.title": "Reset all keys?",
    "keys.sure.text": "All keys that you have chosen will be forgotten.",
    "keys.sure.keep": "Keep mine",
    "keys.sure.reset": "Defaults",
    ## Headings of the list of keys.
    "action.group.board": "Board",
    "action.group.tools": "Digits and notes",
    "action.group.game": "Game",
    "action.group.window": "Window",
    "action.group.editor": "Editor",
    "action.group.study": "Study",
    "action.group.learn": "Learn",
    "action.group.theatre": "Theatre",
    "action.group.lists": "Lists and pages",
    "action.group.mouse": "Mouse on the board",
    "mouse.picker": "Right button",
    "mouse.picker.text": "Choose a digit there (long press)",
    "mouse.wheel": "Wheel",
    "mouse.wheel.text": "Show its digits; click to enter",
    "mouse.middle": "Middle button",
    "mouse.middle.text": "Note the chosen digit",
    "action.group.gamepad": "Gamepad",
}
