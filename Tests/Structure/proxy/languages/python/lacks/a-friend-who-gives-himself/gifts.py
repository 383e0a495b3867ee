class SchoolGirl:
    def __init__(self, name):
        self.name = name


class GiftProxy:
    GIFTS = {"flowers": "玫瑰花", "dolls": "洋娃娃", "chocolate": "巧克力"}

    def __init__(self, girl):
        self.girl = girl

    def _give(self, gift):
        print(f"送你{self.GIFTS[gift]}{self.girl.name}")

    def give_flowers(self):
        self._give("flowers")

    def give_dolls(self):
        self._give("dolls")

    def give_chocolate(self):
        self._give("chocolate")
