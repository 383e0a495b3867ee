class Store:
    def total(self, rows):
        return sum(sum(row) for row in rows)

    def stock(self, more):
        return {"c": [], **more}

    def names(self):
        return ("z", "a")
