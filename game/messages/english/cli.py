"""The command line."""

MESSAGES = {
    "cli.description": "Nonet: Sudoku to play, to learn from and to study.",
    "cli.version": "Nonet {version}",
    "cli.interrupted": "Interrupted.",
    "cli.error": "nonet: {message}",
    "cli.pygame_missing": (
        "pygame-ce is not installed; in your virtual environment run: "
        "python -m pip install -r requirements.txt"
    ),
    "cli.pygame_not_ce": (
        "the old pygame is installed where Nonet needs pygame-ce; in your virtual environment "
        "run: python -m pip uninstall -y pygame && python -m pip install -r requirements.txt"
    ),
    "cli.no_window": "no window can be opened: {reason}",
    "cli.crash": "something went wrong inside Nonet ({name}); the details are in {path}",
    "cli.crash_saved": (
        "something went wrong inside Nonet ({name}); your game is saved, the details are in {path}"
    ),
    "cli.crash_unlogged": (
        "something went wrong inside Nonet ({name}); no log could be written, so the details are "
        "above"
    ),
    "cli.data_dir": "keep saves, settings and logs in this folder",
    "doctor.summary": "Show versions, drivers and folders, for a report of a problem.",
    "doctor.nonet": "Nonet",
    "doctor.python": "Python",
    "doctor.system": "system",
    "doctor.pygame": "pygame-ce",
    "doctor.sdl": "SDL",
    "doctor.video": "video",
    "doctor.fonts": "fonts",
    "doctor.sound": "sound",
    "doctor.gamepads": "gamepads",
    "doctor.no_pygame": "missing",
    "doctor.old_pygame": "the old pygame is installed in its place",
    "doctor.not_writable": "{path} (cannot be written)",
    "doctor.folder.data": "saves",
    "doctor.folder.config": "settings",
    "doctor.folder.logs": "logs",
    "doctor.folder.pictures": "screenshots",
}
