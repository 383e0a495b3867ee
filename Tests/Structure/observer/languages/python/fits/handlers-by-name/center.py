from __future__ import annotations

import weakref
from abc import ABC, abstractmethod


class Observer(ABC):
    def __init__(self, name: str) -> None:
        self._name = name

    @abstractmethod
    def update(self, news: str) -> None: ...


class NBAObserver(Observer):
    def update(self, news):
        print(f"NBA观察者{self._name}:{news}")


class StockObserver(Observer):
    def update(self, news):
        print(f"股票观察者{self._name}:{news}")


class GameObserver(Observer):
    def update(self, news):
        print(f"游戏观察者{self._name}:{news}")


class FaultyObserver(Observer):
    def update(self, news):
        raise RuntimeError(f"{self._name}睡着了")


class ServiceCenter:
    def __init__(self) -> None:
        self._observers: weakref.WeakKeyDictionary[Observer, int] = weakref.WeakKeyDictionary()
        self._count = 0

    def add(self, observer: Observer) -> None:
        if observer not in self._observers:
            self._count += 1
            self._observers[observer] = self._count

    def remove(self, observer: Observer) -> None:
        self._observers.pop(observer, None)

    def add_together(self, fan, broker, player) -> None:
        for each in (fan, broker, player):
            self.add(each)

    def notify(self, news: str) -> None:
        for observer in sorted(self._observers.keys(), key=self._observers.__getitem__):
            try:
                observer.update(news)
            except Exception as problem:
                print(f"catch notifyServiceDelegate exception: {problem}")
