"""A question on a card."""

from functools import partial
from typing import TYPE_CHECKING

from ...shell.stage import Stage
from ...shell.widgets.button import Button, Look
from .dialog import DialogScene
from .question import Question, Reply

if TYPE_CHECKING:
    from .services import SceneServices


class ConfirmScene(DialogScene):
    """A question on a card; the reply's action runs once the card is closed."""

    wide = 480

    def __init__(self, stage: Stage, services: "SceneServices", argument: Question) -> None:
        catalogue = services.words.catalogue
        words = "\n".join(map(catalogue.said, argument.said))
        super().__init__(stage, services, catalogue.render(argument.title), words)
        self.question = argument
        for answer in argument.answers:
            look = Look.PRIMARY if answer is argument.main else Look.PLAIN
            choose = partial(self.choose, answer)
            self.add_button(
                Button(services.words.text(answer.words), choose, id=answer.id, look=look)
            )
        self.form.set_focus(self.buttons[argument.answers.index(argument.main)])

    def choose(self, answer: Reply) -> None:
        """Close the card, then run the reply's action."""
        self.stage.pop()
        if answer.act is not None:
            answer.act()

    def back(self) -> None:
        """Give the last reply."""
        self.choose(self.question.answers[-1])


SCENE = ConfirmScene
