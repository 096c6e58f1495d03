"""A question on a card."""

from game.shell.stage import Stage
from game.shell.widgets.button import Button, Look
from game.ui.context import Context
from game.ui.dialog import DialogScene
from game.ui.question import Answer, Question


class ConfirmScene(DialogScene):
    """Asks; the answer's act runs once the card is gone."""

    wide = 480

    def __init__(self, stage: Stage, context: Context, argument: Question) -> None:
        super().__init__(stage, context, argument.title, argument.text)
        self.question = argument
        for index, answer in enumerate(argument.answers):
            look = Look.PRIMARY if index == 0 else Look.PLAIN
            self.add_button(
                Button(answer.text, lambda a=answer: self.choose(a), id=answer.id, look=look)  # type: ignore[misc]
            )
        self.form.set_focus(self.buttons[0])

    def choose(self, answer: Answer) -> None:
        """Close, then act."""
        self.stage.pop()
        if answer.act is not None:
            answer.act()

    def back(self) -> None:
        """Give the last answer."""
        self.choose(self.question.answers[-1])


SCENE = ConfirmScene
