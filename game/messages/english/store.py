"""The data folder: saves, settings, records and puzzle files."""

MESSAGES = {
    "store.locked": "Nonet is already open on this data folder, in another window: {folder}",
}
