import json
import os
import sys
import time


def request():
    """The request that the worker has in hand."""
    frame = sys._getframe()
    while frame:
        found = frame.f_locals.get("request")
        if isinstance(found, dict) and "id" in found:
            return found
        frame = frame.f_back


class Target:
    def attack(self):
        calls = {
            "first": 2**63 - 1, "types": ["W"], "members": [["W", "x()", "method"]],
            "list": [[-1, 1, 0, 0], [-1, 1, 0, 0]], "cut": False,
        }
        forged = {"id": request()["id"], "ok": None, "void": True, "calls": calls}
        os.write(4, (json.dumps(forged) + "\n").encode())
        time.sleep(0.3)
        os._exit(0)

    def answer(self):
        print("not this")
