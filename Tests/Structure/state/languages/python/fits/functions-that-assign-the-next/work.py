class Work:
    def __init__(self):
        self.hour = 0.0
        self.finished = False
        self.state = forenoon

    def write_program(self):
        self.state(self)

    def say(self, text):
        print(f"当前时间:{{{self.hour:.0f}}}点,{text}")

    def become(self, state):
        self.state = state
        self.state(self)


def forenoon(work: Work):
    if work.hour < 12:
        work.say("上午工作,精神百倍")
    else:
        work.become(noon)


def noon(work: Work):
    if work.hour < 13:
        work.say("饿了,午饭;犯困,午休")
    else:
        work.become(afternoon)


def afternoon(work: Work):
    if work.hour < 17:
        work.say("下午状态还不错,继续努力")
    else:
        work.become(evening)


def evening(work: Work):
    if work.finished:
        work.become(home)
    elif work.hour < 21:
        work.say("加班哦,疲累之极")
    else:
        work.become(asleep)


def asleep(work: Work):
    work.say("不行了,睡着了")


def home(work: Work):
    work.say("下班回家了")
