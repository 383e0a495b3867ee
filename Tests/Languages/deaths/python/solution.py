class Candle:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        print(f"{self.name} is out")


class Box:
    def keep(self, candle):
        self._candle = candle

    def empty(self):
        self._candle = None
