class Target:
    def attack(self):
        kept = []
        while True:
            kept.append(b"x" * (16 << 20))

    def answer(self):
        print("answered")
