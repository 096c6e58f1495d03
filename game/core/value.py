"""Small frozen values, for modules that define dozens of them and are imported at start-up.

Making a frozen, slotted dataclass takes a third of a millisecond and more, since Python compiles
its methods anew for each; a `Value` takes a few microseconds.
"""

from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True)
class Value:
    """A base for values with annotated fields, compared by type and fields.

    Fields may have defaults, are given by position or name, match patterns by position, and cannot
    be changed.
    """

    _names: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        cls._names = (*cls._names, *cls.__annotations__)
        type.__setattr__(cls, "__match_args__", cls._names)

    def __init__(self, *values: Any, **named: Any) -> None:
        kind, names = type(self), self._names
        if len(values) > len(names):
            raise TypeError(f"{kind.__name__} has {len(names)} fields, not {len(values)}")
        given = dict(zip(names, values, strict=False))
        for name in names[len(values) :]:
            if name in named:
                given[name] = named.pop(name)
            elif hasattr(kind, name):
                given[name] = getattr(kind, name)
            else:
                raise TypeError(f"{kind.__name__} needs its field {name}")
        if named:
            raise TypeError(f"{kind.__name__} does not take {', '.join(named)}")
        self.__dict__.update(given)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} cannot be changed")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} cannot be changed")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *self.__dict__.values()))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in self.__dict__.items())
        return f"{type(self).__name__}({fields})"
