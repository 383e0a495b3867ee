class State:
    text = ""

    def next(self, work):
        return None


class Forenoon(State):
    text = "上午工作,精神百倍"

    def next(self, work):
        return "Noon" if work.hour >= 12 else None


class Noon(State):
    text = "饿了,午饭;犯困,午休"

    def next(self, work):
        return "Afternoon" if work.hour >= 13 else None


class Afternoon(State):
    text = "下午状态还不错,继续努力"

    def next(self, work):
        return "Evening" if work.hour >= 17 else None


class Evening(State):
    text = "加班哦,疲累之极"

    def next(self, work):
        if work.finished:
            return "Home"
        return "Asleep" if work.hour >= 21 else None


class Asleep(State):
    text = "不行了,睡着了"


class Home(State):
    text = "下班回家了"


STATES = {cls.__name__: cls() for cls in State.__subclasses__()}


class Work:
    def __init__(self):
        self.hour = 0.0
        self.finished = False
        self._state = STATES["Forenoon"]

    def write_program(self):
        name = self._state.next(self)
        if name:
            self._state = STATES[name]
            return self.write_program()
        print(f"当前时间:{{{self.hour:.0f}}}点,{self._state.text}")
