import weakref


class _Named:
    def __init__(self, name):
        self.name = name


class NBAObserver(_Named):
    title = "NBA观察者"


class StockObserver(_Named):
    title = "股票观察者"


class GameObserver(_Named):
    title = "游戏观察者"


class FaultyObserver(_Named):
    title = None


class ServiceCenter:
    def __init__(self):
        self._known = []

    def add(self, observer):
        if all(r() is not observer for r in self._known):
            self._known.append(weakref.ref(observer))

    def remove(self, observer):
        self._known = [r for r in self._known if r() is not observer]

    def add_together(self, *all):
        for each in all:
            self.add(each)

    def notify(self, news):
        for reference in self._known:
            observer = reference()
            if observer is None:
                continue
            if observer.title is None:
                print(f"catch notifyServiceDelegate exception: {observer.name}睡着了")
            else:
                print(f"{observer.title}{observer.name}:{news}")
