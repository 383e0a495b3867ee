"""Serves the worker protocol: requests on descriptor 3, answers on descriptor 4, what the module prints is the log."""

import importlib
import json
import os
import sys

objects, numbers = {}, {}


class Contract(Exception):
    """The module has no such thing."""


def from_json(value):
    if isinstance(value, dict) and "ref" in value:
        return objects[value["ref"]]
    if isinstance(value, dict) and "map" in value:
        return {from_json(key): from_json(item) for key, item in value["map"]}
    return [from_json(item) for item in value] if isinstance(value, list) else value


def to_json(value):
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [to_json(item) for item in value]
    if isinstance(value, dict):
        return {"map": sorted([to_json(key), to_json(item)] for key, item in value.items())}
    number = numbers.setdefault(id(value), len(numbers) + 1)
    objects[number] = value
    return {"ref": number, "type": type(value).__name__}


def call(function, arguments):
    bare = [from_json(a["value"]) for a in arguments if a.get("label") is None]
    named = {a["label"]: from_json(a["value"]) for a in arguments if a.get("label") is not None}
    return function(*bare, **named)


def member(request):
    owner = from_json(request["on"]) if "on" in request else types[request["type"]]
    if not hasattr(owner, request["member"]):
        raise Contract(f"{type(owner).__name__} has no member '{request['member']}'")
    return owner, getattr(owner, request["member"])


def answer(request):
    match request["op"]:
        case "hello":
            return {"protocol": 1, "language": "python", "types": False}
        case "new":
            return to_json(call(types[request["type"]], request["args"]))
        case "call":
            return to_json(call(member(request)[1], request["args"]))
        case "get":
            return to_json(member(request)[1])
        case "set":
            setattr(member(request)[0], request["member"], from_json(request["value"]))
        case "same":
            return from_json(request["a"]) is from_json(request["b"])
        case "equal":
            return from_json(request["a"]) == from_json(request["b"])
        case "show":
            return str(from_json(request["value"]))
        case "copy":
            return request["on"]
        case "release":
            for number in request["refs"]:
                numbers.pop(id(objects.pop(number)), None)
        case other:
            raise Contract(f"this worker knows no '{other}'")


requests, answers = open(3, encoding="utf-8"), open(4, "w", encoding="utf-8")
sys.stdout.reconfigure(line_buffering=True)
folder = os.path.dirname(os.path.abspath(__file__))
types = {}
for file in sorted(os.listdir(folder)):
    if file.endswith(".py") and file != "worker.py":
        types.update(vars(importlib.import_module(file[:-3])))
token = None
for line in requests:
    request = json.loads(line)
    reply = {"id": request["id"]}
    token = request.get("token", token)
    try:
        reply["ok"] = token if request["op"] == "bye" else answer(request)
    except (Contract, KeyError) as error:
        reply["error"] = {"kind": "contract", "message": str(error)}
    except Exception as error:
        reply["error"] = {"kind": "thrown", "message": str(error), "type": type(error).__name__}
    sys.stdout.flush()
    answers.write(json.dumps(reply, ensure_ascii=False) + "\n")
    answers.flush()
    if request["op"] == "bye":
        break
