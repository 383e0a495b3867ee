import threading
import time


class Target:
    def attack(self):
        def go_on():
            while True:
                time.sleep(0.001)

        threading.Thread(target=go_on, daemon=False).start()

    def answer(self):
        print("answered")
