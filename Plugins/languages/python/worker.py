"""Serves the worker protocol for a solution that build.py compiled: worker.py OUT, or as a worker server: worker.py OUT --serve.

What this program imports it imports before anything of the solution, so that no file of the solution can take its place.
"""

import _thread
import functools
import inspect
import io
import itertools
import json
import os
import sys
from math import isfinite

from kata_loading import find_solution, modules
from kata_running import frames, run_to_end

DEEPEST = 64
FUNCTION_TYPES = (type(lambda: 0), type(json.JSONEncoder().default), type(len), functools.partial)
FUNCTIONS = (*FUNCTION_TYPES[:2], staticmethod, classmethod)
SEQUENCES = {list, tuple, range, type({}.keys()), type({}.values()), type({}.items())}
objects, numbers, types, names, known, closures = {}, {}, {}, {}, {}, {}


class Refusal(Exception):
    """What a request cannot have: `contract` blames the script or what the solution lacks, `bridge` says why it cannot cross."""

    def __init__(self, kind, message, **more):
        self.error = {"kind": kind, "message": message, **more}


def import_solution(switches):
    for file, module in modules(described["modules"], switches):
        for type in described["types"]:
            if type["file"] == file:
                name = type["name"]
                types[name] = module
                for part in name.split("."):
                    types[name] = getattr(types[name], part, None)
                names[module.__name__, name], known[name] = name, type


# Values

def type_name(value):
    """Returns the name of the most derived class that a script can name."""
    found = (names.get((ancestor.__module__, ancestor.__qualname__)) for ancestor in type(value).__mro__)
    return next(filter(None, found), None) or ("(...) -> Any" if isinstance(value, FUNCTION_TYPES) else type(value).__qualname__)


def is_case(value):
    return "enum" in sys.modules and isinstance(value, sys.modules["enum"].Enum)


def to_json(value, depth=0):
    kind = type(value)
    if value is None or kind is bool or kind is str:
        return value
    if kind is int:
        if -1 << 63 <= value < 1 << 63:
            return value
        raise Refusal("bridge", f"{value if abs(value) < 1 << 99 else 'a number'} does not fit in 64 bits")
    if kind is float:
        return value if isfinite(value) else {"float": str(value)}
    if is_case(value):
        return {"case": value.name, "type": type_name(value)}
    if depth == DEEPEST:
        raise Refusal("bridge", f"it is nested more than {DEEPEST} deep")
    if kind in SEQUENCES:
        return [to_json(element, depth + 1) for element in value]
    if kind is set or kind is frozenset:
        return sorted((to_json(element, depth + 1) for element in value), key=text)
    if kind is dict:
        pairs = [[to_json(key, depth + 1), to_json(item, depth + 1)] for key, item in value.items()]
        return {"map": sorted(pairs, key=lambda pair: text(pair[0]))}
    if id(value) not in numbers:
        numbers[id(value)] = numbers[None] = numbers.get(None, 0) + 1  # A number is never used again.
        objects[numbers[None]] = value
    return {"ref": numbers[id(value)], "type": type_name(value)}


def text(value):
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def from_json(value):
    if isinstance(value, list):
        return [from_json(element) for element in value]
    if not isinstance(value, dict):
        return value
    if "ref" in value:
        if value["ref"] not in objects:
            raise Refusal("contract", f"there is no object {value['ref']}")
        return objects[value["ref"]]
    if "map" in value:
        return {from_json(key): from_json(item) for key, item in value["map"]}
    if "float" in value:
        return float(value["float"])
    if "callback" in value:
        number = value["callback"]
        return closures.setdefault(number, lambda *values, **named: ask(number, [*values, *named.values()]))
    if "case" not in value:
        raise Refusal("contract", f"a {next(iter(value))} of the script cannot be handed to Python")
    return case(value)


def case(value):
    owners = [value["type"]] if value.get("type") else [name for name in known if value["case"] in (case["name"] for case in known[name]["cases"])]
    if len(owners) != 1:
        raise Refusal("contract", f"'.{value['case']}' is a case of {' and of '.join(owners) or 'nothing'}")
    if not hasattr(the_type(owners[0]), value["case"]):
        raise Refusal("contract", f"{owners[0]} has no case '{value['case']}'", missing=value["case"], of=owners[0])
    found = getattr(the_type(owners[0]), value["case"])
    return call(found, value["case"], value["args"]) if value.get("args") else found


# Members

def the_type(name):
    if types.get(name) is None:
        raise Refusal("contract", f"there is no type '{name}'", missing=name)
    return types[name]


def declared(owner, name):
    """Returns what a class or an object has under a name, as it was declared, in a list; an empty one for nothing."""
    lineage = owner.__mro__ if isinstance(owner, type) else type(owner).__mro__
    if isinstance(owner, type):
        lineage += tuple(above for above in type(owner).__mro__ if above.__module__ not in ("builtins", "abc", "enum"))
    return [place[name] for place in [getattr(owner, "__dict__", {}), *map(vars, lineage)] if name in place]


