
class Work:
    def __init__(self):
        self.hour = 0.0
        self.finished = False
        self._r = 0
    def write_program(self):
        if self._r == 0 and self.hour >= 12: self._r = 1
        if self._r == 1 and self.hour >= 13: self._r = 2
        if self._r == 2 and self.hour >= 17: self._r = 3
        if self._r == 3:
            if self.finished: self._r = 5
            elif self.hour >= 21: self._r = 4
        m = ["上午工作,精神百倍", "饿了,午饭;犯困,午休", "下午状态还不错,继续努力", "加班哦,疲累之极", "不行了,睡着了", "下班回家了"]
        print(f"当前时间:{{{self.hour:.0f}}}点,{m[self._r]}")

