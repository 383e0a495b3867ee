from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator


class Component(ABC):
    def __init__(self, name: str) -> None:
        self.name = name

    def add(self, component: Component) -> None:
        pass

    def remove(self, component: Component) -> None:
        pass

    @abstractmethod
    def lines(self, depth: int) -> Iterator[str]: ...

    @abstractmethod
    def duties(self) -> Iterator[str]: ...

    def display(self, depth: int) -> None:
        for line in self.lines(depth):
            print(line)

    def line_of_duty(self) -> None:
        print(*self.duties(), sep="\n")


class Company(Component):
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._parts: list[Component] = []

    def add(self, component: Component) -> None:
        self._parts.append(component)

    def remove(self, component: Component) -> None:
        self._parts = [part for part in self._parts if part is not component]

    def lines(self, depth: int) -> Iterator[str]:
        yield f"{'-' * depth}{self.name}的子公司"
        for part in self._parts:
            yield from part.lines(depth + 2)

    def duties(self) -> Iterator[str]:
        yield f"{self.name}的子公司的职责"
        for part in self._parts:
            yield from part.duties()


class HRDepartment(Component):
    def lines(self, depth: int) -> Iterator[str]:
        yield "-" * depth + self.name + "的HR部门"

    def duties(self) -> Iterator[str]:
        yield f"{self.name},培训员工"


class FinanceDepartment(Component):
    def lines(self, depth: int) -> Iterator[str]:
        yield "-" * depth + self.name + "的财务部门"

    def duties(self) -> Iterator[str]:
        yield f"{self.name},给员工发钱"
