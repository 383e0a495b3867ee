import atexit
import os


class Target:
    def attack(self):
        atexit.register(lambda: os.write(1, b"answered\n"))
        os._exit(0)

    def answer(self):
        print("not this")
