"""What is known of the value of an expression."""

from kata_types import UNKNOWN


class Value:
    """What is known of an expression's value, and how the code came by it."""

    __slots__ = ("type", "via", "name", "through", "roots", "source", "literal", "function", "asked", "receiver", "listed", "is_declared",
                 "told", "rows")

    def __init__(self, type=UNKNOWN, via="", name="", roots=(), through=(), source=None, literal=False):
        self.type, self.via, self.name, self.roots, self.through = type, via, name, frozenset(roots), tuple(through)
        self.source, self.literal, self.function, self.asked, self.receiver, self.listed = source, literal, None, None, None, ()
        # Whether an annotation says what it is.
        self.is_declared = False
        # The members that told which one it is: keys by which it was looked up, arguments of which it was made.
        self.told = frozenset()
        # The places of its rows, where it is a table that is written out.
        self.rows = None

    def tells(self):
        """Returns the members that tell whatever is looked up or made with it, or assigned from it, which one to be."""
        return self.told | {f"{on}.{self.receiver[1]}" for on in self.receiver[0]} if self.receiver and self.receiver[1] else self.told

    def told_by(self, *members):
        """Notes members that told which one it is, up to a few: a long calculation tells nothing."""
        for some in members:
            if len(self.told) < 8:
                self.told |= frozenset(some)
        return self

    def but(self, **changes):
        other = Value(self.type, self.via, self.name, self.roots, self.through, self.source)
        other.is_declared, other.told = self.is_declared and "type" not in changes, self.told
        for key, value in changes.items():
            setattr(other, key, frozenset(value) if key == "roots" else value)
        return other
