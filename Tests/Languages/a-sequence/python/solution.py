class Shelf:
    def __iter__(self):
        yield "a"
        yield "b"
