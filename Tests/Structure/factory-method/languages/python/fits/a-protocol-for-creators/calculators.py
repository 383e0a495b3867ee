from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Protocol


class Calculator(ABC):
    def __init__(self, number_a: float = 0.0, number_b: float = 0.0):
        self.number_a = number_a
        self.number_b = number_b

    @abstractmethod
    def calculate(self) -> float: ...


class Add(Calculator):
    def calculate(self):
        return self.number_a + self.number_b


class Minus(Calculator):
    def calculate(self):
        return self.number_a - self.number_b


class Multiply(Calculator):
    def calculate(self):
        return self.number_a * self.number_b


class Divide(Calculator):
    def calculate(self):
        try:
            return self.number_a / self.number_b
        except ZeroDivisionError:
            print("dividend is can not be zero!")
            return 0.0


class Creator(Protocol):
    def create(self) -> Calculator: ...


class AddFactory:
    def create(self) -> Calculator:
        return Add()


class MinusFactory:
    def create(self) -> Calculator:
        return Minus()


class MultiplyFactory:
    def create(self) -> Calculator:
        return Multiply()


class DivideFactory:
    def create(self) -> Calculator:
        return Divide()
