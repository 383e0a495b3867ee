import json
import worker
import inspect


class Shop:
    def open(self):
        inspect.name()
        return f"{json.name()} {worker.name()}"
