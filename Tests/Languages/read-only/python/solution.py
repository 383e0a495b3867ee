class Table:
    def __init__(self, number):
        self._number = number

    @property
    def number(self):
        return self._number

    @property
    def seats(self):
        return 4
