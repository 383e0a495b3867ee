import weakref


class ServiceCenter:
    def __init__(self):
        self._refs = []

    def add(self, observer):
        if all(ref() is not observer for ref in self._refs):
            self._refs.append(weakref.ref(observer))

    def remove(self, observer):
        self._refs = [ref for ref in self._refs if ref() is not observer]

    def add_together(self, fan, broker, player):
        for one in (fan, broker, player):
            self.add(one)

    def notify(self, news):
        for ref in list(self._refs):
            target = ref()
            if target is None:
                continue
            try:
                target(news)
            except Exception as error:
                print(f"catch notifyServiceDelegate exception: {error}")


class _Named:
    kind = ""

    def __init__(self, name):
        self.name = name

    def __call__(self, news):
        print(f"{self.kind}观察者{self.name}:{news}")


class NBAObserver(_Named):
    kind = "NBA"


class StockObserver(_Named):
    kind = "股票"


class GameObserver(_Named):
    kind = "游戏"


class FaultyObserver(_Named):
    def __call__(self, news):
        raise RuntimeError(f"{self.name}睡着了")
