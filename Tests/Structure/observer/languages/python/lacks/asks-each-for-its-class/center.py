import weakref


class NBAObserver:
    def __init__(self, name):
        self.name = name


class StockObserver:
    def __init__(self, name):
        self.name = name


class GameObserver:
    def __init__(self, name):
        self.name = name


class FaultyObserver:
    def __init__(self, name):
        self.name = name


class ServiceCenter:
    def __init__(self):
        self._observers = []

    def add(self, observer):
        if not any(r() is observer for r in self._observers):
            self._observers.append(weakref.ref(observer))

    def remove(self, observer):
        self._observers = [r for r in self._observers if r() is not observer]

    def add_together(self, fan, broker, player):
        self.add(fan)
        self.add(broker)
        self.add(player)

    def notify(self, news):
        for reference in self._observers:
            observer = reference()
            if isinstance(observer, NBAObserver):
                print(f"NBA观察者{observer.name}:{news}")
            elif isinstance(observer, StockObserver):
                print(f"股票观察者{observer.name}:{news}")
            elif isinstance(observer, GameObserver):
                print(f"游戏观察者{observer.name}:{news}")
            elif isinstance(observer, FaultyObserver):
                print(f"catch notifyServiceDelegate exception: {observer.name}睡着了")
