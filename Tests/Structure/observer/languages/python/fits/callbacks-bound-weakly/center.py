from weakref import WeakMethod


class ServiceCenter:
    def __init__(self):
        self.callbacks = []

    def add(self, observer):
        self.remove(None)
        if all(callback().__self__ is not observer for callback in self.callbacks):
            self.callbacks.append(WeakMethod(observer.on_news))

    def remove(self, observer):
        self.callbacks = [c for c in self.callbacks if c() is not None and c().__self__ is not observer]

    def add_together(self, *observers):
        for observer in observers:
            self.add(observer)

    def notify(self, news):
        for reference in tuple(self.callbacks):
            callback = reference()
            if callback is None:
                continue
            try:
                callback(news)
            except Exception as error:
                print(f"catch notifyServiceDelegate exception: {error}")


class _Named:
    def __init__(self, name):
        self.name = name


class NBAObserver(_Named):
    def on_news(self, news):
        print(f"NBA观察者{self.name}:{news}")


class StockObserver(_Named):
    def on_news(self, news):
        print(f"股票观察者{self.name}:{news}")


class GameObserver(_Named):
    def on_news(self, news):
        print(f"游戏观察者{self.name}:{news}")


class FaultyObserver(_Named):
    def on_news(self, news):
        raise ValueError(f"{self.name}睡着了")
