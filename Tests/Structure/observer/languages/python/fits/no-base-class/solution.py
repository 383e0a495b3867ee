import weakref


class ServiceCenter:
    def __init__(self):
        self._listeners = []

    def add(self, observer):
        if all(known() is not observer for known in self._listeners):
            self._listeners.append(weakref.ref(observer))

    def remove(self, observer):
        self._listeners = [known for known in self._listeners if known() is not observer]

    def notify(self, news):
        for known in list(self._listeners):
            listener = known()
            if listener is None:
                continue
            try:
                listener.update(news)
            except Asleep as problem:
                print(f"catch notifyServiceDelegate exception: {problem}")

    def add_together(self, fan, broker, player):
        for each in (fan, broker, player):
            self.add(each)


class Asleep(Exception):
    pass


class Named:
    prefix = ""

    def __init__(self, name):
        self.name = name

    def update(self, news):
        print(f"{self.prefix}{self.name}:{news}")


class NBAObserver(Named):
    prefix = "NBA观察者"


class StockObserver(Named):
    prefix = "股票观察者"


class GameObserver(Named):
    prefix = "游戏观察者"


class FaultyObserver(Named):
    def update(self, news):
        raise Asleep(f"{self.name}睡着了")
