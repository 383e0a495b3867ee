import weakref


class ServiceCenter:
    def __init__(self):
        self._refs = []

    def add(self, observer):
        if all(ref() is not observer for ref in self._refs):
            self._refs += [weakref.ref(observer)]

    def remove(self, observer):
        self._refs[:] = [ref for ref in self._refs if ref() is not None and ref() is not observer]

    def add_together(self, fan, broker, player):
        for one in (fan, broker, player):
            self.add(one)

    def notify(self, news):
        for ref in self._refs[:]:
            observer = ref()
            if observer is None:
                continue
            try:
                observer.update(news)
            except Exception as error:
                print(f"catch notifyServiceDelegate exception: {error}")


class NBAObserver:
    def __init__(self, name):
        self.name = name

    def update(self, news):
        print(f"NBA观察者{self.name}:{news}")


class StockObserver:
    def __init__(self, name):
        self.name = name

    def update(self, news):
        print(f"股票观察者{self.name}:{news}")


class GameObserver:
    def __init__(self, name):
        self.name = name

    def update(self, news):
        print(f"游戏观察者{self.name}:{news}")


class FaultyObserver:
    def __init__(self, name):
        self.name = name

    def update(self, news):
        raise ValueError(self.name + "睡着了")
