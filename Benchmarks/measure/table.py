"""The figures of a row, and their words in Markdown."""

import dataclasses

from timing import Series


@dataclasses.dataclass
class Bar:
    """A figure that is to be at most another."""

    what: str
    value: float
    bound: float
    unit: str = ""
    # The figure of the best run, where the clock itself is held against a bound.
    best: float | None = None

    @property
    def holds(self) -> bool:
        return self.value <= self.bound

    @property
    def line(self) -> str:
        mark = "holds" if self.holds else "**missed**"
        best = f" (best {short(self.best)})" if self.best is not None else ""
        return f"| {short(self.value)}{self.unit}{best} | ≤ {short(self.bound)}{self.unit} | {mark} | {self.what} |"


@dataclasses.dataclass
class Row:
    """A row as it was measured; the first series is kata's."""

    title: str
    bars: list[Bar] = dataclasses.field(default_factory=list)
    series: list[Series] = dataclasses.field(default_factory=list)
    notes: list[str] = dataclasses.field(default_factory=list)

    def compare(self, bound: float, *names: str) -> None:
        """Adds a bar for each of these peers that was measured: kata's median against its."""
        for one in self.series[1:]:
            if one.name in names:
                self.bars.append(Bar(f"{self.title}: × {one.name}", self.series[0].median / one.median, bound, " ×"))

    @property
    def text(self) -> str:
        lines = [f"### {self.title}", ""]
        if self.series:
            lines += ["| kata ÷ it | | median ms | min – max | CPU ms | runs |", "|---:|---|---:|---:|---:|---:|"]
            lines += [self._line(one) for one in self.series] + [""]
        return "\n".join(lines + [f"{note}" for note in self.notes] + ([""] if self.notes else []))

    def _line(self, one: Series) -> str:
        cpu = sorted(one.cpu)[len(one.cpu) // 2]
        return (
            f"| {short(self.series[0].median / one.median)} | {one.name} | {short(one.median)} "
            f"| {short(min(one.times))} – {short(max(one.times))} | {short(cpu)} | {len(one.times)} |"
        )


def short(value: float) -> str:
    """Returns three digits that count."""
    if value == 0 or abs(value) >= 100:
        return f"{value:.0f}"
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def document(machine: list[str], rows: list[Row]) -> str:
    """Returns the whole result: the bars of all rows first, then each row's figures."""
    lines = ["# kata, measured", ""] + [f"- {line}" for line in machine] + ["", "| measured | bar | | what |", "|---:|---:|---|---|"]
    lines += [bar.line for row in rows for bar in row.bars]
    return "\n".join(lines + [""] + [row.text for row in rows])
