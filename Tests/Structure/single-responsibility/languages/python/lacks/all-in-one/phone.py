class Phone:
    def __init__(self):
        self.credit = 0
        self.frames = 0
        self._alarm = None
        self._rung = None

    def top_up(self, yuan):
        self.credit += yuan

    def call(self, number, minutes):
        if minutes > self.credit:
            print("话费不足")
            return False
        self.credit -= minutes
        print(f"拨打{number},通话{minutes}分钟")
        return True

    def insert_film(self, frames):
        self.frames = frames

    def photograph(self, subject):
        if self.frames == 0:
            print("没有胶卷了")
            return False
        self.frames -= 1
        print(f"拍下{subject},还剩{self.frames}张")
        return True

    def set_alarm(self, hour):
        self._alarm = hour

    def strike(self, hour):
        if hour == self._alarm:
            self._alarm = None
            self._rung = hour
            print(f"闹钟响了:{hour}点")

    def snooze(self):
        if self._rung is not None:
            self._alarm = (self._rung + 1) % 24
