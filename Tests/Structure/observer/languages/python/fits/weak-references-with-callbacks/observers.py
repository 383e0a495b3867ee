import weakref
from threading import RLock, Thread


class ServiceCenter:
    def __init__(self):
        self._lock = RLock()
        self._listeners: list[weakref.ref] = []

    def _forget(self, ref):
        with self._lock:
            if ref in self._listeners:
                self._listeners.remove(ref)

    def add(self, observer):
        with self._lock:
            if all(ref() is not observer for ref in self._listeners):
                self._listeners.append(weakref.ref(observer, self._forget))

    def remove(self, observer):
        with self._lock:
            for ref in list(self._listeners):
                if ref() is observer:
                    self._listeners.remove(ref)

    def notify(self, news):
        for ref in list(self._listeners):
            listener = ref()
            if listener is not None:
                self._tell(listener, news)

    @staticmethod
    def _tell(listener, news):
        try:
            listener.hear(news)
        except Exception as e:
            print(f"catch notifyServiceDelegate exception: {e}")

    def add_together(self, *people):
        runs = [Thread(target=self.add, args=[p]) for p in people]
        [r.start() for r in runs]
        [r.join() for r in runs]
class Hobby:
    hobby = ""

    def hear(self, news):
        print(f"{self.hobby}观察者{self.name}:{news}")


class Person:
    def __init__(self, name):
        self.name = name


class NBAObserver(Hobby, Person):
    hobby = "NBA"


class StockObserver(Hobby, Person):
    hobby = "股票"


class GameObserver(Hobby, Person):
    hobby = "游戏"


class FaultyObserver(Person):
    def hear(self, news):
        raise Exception(self.name + "睡着了")
