"""Immutable values as small classes with named fields.

A class lists its fields once in `__match_args__`, in the order of the parameters of `__init__`, which assigns each of
them as `Final`. mypyc makes such a class native and its fields read-only. `Fixed` does the same in plain Python, where
`Final` has no effect: `__setattr__` refuses, and during `__init__` the object belongs to a subclass that allows it.
That costs 0.07 µs per object. A frozen dataclass sets each field by a call and takes 1.2 µs instead of 0.2 (plain, ten
fields); compiled it is no faster, because the methods of dataclasses are not compiled.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any, ClassVar, Final, cast

COMPILED: Final = not __file__.endswith(".py")


class Fixed:
    """An immutable value, equal to another of its class with equal fields."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()  # the names of the fields, in order

    def __init_subclass__(cls) -> None:
        if not COMPILED:
            _seal(cls)

    def parts(self) -> tuple[object, ...]:
        """Return the values of all fields, in order."""
        return tuple([getattr(self, name) for name in type(self).__match_args__])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fixed) and type(other) is type(self) and other.parts() == self.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        named = zip(type(self).__match_args__, self.parts(), strict=True)
        return f"{type(self).__name__}({', '.join([f'{name}={part!r}' for name, part in named])})"

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[object, ...]]:
        """Pickle the value as a call of its class."""
        return type(self), self.parts()


def _seal(cls: type[Any]) -> None:
    """Allow only `__init__` to set a field."""
    if "__init__" not in cls.__dict__:
        return
    init: Any = cls.__init__
    anything, base = cast(Any, object), cast(Any, cls.__base__)
    if base.__match_args__:  # an abstract class: a subclass calls its `__init__` while the object is unlocked
        base.__init__ = inspect.unwrap(base.__init__)
    names = init.__code__.co_varnames[: init.__code__.co_argcount]
    parameters = ", ".join(names)
    if init.__code__.co_names == names[1:]:  # it assigns its parameters and does nothing else
        body = "".join([f"  self.{name} = {name}\n" for name in names[1:]])
    else:
        body = f"  init({parameters})\n"
    unlocked = {"__slots__": (), "__setattr__": anything.__setattr__, "__delattr__": anything.__delattr__}
    known = {"init": init, "cls": cls, "unlocked": type(cls.__name__, (cls,), unlocked)}
    known["become"] = anything.__dict__["__class__"].__set__
    exec(  # as dataclasses do
        f"def __init__({parameters}):\n  become(self, unlocked)\n{body}  self.__class__ = cls\n",
        known,
    )
    sealed: Any = functools.update_wrapper(cast("Callable[..., None]", known["__init__"]), init)
    sealed.__defaults__ = init.__defaults__
    cls.__init__ = sealed
    refuse: Any = _refuse
    cls.__setattr__ = cls.__delattr__ = refuse


def _refuse(self: object, name: str, value: object = None) -> None:
    raise AttributeError(f"attribute {name!r} of {type(self).__name__!r} objects is not writable")
