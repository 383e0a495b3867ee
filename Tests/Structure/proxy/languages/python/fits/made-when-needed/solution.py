class SchoolGirl:
    def __init__(self, name):
        self.name = name


class Pursuit:
    def __init__(self, girl):
        self.girl = girl

    def give_flowers(self):
        print(f"送你玫瑰花{self.girl.name}")

    def give_dolls(self):
        print(f"送你洋娃娃{self.girl.name}")

    def give_chocolate(self):
        print(f"送你巧克力{self.girl.name}")


class GiftProxy:
    def __init__(self, girl):
        self._girl = girl
        self._pursuit = None

    def _real(self):
        if self._pursuit is None:
            self._pursuit = Pursuit(self._girl)
        return self._pursuit

    def give_flowers(self):
        self._real().give_flowers()

    def give_dolls(self):
        self._real().give_dolls()

    def give_chocolate(self):
        self._real().give_chocolate()
