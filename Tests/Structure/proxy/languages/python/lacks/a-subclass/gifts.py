class SchoolGirl:
    def __init__(self, name):
        self.name = name


class Pursuit:
    def __init__(self, girl):
        self.girl = girl

    def give_flowers(self): print("送你玫瑰花" + self.girl.name)
    def give_dolls(self): print("送你洋娃娃" + self.girl.name)
    def give_chocolate(self): print("送你巧克力" + self.girl.name)


class GiftProxy(Pursuit):
    def give_flowers(self): super().give_flowers()
    def give_dolls(self): super().give_dolls()
    def give_chocolate(self): super().give_chocolate()
