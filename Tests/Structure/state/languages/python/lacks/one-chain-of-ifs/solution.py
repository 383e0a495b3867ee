class Work:
    def __init__(self):
        self.hour = 0.0
        self.finished = False
        self.reached = 0

    def write_program(self):
        if self.reached == 0 and self.hour >= 12:
            self.reached = 1
        if self.reached == 1 and self.hour >= 13:
            self.reached = 2
        if self.reached == 2 and self.hour >= 17:
            self.reached = 3
        if self.reached == 3 and self.finished:
            self.reached = 5
        elif self.reached == 3 and self.hour >= 21:
            self.reached = 4
        words = ["上午工作,精神百倍", "饿了,午饭;犯困,午休", "下午状态还不错,继续努力", "加班哦,疲累之极",
                 "不行了,睡着了", "下班回家了"]
        print(f"当前时间:{{{self.hour:.0f}}}点,{words[self.reached]}")
