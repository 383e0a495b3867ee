import weakref
from typing import Callable


class ServiceCenter:
    def __init__(self) -> None:
        self._observers: "list[weakref.ReferenceType[Observer]]" = []

    def add(self, observer: "Observer") -> None:
        if not any(r() is observer for r in self._observers):
            self._observers.append(weakref.ref(observer))

    def remove(self, observer: "Observer") -> None:
        self._observers = [r for r in self._observers if r() not in (None, observer)]

    def add_together(self, fan, broker, player) -> None:
        for o in (fan, broker, player):
            self.add(o)

    def notify(self, news: str) -> None:
        for update in [o.update for o in (r() for r in self._observers) if o is not None]:
            self._safely(update, news)

    def _safely(self, update: Callable[[str], None], news: str) -> None:
        try:
            update(news)
        except Exception as problem:
            print(f"catch notifyServiceDelegate exception: {problem}")


class Observer:
    prefix: str

    count = 0

    def __init__(self, name: str) -> None:
        self.name = name
        Observer.count += 1
        self.number = Observer.count

    def update(self, news: str) -> None:
        print(f"{self.prefix}观察者{self.name}:{news}")


class NBAObserver(Observer):
    prefix = "NBA"


class StockObserver(Observer):
    prefix = "股票"


class GameObserver(Observer):
    prefix = "游戏"


class FaultyObserver(Observer):
    def update(self, news: str) -> None:
        raise ValueError(self.name + "睡着了")
