class Lamp:
    def __init__(self):
        self.is_on = False

    def light(self):
        self.is_on = True
        print("电灯亮了")

    def dark(self):
        self.is_on = False
        print("电灯灭了")


class Fan:
    def __init__(self):
        self.is_on = False

    def spin(self):
        self.is_on = True
        print("风扇转了")

    def halt(self):
        self.is_on = False
        print("风扇停了")


class Kettle:
    def __init__(self):
        self.is_on = False

    def boil(self):
        self.is_on = True
        print("水壶烧水了")

    def cut(self):
        self.is_on = False
        print("水壶断电了")


class Button:
    def __init__(self, device):
        self.device = device

    def press(self):
        d = self.device
        match d:
            case Lamp(is_on=False):
                d.light()
            case Lamp():
                d.dark()
            case Fan(is_on=False):
                d.spin()
            case Fan():
                d.halt()
            case Kettle(is_on=False):
                d.boil()
            case Kettle():
                d.cut()


class House:
    def __init__(self):
        self.rooms = {"客厅": Lamp(), "卧室": Fan(), "厨房": Kettle()}

    def button(self, room):
        if room in self.rooms:
            return Button(self.rooms[room])
        return None
