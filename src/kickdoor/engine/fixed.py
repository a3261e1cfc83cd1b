"""Small things that are never changed once made, as classes of their own: reading and making them is quick, plain or
compiled. Decides nothing.
"""

from __future__ import annotations

from typing import ClassVar


class Fixed:
    """An immutable value: equal to another of its class with equal parts. `but` makes a changed copy."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()  # the names of the parts, in order

    def parts(self) -> tuple[object, ...]:
        """Everything it is made of, in order."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fixed) and type(other) is type(self) and other.parts() == self.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        named = zip(type(self).__match_args__, self.parts(), strict=True)
        return f"{type(self).__name__}({', '.join([f'{name}={part!r}' for name, part in named])})"
