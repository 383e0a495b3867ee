class Shelf:
    _books = {"Dune": "a desert"}

    def book(self, title):
        return self._books[title]

    def author(self):
        return self._unknown
