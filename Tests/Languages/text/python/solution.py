class Echo:
    def text(self, value):
        return value

    def say(self, value):
        print(value)
