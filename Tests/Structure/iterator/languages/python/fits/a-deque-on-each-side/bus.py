from abc import ABC, abstractmethod
from collections import deque
from typing import Optional


class BusIterator(ABC):
    def __init__(self, names):
        self._rest = deque(names)

    @abstractmethod
    def _take(self) -> str: ...

    def next(self) -> Optional[str]:
        return self._take() if self._rest else None


class Forward(BusIterator):
    def _take(self):
        return self._rest.popleft()


class Backward(BusIterator):
    def _take(self):
        return self._rest.pop()


class Bus:
    def __init__(self):
        self._names: list[str] = []

    def board(self, name: str) -> None:
        self._names.append(name)

    def make_forward(self) -> BusIterator:
        return Forward(self._names)

    def make_backward(self) -> BusIterator:
        return Backward(self._names)
