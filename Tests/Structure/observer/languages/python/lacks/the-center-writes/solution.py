import weakref


class ServiceCenter:
    def __init__(self):
        self._seats = []

    def add(self, observer):
        if all(seat() is not observer for seat in self._seats):
            self._seats.append(weakref.ref(observer))

    def remove(self, observer):
        self._seats = [seat for seat in self._seats if seat() is not observer]

    def notify(self, news):
        for seat in list(self._seats):
            known = seat()
            if known is None:
                continue
            if isinstance(known, NBAObserver):
                print(f"NBA观察者{known.name}:{news}")
            elif isinstance(known, StockObserver):
                print(f"股票观察者{known.name}:{news}")
            elif isinstance(known, GameObserver):
                print(f"游戏观察者{known.name}:{news}")
            else:
                print(f"catch notifyServiceDelegate exception: {known.name}睡着了")

    def add_together(self, fan, broker, player):
        self.add(fan)
        self.add(broker)
        self.add(player)


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
