class Target:
    def attack(self):
        while True:
            print("answered")

    def answer(self):
        print("answered")
