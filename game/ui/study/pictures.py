"""Sample states of the scenes of the study, for pictures."""

from typing import TYPE_CHECKING, Final

from ..scene.picture import Sitting
from .study_table import StudyTable
from .technique import TechniqueScene

if TYPE_CHECKING:
    from .services import StudyServices

CONCLUSION: Final = 2
"""Steps into the example of a technique at which its conclusion is shown."""


def _study(sitting: "Sitting[StudyServices]") -> None:
    table = sitting.open(StudyTable, "study")
    sitting.wait_for(lambda: table.finished)
    table.step("first")


def _technique(sitting: "Sitting[StudyServices]") -> None:
    page = sitting.open(TechniqueScene, "technique", "w-wing")
    sitting.wait_for(lambda: page.ready)
    for _ in range(CONCLUSION):
        page.step("later")


PICTURES = {"study": _study, "technique": _technique}
"""What opens a scene that is more than opened for its picture."""
