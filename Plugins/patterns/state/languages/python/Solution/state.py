# Context: Work. State: the classes whose names end so. A state that is over hands the work to the next one, so no state
# knows more than its own neighbour.


class Work:
    """A day's work: does what its present state does."""

    def __init__(self):
        self.hour = 0.0
        self.finished = False
        self._state = ForenoonState()

    def write_program(self):
        self._state.write_program(self)

    def change(self, state):
        """Enters another state, which goes on with the work."""
        self._state = state
        self.write_program()

    def report(self, mood):
        """Tells of the hour as a whole number: a half goes to the even one, and what is rounded to zero keeps its sign."""
        print(f"当前时间:{{{self.hour:.0f}}}点,{mood}")


class ForenoonState:
    def write_program(self, work):
        if work.hour < 12:
            work.report("上午工作,精神百倍")
        else:
            work.change(NoonState())


class NoonState:
    def write_program(self, work):
        if work.hour < 13:
            work.report("饿了,午饭;犯困,午休")
        else:
            work.change(AfternoonState())


class AfternoonState:
    def write_program(self, work):
        if work.hour < 17:
            work.report("下午状态还不错,继续努力")
        else:
            work.change(EveningState())


class EveningState:
    def write_program(self, work):
        if work.finished:
            work.change(RestState())
        elif work.hour < 21:
            work.report("加班哦,疲累之极")
        else:
            work.change(SleepState())


class SleepState:
    def write_program(self, work):
        work.report("不行了,睡着了")


class RestState:
    def write_program(self, work):
        work.report("下班回家了")
