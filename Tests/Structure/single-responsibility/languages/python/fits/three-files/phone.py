from account import Account
from camera import Camera
from clock import AlarmClock


class Phone:
    def __init__(self):
        self._account = Account()
        self._camera = Camera()
        self._clock = AlarmClock()
        self.top_up = self._account.top_up
        self.call = self._account.call

    @property
    def credit(self):
        return self._account.credit

    @property
    def frames(self):
        return self._camera.frames

    def insert_film(self, frames):
        self._camera.insert(frames)

    def photograph(self, subject):
        return self._camera.shoot(subject)

    def set_alarm(self, hour):
        self._clock.set(hour)

    def strike(self, hour):
        self._clock.strike(hour)

    def snooze(self):
        self._clock.snooze()
