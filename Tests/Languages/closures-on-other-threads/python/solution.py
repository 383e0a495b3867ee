from threading import Thread


class Kitchen:
    def cook(self, meal, done):
        counts = []
        cooks = [Thread(target=lambda: counts.append(done(f"hot {meal}"))) for _ in range(2)]
        for cook in cooks:
            cook.start()
        for cook in cooks:
            cook.join()
        return sum(counts)
