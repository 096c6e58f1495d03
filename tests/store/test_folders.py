from pathlib import Path

from game.store.folders import DATA_DIR, Folders


def test_one_folder_holds_everything(tmp_path: Path) -> None:
    folders = Folders.find(tmp_path, {DATA_DIR: "/elsewhere"})
    assert all(tmp_path in (folder, *folder.parents) for folder in vars(folders).values())


def test_the_environment_names_the_folder(tmp_path: Path) -> None:
    assert Folders.find(None, {DATA_DIR: str(tmp_path)}) == Folders.below(tmp_path)


def test_else_the_system_decides_and_nothing_is_made() -> None:
    folders = Folders.find(None, {})
    assert all("nonet" in str(folder).lower() for folder in vars(folders).values())
    assert all(folder.is_absolute() for folder in vars(folders).values())
