"""The game on the screen: scenes, buttons, settings, help."""

MESSAGES = {
    "error.theme": "The theme {path} has no colour for “{role}”: write it as #RRGGBB.",
    "error.keymap": "The setting for the keys of “{action}” cannot have “{chord}”.",
}
