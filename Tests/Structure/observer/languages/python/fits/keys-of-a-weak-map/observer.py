from __future__ import annotations
from abc import ABC, abstractmethod
from weakref import WeakKeyDictionary


class Observer(ABC):
    def __init__(self, name: str):
        self._name = name

    @abstractmethod
    def update(self, news: str) -> None: ...


class NBAObserver(Observer):
    def update(self, news): print(f"NBA观察者{self._name}:{news}")


class StockObserver(Observer):
    def update(self, news): print(f"股票观察者{self._name}:{news}")


class GameObserver(Observer):
    def update(self, news): print(f"游戏观察者{self._name}:{news}")


class FaultyObserver(Observer):
    def update(self, news): raise RuntimeError(f"{self._name}睡着了")


class ServiceCenter:
    def __init__(self):
        self._desk: WeakKeyDictionary[Observer, None] = WeakKeyDictionary()

    def add(self, observer: Observer) -> None:
        self._desk.setdefault(observer)

    def remove(self, observer: Observer) -> None:
        self._desk.pop(observer, None)

    def notify(self, news: str) -> None:
        for observer in list(self._desk):
            try:
                observer.update(news)
            except Exception as error:
                print(f"catch notifyServiceDelegate exception: {error}")
            del observer

    def add_together(self, fan, broker, player):
        for one in (fan, broker, player):
            self.add(one)
