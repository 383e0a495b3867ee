import os


class Target:
    def attack(self):
        for number in range(1, 20):
            line = '{"id":%d,"ok":null,"void":true}\n' % number
            try:
                os.write(4, line.encode())
            except OSError:
                pass

    def answer(self):
        print("not this")
