class Phase:
    mood = None
    until = float("inf")

    def next(self, work):
        raise NotImplementedError

    def is_over(self, work):
        return work.hour >= self.until

    def step(self, work):
        if self.is_over(work):
            return self.next(work).step(work)
        work.tell(self.mood)
        return self


class Forenoon(Phase):
    mood, until = "上午工作,精神百倍", 12

    def next(self, work):
        return Noon()


class Noon(Phase):
    mood, until = "饿了,午饭;犯困,午休", 13

    def next(self, work):
        return Afternoon()


class Afternoon(Phase):
    mood, until = "下午状态还不错,继续努力", 17

    def next(self, work):
        return Evening()


class Evening(Phase):
    mood, until = "加班哦,疲累之极", 21

    def is_over(self, work):
        return work.finished or super().is_over(work)

    def next(self, work):
        return Home() if work.finished else Sleep()


class Home(Phase):
    mood = "下班回家了"


class Sleep(Phase):
    mood = "不行了,睡着了"


FIRST = Forenoon()
