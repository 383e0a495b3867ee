class SchoolGirl:
    def __init__(self, name):
        self.name = name


class Pursuit:
    def __init__(self, girl):
        self._girl = girl

    def give_flowers(self):
        print("送你玫瑰花" + self._girl.name)

    def give_dolls(self):
        print("送你洋娃娃" + self._girl.name)

    def give_chocolate(self):
        print("送你巧克力" + self._girl.name)


class GiftProxy:
    def __init__(self, girl):
        self._pursuit = Pursuit(girl)

    def __getattr__(self, name):
        return getattr(self._pursuit, name)
