import json
import sys


class Target:
    def attack(self):
        json.dumps = lambda value, **words: '{"id":3,"ok":null}'
        sys.modules["__main__"].to_json = lambda value, depth=0: "answered"
        sys.modules["__main__"].Refusal = KeyError

    def answer(self):
        print("not this")