class Receiver:
    """Whose member is meant: an object, a plain value, or a class."""

    def __init__(self, request):
        self.owner = from_json(request["on"]) if "on" in request else the_type(request["type"])
        self.title = type_name(self.owner) if "on" in request else request["type"]
        self.name = request.get("member", "")
        self.declared = declared(self.owner, self.name)

    @property
    def is_own(self):
        """Tells whether the object itself has the member, and not its class."""
        return self.name in getattr(self.owner, "__dict__", {}) and not isinstance(self.owner, type)

    @property
    def missing(self):
        return Refusal("contract", f"{self.title} has no member '{self.name}'", missing=self.name, of=self.title)

    def read(self):
        """Reads the member: one that is not there is the script's fault, an AttributeError inside of it the solution's."""
        if self.name == "callAsFunction" and callable(self.owner):
            return self.owner
        if self.name.startswith("_"):
            raise Refusal("bridge", f"'{self.name}' is private")
        if not self.declared and not hasattr(type(self.owner), "__getattr__"):
            raise self.missing
        try:
            return getattr(self.owner, self.name)
        except AttributeError:
            if self.declared:
                raise
            raise self.missing from None

    def call(self, arguments):
        function = self.read()
        if not callable(function):
            raise Refusal("contract", f"'{self.name}' is a property, not a method")
        return call(function, f"{self.title}.{self.name}", arguments)

    def get(self):
        if self.declared and isinstance(self.declared[0], FUNCTIONS) and not self.is_own:
            raise Refusal("contract", f"'{self.name}' is a method, not a property")
        return self.read()

    def set(self, value):
        listed = known.get(self.title, {"properties": []})["properties"]
        if not self.declared and not any(self.name == p["name"] for p in listed):
            raise self.missing
        found = self.declared[0] if self.declared else None
        is_method = isinstance(found, FUNCTIONS) and not self.is_own
        is_frozen = getattr(getattr(type(self.owner), "__dataclass_params__", None), "frozen", isinstance(self.owner, tuple))
        if is_frozen or is_method or isinstance(self.owner, type) and is_case(found) or isinstance(found, property) and not found.fset:
            raise Refusal("contract", f"'{self.name}' cannot be assigned")
        setattr(self.owner, self.name, value)

    def index(self, request):
        if not hasattr(self.owner, "__setitem__" if "value" in request else "__getitem__"):
            raise Refusal("contract", f"{self.title} has no subscript" + " that can be set" * ("value" in request))
        keys = [from_json(argument["value"]) for argument in arguments_of(request)]
        key = keys[0] if len(keys) == 1 else tuple(keys)
        if "value" not in request:
            return self.owner[key]
        self.owner[key] = from_json(request["value"])


def arguments_of(request):
    return [a if isinstance(a, dict) and "value" in a else {"value": a} for a in request["args"]]


def call(function, title, arguments):
    """Calls what a script called; where its arguments do not fit the parameters, nothing is called."""
    bare = [from_json(a["value"]) for a in arguments if not a.get("label")]
    named = {a["label"]: from_json(a["value"]) for a in arguments if a.get("label")}
    try:
        signature = inspect.signature(function)
    except (ValueError, TypeError):
        signature = None  # What is written in C may have none.
    if signature:
        # A script's value without a label may be for a parameter that Python takes by name alone.
        kinds = [p.kind for p in signature.parameters.values()]
        count = sum(kind <= 1 for kind in kinds)
        if 2 not in kinds and len(bare) > count:
            keywords = [p.name for p in signature.parameters.values() if p.kind == 3 and p.name not in named]
            named.update(zip(keywords, bare[count:]))
            bare = bare[:count] + bare[count + len(keywords):]
    try:
        if signature:
            signature.bind(*bare, **named)
    except TypeError as error:
        raise Refusal("contract", f"{title}{signature}: {error}") from None
    result = function(*bare, **named)
    return run_to_end(result) if inspect.iscoroutine(result) else result


# Requests

# What the solution raised in the last request, until the next one.
caught = []


