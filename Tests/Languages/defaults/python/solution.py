class Table:
    def __init__(self, name, seats=4, is_free=True):
        self._words = f"{name} {seats} {str(is_free).lower()}"

    def describe(self):
        return self._words
