import weakref


class ServiceCenter:
    def __init__(self):
        self.observers = []

    def add(self, observer):
        if observer not in [r() for r in self.observers]:
            self.observers.append(weakref.ref(observer))

    def remove(self, observer):
        self.observers = [r for r in self.observers if r() is not observer]

    def add_together(self, fan, broker, player):
        self.add(fan)
        self.add(broker)
        self.add(player)

    def notify(self, news):
        for r in self.observers:
            o = r()
            if isinstance(o, NBAObserver):
                print(f"NBA观察者{o.name}:{news}")
            elif isinstance(o, StockObserver):
                print(f"股票观察者{o.name}:{news}")
            elif isinstance(o, GameObserver):
                print(f"游戏观察者{o.name}:{news}")
            elif isinstance(o, FaultyObserver):
                print(f"catch notifyServiceDelegate exception: {o.name}睡着了")


class Observer:
    def __init__(self, name):
        self.name = name


class NBAObserver(Observer): pass
class StockObserver(Observer): pass
class GameObserver(Observer): pass
class FaultyObserver(Observer): pass