def answer(request):
    if request["op"] != "caught":
        caught.clear()
    match request["op"]:
        case "caught":
            if not caught:
                raise Refusal("contract", "nothing was thrown just now")
            return to_json(caught.pop())
        case "new":
            made = the_type(request["type"])
            if missing := sorted(getattr(made, "__abstractmethods__", ())):
                raise Refusal("bridge", f"{request['type']} is abstract: {', '.join(missing)} is missing")
            return to_json(call(made, request["type"], arguments_of(request)))
        case "call":
            return to_json(Receiver(request).call(arguments_of(request)))
        case "get":
            return to_json(Receiver(request).get())
        case "set":
            return Receiver(request).set(from_json(request["value"]))
        case "index":
            return to_json(Receiver(request).index(request))
        case "copy":
            return to_json(from_json(request["on"]))
        case "same":
            # Functions and objects of private classes are objects, too: whatever a script gets by its number.
            if not all(isinstance(value, dict) and value.keys() & {"ref", "case"} for value in (request["a"], request["b"])):
                raise Refusal("contract", "'===' compares objects")
            return from_json(request["a"]) is from_json(request["b"])
        case "equal":
            a, b = from_json(request["a"]), from_json(request["b"])
            if type_name(a) in known and not is_case(a) and type(a).__eq__ is type(b).__eq__ is object.__eq__:
                raise Refusal("contract", f"{type_name(a)} has no ==; use === or compare its properties")
            return bool(a == b)
        case "show":
            value = from_json(request["value"])
            is_plain = type(value).__str__ is object.__str__ and type(value).__repr__ is object.__repr__
            return f"<{type_name(value)} object>" if is_plain else str(value)
        case "iterate":
            value = from_json(request["on"])
            if not hasattr(value, "__iter__"):
                raise Refusal("contract", f"{type_name(value)} is no sequence")
            return to_json(iter(value))
        case "next":
            return [to_json(element) for element in itertools.islice(from_json(request["on"]), 1)]
        case "release":
            for number in set(request["refs"]) & objects.keys():
                del numbers[id(objects[number])]
                del objects[number]
        case other:
            raise Refusal("contract", f"this worker knows no '{other}'")


def reply_to(request):
    try:
        return {"ok": answer(request)}
    except Refusal as refusal:
        return {"error": refusal.error}
    except SystemExit as end:
        print("\n*** Frames " + json.dumps(frames(end), ensure_ascii=False), file=sys.stderr)
        leave(end.code if isinstance(end.code, int) else bool(end.code))
    except MemoryError:
        print("Fatal error: out of memory")
        leave(1)
    except BaseException as error:
        caught[:] = [error]
        words = str(error.args[0]) if type(error) is KeyError and error.args else str(error)
        return {"error": {"kind": "thrown", "message": words, "type": type(error).__name__, "frames": frames(error)}}


def leave(status):
    sys.stdout.flush()
    os._exit(status)


# What is said with kata

# The request in hand; None where there is none.
in_hand = None
# Held by the thread that speaks with kata: by the worker's own but while the solution works, by one that calls a closure of the script until it has what that gives.
turn = _thread.RLock()


class ScriptError(Exception):
    """An error of the script's own that a closure let through."""


def ask(number, values):
    """Has kata run a closure of the script; on another thread than the worker's own only while a request is in hand."""
    with turn:
        send({"id": in_hand, "callback": number, "args": [to_json(value) for value in values], "throws": True})
        while True:
            given = serve()
            if given:
                break
    if "error" not in given:
        return from_json(given.get("value"))
    error = from_json(given.get("value"))
    raise error if isinstance(error, BaseException) else ScriptError(given["error"])


def serve():
    """Serves one request; returns what a closure of the script gave where it is that."""
    global in_hand, token
    line = requests.readline()
    if not line:
        leave(0)
    request = json.loads(line)
    if request["op"] == "return":
        return request
    outer, in_hand = in_hand, request["id"]
    if request["op"] == "hello":
        token = request["token"]
        greet(request)
        reply = {"ok": {"protocol": 2, "language": "python", "types": False}}
    elif request["op"] == "bye":
        reply = {"ok": token}
    elif outer:
        reply = reply_to(request)
    else:
        turn.release()
        reply = reply_to(request)
        turn.acquire()
    send({"id": request["id"], **reply})
    in_hand = outer
    if request["op"] == "bye":
        leave(0)


def work():
    global requests
    sys.stdout, sys.stderr = (io.TextIOWrapper(
        open(descriptor, "wb", closefd=False), encoding="utf-8", errors="backslashreplace", line_buffering=True)
        for descriptor in (1, 2))
    sys.stdin = open(os.devnull, encoding="utf-8")
    requests = open(3, "rb")
    turn.acquire()
    while True:
        serve()


def send(reply):
    sys.stdout.flush()
    try:
        line = json.dumps(reply, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        error = {"kind": "bridge", "message": "its text has half of a surrogate pair"}
        if "callback" in reply:
            raise Refusal(**error) from None
        line = json.dumps({"id": reply["id"], "error": error}).encode()
    with open(4, "wb", closefd=False) as answers:
        answers.write(line + b"\n")


def greet(request):
    try:
        import_solution(request.get("empty"))
    except BaseException as error:
        print(f"Fatal error: {type(error).__name__}: {error}\n*** Frames {json.dumps(frames(error))}", file=sys.stderr)
        leave(1)


described = find_solution(sys.argv[1])
if "--serve" in sys.argv:
    import kata_server
    kata_server.run(work)
work()
