class AlarmClock:
    def __init__(self):
        self._hour = self._last = None

    def set(self, hour):
        self._hour = hour

    def strike(self, hour):
        if self._hour == hour:
            self._hour, self._last = None, hour
            print(f"闹钟响了:{hour}点")

    def snooze(self):
        if self._last is not None:
            self._hour = (self._last + 1) % 24
