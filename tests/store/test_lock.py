"""The lock of a folder where its file or the file system is not what it should be."""

import errno
import os
from pathlib import Path

import pytest

from game.messages.catalogue import Catalogue
from game.store import lock
from game.store.folder import DataFolder
from game.store.folders import DataFolderError, Folders


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_a_pipe_in_its_place_is_told_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "lock")
    with pytest.raises(DataFolderError):
        DataFolder(Folders.below(tmp_path))


def test_a_file_system_without_locks_works_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(descriptor: int) -> None:
        raise OSError(errno.ENOTSUP, "no locks here")

    monkeypatch.setattr(lock, "_acquire", refuse)
    folder = DataFolder(Folders.below(tmp_path))
    (said,) = folder.take_messages()
    assert "without locks" in Catalogue().render(said)
    folder.close()
