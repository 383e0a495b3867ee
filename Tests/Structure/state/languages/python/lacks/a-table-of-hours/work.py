class Phase:
    def __init__(self, until, text):
        self.until = until
        self.text = text


class Work:
    PHASES = [
        Phase(12, "上午工作,精神百倍"),
        Phase(13, "饿了,午饭;犯困,午休"),
        Phase(17, "下午状态还不错,继续努力"),
    ]

    def __init__(self):
        self.hour = 0.0
        self.finished = False
        self._reached = 0

    def write_program(self):
        print(f"当前时间:{{{self.hour:.0f}}}点,{self._mood()}")

    def _mood(self):
        while self._reached < 3 and self.hour >= self.PHASES[self._reached].until:
            self._reached += 1
        if self._reached < 3:
            return self.PHASES[self._reached].text
        if self._reached == 3:
            if self.finished:
                self._reached = 5
            elif self.hour >= 21:
                self._reached = 4
        return ["加班哦,疲累之极", "不行了,睡着了", "下班回家了"][self._reached - 3]
