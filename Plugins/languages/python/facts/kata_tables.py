"""Tables that are written out with constants for keys, and stay so."""


class Tables:
    """The rows that are seen to be put into variables and attributes, each by its place."""

    def __init__(self):
        self.rows = {}

    def keep(self, slot, rows):
        """Notes rows that are put into a table, or that anything may be put there, where they are None; tells whether that is new."""
        known = self.rows.get(slot, frozenset())
        kept = None if rows is None or known is None else known | rows
        self.rows[slot] = kept
        return kept != known

    def count(self, value):
        """Returns how many rows the table has that a value is; 0 where it is none, or where others may be put in."""
        return len(value.rows or self.rows.get(value.source) or ())
