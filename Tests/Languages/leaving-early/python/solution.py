import sys


class Guest:
    def stay(self):
        print("staying")

    def leave(self):
        print("bye")
        sys.exit(0)
