class NoCoffee(Exception):
    pass


class Kitchen:
    def brew(self):
        raise NoCoffee("no coffee")

    def attempt(self, job):
        job()

    def guarded(self, job):
        try:
            job()
        except NoCoffee:
            return "no coffee at all"
        except Exception:
            return "something else went wrong"
        return "done"
