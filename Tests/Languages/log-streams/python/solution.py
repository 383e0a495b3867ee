import sys


class Radio:
    def play(self):
        print("one")
        print("two", file=sys.stderr)
        print("three")
        sys.stderr.write("four\n")

    def hum(self):
        print("hm", end="")

    def rest(self):
        print("after")
