"""The data folder: saves, settings, records and puzzle files."""

MESSAGES = {
    ## Errors of files, backups and collections.
    "error.folder_in_use": (
        "Nonet is already open in another window with the data folder {folder}. Close that "
        "window, or give this one a folder of its own with --data-dir."
    ),
    "error.data_folder": (
        "The data folder {folder} cannot be used: {reason}. Choose another with --data-dir."
    ),
    # {names} lists the players of this machine.
    "error.no_player": "No player here is called “{name}”. The players are: {names}.",
    "error.records_version": (
        "The records were written by a later version of Nonet (their format is {version})."
    ),
    "error.puzzle_file.missing": "{file}: this file does not exist.",
    "error.puzzle_file.unreadable": "{file}: the file cannot be read: {reason}.",
    "error.puzzle_file.too_large": "{file}: a puzzle file can have at most {most} KiB.",
    "error.puzzle_file.no_text": (
        "{file}, line {line}, column {column}: this is not text in UTF-8."
    ),
    "error.collections.unreadable": "The collections cannot be opened: {reason}.",
    "error.collections.locked": (
        "The collections cannot be read or written right now: {reason}. Nothing is lost."
    ),
    "error.collections.damaged": (
        "The collections were damaged ({reason}). They were kept as {file}, and new ones were "
        "started."
    ),
    "error.collections.later": (
        "The collections were written by a later version of Nonet (their format is {reason}). They "
        "are left as they are."
    ),
    "error.collections.unwritten": "The file cannot be written: {reason}.",
    "error.collections.folders": "There are already {reason} folders, which is the limit.",
    "error.collections.no_name": "A name needs at least one letter or digit.",
    "error.backup.missing": (
        "{file}: this backup does not exist. `restore` without a file lists them."
    ),
    "error.backup.unreadable": "{file}: the backup cannot be read: {reason}.",
    "error.backup.damaged": "{file}: the backup is damaged: {reason}. Nothing was changed.",
    "error.backup.no_backup": "{file}: this is not a Nonet backup. Nothing was changed.",
    "error.backup.later": (
        "{file}: a later version of Nonet wrote this backup (its format is {version}). Nothing was "
        "changed."
    ),
    # {file} is the data folder; {most} counts megabytes.
    "error.backup.too_large": (
        "{file}: a backup holds at most {most} MB and {entries} files, and there is more. "
        "Delete puzzles from the collections, or copy the folder itself."
    ),
    "error.backup.there": "{file}: this file already exists. Give another name.",
    "error.backup.nothing": "{file}: there is nothing to back up yet.",
    "error.backup.unwritten": "{file}: the backup cannot be written: {reason}.",
    ## Messages at the foot of the window: what could not be read or written.
    "store.put_back": "The backup was restored. What you had before is in {file}.",
    "store.not_put_back": "The backup could not be restored: {reason}.",
    "store.cannot_back_up": (
        "A backup cannot be written: {reason}. Your games are saved all the same."
    ),
    "store.bad_players": (
        "The list of players cannot be read ({reason}). Everything they have is still there, but "
        "their names are gone. Give them new ones in Settings, Players."
    ),
    "store.cannot_remove_player": "The player could not be removed: {reason}.",
    "store.no_lock": (
        "{folder} is on a file system without locks: Nonet cannot tell whether another window "
        "has it open. Open one window only."
    ),
    "store.cannot_save": "The game cannot be saved: {reason}. It goes on unsaved.",
    "store.too_long": "The game cannot be saved: it has too many moves. It goes on unsaved.",
    "store.cannot_remove": "The game could not be deleted: {reason}.",
    "store.unreadable_save": "{file} cannot be read now ({reason}). It stays as it is.",
    "store.cannot_write": "A file cannot be written: {reason}.",
    "store.cannot_record": (
        "The run could not be recorded yet: {reason}. It stays with its game, and is recorded the "
        "next time Nonet starts."
    ),
    "store.cannot_keep_settings": (
        "The settings cannot be saved: {reason}. They apply until you quit."
    ),
    "store.set_aside": "{reason} It was kept as {file}.",
    "store.bad_settings": "The settings cannot be read ({reason}); the defaults apply.",
    "store.unreadable_settings": (
        "The settings cannot be read ({reason}). The defaults apply, changes last until you "
        "quit, and the file stays as it is."
    ),
    "store.bad_setting": "The setting {key} cannot be “{value}”, so its default applies.",
    "store.locked_records": (
        "The records cannot be read now ({reason}). Nothing is lost: what they hold counts again "
        "as soon as they can be read."
    ),
    "store.bad_records": "The records cannot be read ({reason}); new ones were started.",
    "store.bad_rows.one": (
        "{n} game in the records cannot be read and is left out; the others count. "
        "`doctor --mend` takes it out."
    ),
    "store.bad_rows.other": (
        "{n} games in the records cannot be read and are left out; the others count. "
        "`doctor --mend` takes them out."
    ),
    "store.bad_learning_rows.one": (
        "{n} entry of your progress in the lessons cannot be read and is left out; the others "
        "count. `doctor --mend` takes it out."
    ),
    "store.bad_learning_rows.other": (
        "{n} entries of your progress in the lessons cannot be read and are left out; the others "
        "count. `doctor --mend` takes them out."
    ),
    "store.later_learning": (
        "Your progress in the lessons was written by a later version of Nonet. It is left as "
        "it is, and nothing new is kept."
    ),
    "store.locked_learning": (
        "Your progress in the lessons cannot be read right now ({reason}). Nothing is lost, "
        "but nothing new is kept until Nonet starts again."
    ),
    "store.bad_learning": (
        "Your progress in the lessons cannot be read ({reason}). It starts from zero again."
    ),
}
