class SchoolGirl:
    def __init__(self, name):
        self.name = name


class GiftProxy:
    def __init__(self, girl):
        self.girl = girl

    def give_flowers(self):
        print(f"送你玫瑰花{self.girl.name}")

    def give_dolls(self):
        print(f"送你洋娃娃{self.girl.name}")

    def give_chocolate(self):
        print(f"送你巧克力{self.girl.name}")
