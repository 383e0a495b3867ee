from weakref import ref


class NBAObserver:
    def __init__(self, name): self.name = name
    def __call__(self, news): print("NBA观察者%s:%s" % (self.name, news))


class StockObserver:
    def __init__(self, name): self.name = name
    def __call__(self, news): print("股票观察者%s:%s" % (self.name, news))


class GameObserver:
    def __init__(self, name): self.name = name
    def __call__(self, news): print("游戏观察者%s:%s" % (self.name, news))


class FaultyObserver:
    def __init__(self, name): self.name = name
    def __call__(self, news): raise Exception(self.name + "睡着了")


class ServiceCenter:
    def __init__(self):
        self.listeners = {}

    def add(self, observer):
        key = id(observer)
        if key not in self.listeners:
            self.listeners[key] = ref(observer, lambda _: self.listeners.pop(key, None))

    def remove(self, observer):
        self.listeners.pop(id(observer), None)

    def notify(self, news):
        for weak in list(self.listeners.values()):
            listener = weak()
            if listener is None:
                continue
            try:
                listener(news)
            except Exception as e:
                print("catch notifyServiceDelegate exception:", e)

    def add_together(self, *people):
        for p in people:
            self.add(p)
