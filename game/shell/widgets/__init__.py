"""Widgets for keyboard, mouse and gamepad alike, one module each."""
