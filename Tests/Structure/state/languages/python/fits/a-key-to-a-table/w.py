class Phase:
    def next(self, work):
        return None


class Forenoon(Phase):
    def next(self, work):
        return None if work.hour < 12 else "noon"

    def write(self, work):
        work.report("上午工作,精神百倍")


class Noon(Phase):
    def next(self, work):
        return None if work.hour < 13 else "afternoon"

    def write(self, work):
        work.report("饿了,午饭;犯困,午休")


class Afternoon(Phase):
    def next(self, work):
        return None if work.hour < 17 else "evening"

    def write(self, work):
        work.report("下午状态还不错,继续努力")


class Evening(Phase):
    def next(self, work):
        if work.finished:
            return "rest"
        return None if work.hour < 21 else "sleep"

    def write(self, work):
        work.report("加班哦,疲累之极")


class Sleep(Phase):
    def write(self, work):
        work.report("不行了,睡着了")


class Rest(Phase):
    def write(self, work):
        work.report("下班回家了")


PHASES = {"forenoon": Forenoon(), "noon": Noon(), "afternoon": Afternoon(), "evening": Evening(), "sleep": Sleep(), "rest": Rest()}


class Work:
    def __init__(self):
        self.hour = 0
        self.finished = False
        self._key = "forenoon"

    def write_program(self):
        while (key := PHASES[self._key].next(self)) is not None:
            self._key = key
        PHASES[self._key].write(self)

    def report(self, mood):
        print(f"当前时间:{{{self.hour:.0f}}}点,{mood}")
