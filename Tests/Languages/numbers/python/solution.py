class Echo:
    def whole(self, value):
        return value

    def real(self, value):
        return value

    def half(self, value):
        return value / 2
