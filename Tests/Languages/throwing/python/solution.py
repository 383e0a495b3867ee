class NoTea(Exception):
    pass


class Pot:
    def __init__(self):
        self._cups = 3

    def pour(self, cups):
        if cups > self._cups:
            print("empty")
            raise NoTea("no more tea")
        self._cups -= cups
        print("poured")
        return self._cups
