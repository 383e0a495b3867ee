import subprocess


class Target:
    def attack(self):
        try:
            subprocess.run(["/bin/sh", "-c", "echo answered"])
        except OSError:
            pass

    def answer(self):
        print("not this")
