"""Makes a worker out of sources: build.py SOURCES OUT, or of a changed copy of them: build.py SOURCES OUT WISHES.

Reads and compiles them, and runs nothing of them.
"""

import ast
import importlib.util
import json
import marshal
import os
import sys

from kata_made import class_in, last_name, names_in
from kata_solution import own_names

PLAIN_BASES = {"object", "ABC", "Protocol", "Generic", "Enum", "IntEnum", "StrEnum", "Flag", "IntFlag", "Exception"}
PLAIN_METAS = {"ABCMeta", "EnumMeta", "EnumType"}
PLAIN_MARKS = {"property", "cached_property", "setter", "getter", "deleter", "staticmethod", "classmethod", "abstractmethod", "override", "final", "overload",
               "lru_cache", "cache", "wraps", "contextmanager", "singledispatchmethod", "register"}
CLASS_MAKERS = {"namedtuple", "NamedTuple", "make_dataclass", "type"}
FUNCTION_MAKERS = {"partial", "MethodType", "lru_cache", "cache", "attrgetter", "methodcaller"}
ENUM_BASES = {"Enum", "IntEnum", "StrEnum", "Flag", "IntFlag"}


def parameters(arguments, skips):
    named = arguments.posonlyargs + arguments.args
    given = len(named) - len(arguments.defaults)
    result = [{"label": a.arg, "name": a.arg, "type": "Any", "optional": i >= given} for i, a in enumerate(named)][skips:]
    if arguments.vararg:
        result.append({"label": None, "name": arguments.vararg.arg, "type": "Any..."})
    for a, default in zip(arguments.kwonlyargs, arguments.kw_defaults):
        result.append({"label": a.arg, "name": a.arg, "type": "Any", "optional": default is not None})
    return result + ([{"label": None, "name": arguments.kwarg.arg, "type": "Any..."}] if arguments.kwarg else [])


def parameters_in(value, functions):
    """Returns what a value takes that is a function; None for what is none."""
    if isinstance(value, ast.Lambda):
        return parameters(value.args, 0)
    if isinstance(value, ast.Call) and last_name(value) in FUNCTION_MAKERS:
        return [{"label": None, "name": "_", "type": "Any..."}]
    return functions.get(last_name(value)) if isinstance(value, (ast.Attribute, ast.Name)) else None


def is_plain(value):
    """Tells whether a value can be told: an integer of 64 bits, or text without halves of surrogates."""
    if isinstance(value, str):
        return not any(0xD800 <= ord(character) <= 0xDFFF for character in value)
    return isinstance(value, int) and -(1 << 63) <= value < 1 << 63


class Type:
    """A class of the sources as `types.json` lists it."""

    def __init__(self, node, name, file):
        self.node = node
        self.bases = [last_name(base) for base in node.bases]
        self.decorators = [last_name(decorator) for decorator in node.decorator_list]
        self.json = {"name": name, "kind": "class", "file": file, "line": node.lineno,
                     "inherits": [base for base in self.bases if base not in PLAIN_BASES],
                     "constructors": [], "methods": [], "properties": [], "cases": []}
        self.fields = []
        self.members = {}
        for statement in node.body:
            self.read(statement)
        is_constants = not self.bases and len(self.json["cases"]) == len(self.json["properties"]) > 1 and not self.members
        if ENUM_BASES & set(self.bases):
            self.json.update(kind="enum", properties=[p for p in self.json["properties"] if not p["static"]])
        elif is_constants:
            self.json["kind"] = "enum"
        else:
            self.json["cases"] = []
        hides = {"__getattr__", "__getattribute__", "setattr", "__dict__", "vars"}
        named = {getattr(part, "attr", getattr(part, "id", "")) for part in ast.walk(node)}
        marks = {last_name(decorator) for function in self.members.values() for decorator in function.decorator_list}
        metas = {last_name(keyword.value) for keyword in node.keywords if keyword.arg == "metaclass"}
        if hides & (named | self.members.keys()) or self.decorators not in ([], ["dataclass"]) or marks - PLAIN_MARKS or metas - PLAIN_METAS:
            self.json["inherits"].append("what a script cannot see")  # An unknown base leaves members to the worker.

    def read(self, statement):
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
            self.read_method(statement)
        elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            self.fields.append({"label": statement.target.id, "name": statement.target.id, "type": "Any",
                                "optional": statement.value is not None})
            self.add_property(statement.target.id, True, statement)
        elif isinstance(statement, ast.Assign):
            for name in (name for target in statement.targets for name in names_in(target)):
                if isinstance(statement.value, ast.Lambda):
                    self.add_method(name, parameters(statement.value.args, 1), statement)
                    continue
                self.add_property(name, True, statement, is_static=True)
                case = {"name": name}
                if isinstance(statement.value, ast.Constant) and is_plain(statement.value.value):
                    case["raw"] = statement.value.value
                if name[0] != "_":
                    self.json["cases"].append(case)

    def add_property(self, name, is_settable, place, is_static=False):
        if name[0] != "_":
            self.json["properties"].append({"name": name, "settable": is_settable, "static": is_static,
                                            "file": self.json["file"], "line": place.lineno})

    def read_method(self, function):
        decorators = [last_name(decorator) for decorator in function.decorator_list]
        self.members[function.name] = function
        is_static = "staticmethod" in decorators
        if "setter" in decorators:
            for known in self.json["properties"]:
                known["settable"] = known["settable"] or known["name"] == function.name
        elif {"property", "cached_property"} & set(decorators):
            self.add_property(function.name, "cached_property" in decorators, function)
        else:
            self.add_method(function.name, parameters(function.args, 0 if is_static else 1), function, static=is_static or "classmethod" in decorators,
                            **{"async": isinstance(function, ast.AsyncFunctionDef)})

    def add_method(self, name, parameters, place, **more):
        name = "callAsFunction" if name == "__call__" else name
        if name[0] != "_":
            self.json["methods"].append({"name": name, "parameters": parameters, "file": self.json["file"], "line": place.lineno, **more})

    def add_assigned(self, functions):
        """Adds what methods give `self`, which are methods where it is a function, and what can be read of a class through its objects."""
        known = {p["name"] for p in self.json["properties"] if not p["static"]} | {m["name"] for m in self.json["methods"]}
        found = {p["name"]: (p["line"], None) for p in self.json["properties"] if p["static"]}
        for function in self.members.values():
            own = own_names(function)
            given = {id(target): node.value for node in ast.walk(function) if isinstance(node, ast.Assign) for target in node.targets}
            for node in ast.walk(function):
                if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and (
                        getattr(node.value, "id", None) in own or function.name == "__new__" and getattr(node.value, "value", None) is not None):
                    found.setdefault(node.attr, (node.lineno, parameters_in(given.get(id(node)), functions)))
        for name, (line, taken) in found.items():
            place = ast.Pass(lineno=line)
            if name not in known and taken is None:
                self.add_property(name, True, place)
            elif name not in known:
                self.add_method(name, taken, place)

    def set_constructor(self, types):
        """Finds the parameters of what makes objects: of `__init__`, own or inherited, or of a dataclass's fields."""
        for type in self.lineage(types):
            maker = type.members.get("__init__") or type.members.get("__new__")
            if maker:
                self.json["constructors"] = [{"name": "init", "parameters": parameters(maker.args, 1),
                                              "file": type.json["file"], "line": maker.lineno}]
                return
            if "dataclass" in type.decorators or "NamedTuple" in type.bases and type.fields:
                fields = [field for ancestor in reversed(self.lineage(types)) for field in ancestor.fields]
                self.json["constructors"] = [{"name": "init", "parameters": fields}]
                return
        if not self.json["inherits"] and self.json["kind"] == "class":
            self.json["constructors"] = [{"name": "init", "parameters": []}]

    @property
    def is_private(self):
        return any(part[0] == "_" for part in self.json["name"].split("."))

    def take_in(self, types):
        """Takes in what private bases have, since a script knows of none: their members, and their own bases."""
        hidden = [type for type in self.lineage(types)[1:] if type.is_private]
        makers = [type.json["constructors"] for type in [self, *hidden] if type.json["constructors"]]
        self.json["constructors"] = makers[0] if makers else []
        for key in ("methods", "properties"):
            for member in (member for type in hidden for member in type.json[key]):
                if all((member["name"], member["static"]) != (own["name"], own["static"]) for own in self.json[key]):
                    self.json[key].append(member)
        names = {type.json["name"] for type in hidden}
        inherited = self.json["inherits"] + [base for type in hidden for base in type.json["inherits"]]
        self.json["inherits"] = list(dict.fromkeys(base for base in inherited if base not in names))

    def lineage(self, types):
        result = [self]
        for type in result:
            result += [types[base] for base in type.bases if base in types and types[base] not in result]
        return result


class Module:
    """A source file: its types, and what it imports."""

    def __init__(self, path, file):
        with open(path, "rb") as source:
            content = source.read()
        # A traceback names this path, and kata puts the learner's own in its place.
        self.code = compile(content, "/solution/" + file, "exec", dont_inherit=True)
        tree = ast.parse(content, path)
        self.source = (file, content, tree)
        self.imports, self.types = set(), []
        self.is_async = any(isinstance(node, ast.AsyncFunctionDef) for node in ast.walk(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                self.imports |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
                self.imports.add(node.module)
        self.collect(tree.body, "", file)

    def collect(self, body, outer, file):
        for node in body:
            if isinstance(node, ast.ClassDef):
                self.types.append(Type(node, outer + node.name, file))
                self.collect(node.body, outer + node.name + ".", file)
            elif isinstance(node, (ast.If, ast.Try)):
                self.collect(node.body + node.orelse, outer, file)
            elif isinstance(node, ast.Assign):
                self.assign(node, outer, file)

    def assign(self, statement, outer, file):
        """Adds a class that a function makes, and what is put into one from outside: `Settings.shared = Settings()`."""
        types = {type.json["name"]: type for type in self.types}
        for target in statement.targets:
            maker = last_name(statement.value) if isinstance(statement.value, ast.Call) else ""
            # `Tie = garment("tie")` may be a class, too.
            if isinstance(target, ast.Name) and (maker in CLASS_MAKERS | ENUM_BASES or maker[:1].islower() and target.id[:1].isupper() and not target.id.isupper()):
                bases, body = class_in(statement.value, self.source[2]) or ([statement.value], [])
                made = ast.ClassDef(target.id, bases, [], body, [], lineno=statement.lineno)
                self.types.append(Type(made, outer + target.id, file))
            if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id in types:
                types[target.value.id].add_property(target.attr, True, statement, is_static=True)


def read(sources):
    modules = {}
    for folder, _, files in sorted(os.walk(sources)):
        for name in sorted(files):
            path = os.path.join(folder, name)
            file = os.path.relpath(path, sources)
            try:
                modules[file] = Module(path, file)
            except SyntaxError as error:
                sys.exit(f"{path}:{max(1, error.lineno or 1)}:{max(1, error.offset or 1)}: error: {error.msg}")
            except ValueError as error:
                sys.exit(f"{path}:1:1: error: {error}")
            except (RecursionError, MemoryError):
                sys.exit(f"{path}:1:1: error: it is nested too deeply to be read")
    return modules


def functions_of(modules, types):
    """Returns the parameters of functions by name, without what is a property somewhere."""
    found = {node.name: parameters(node.args, 0) for module in modules for node in module.source[2].body if isinstance(node, ast.FunctionDef)}
    found.update((method["name"], method["parameters"]) for type in types for method in type.json["methods"])
    properties = {property["name"] for type in types for property in type.json["properties"]}
    return {name: taken for name, taken in found.items() if name not in properties}


def write_code(file, code, folder):
    path = os.path.join(folder, file + "c")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as compiled:
        compiled.write(importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code))


def write_copies(modules, out, wishes):
    """Leaves, for each switch, the code in which the members that have it do nothing."""
    from kata_copies import emptied
    copies, refused = emptied([module.source for module in modules.values()], wishes)
    for switch, trees in copies.items():
        for file, tree in trees.items():
            write_code(file, compile(tree, "/solution/" + file, "exec", dont_inherit=True), os.path.join(out, f"sources-{switch}"))
    with open(os.path.join(out, "copy.json"), "w", encoding="utf-8") as file:
        json.dump({"copy": 1, "refused": refused}, file, ensure_ascii=False)


def write_facts(modules, out):
    """Leaves what the code does beside the types; code that cannot be read so has no facts, and runs all the same."""
    try:
        from kata_facts import facts
        text = json.dumps(facts([module.source for module in modules.values()]), ensure_ascii=False)
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError):
        return
    with open(os.path.join(out, "facts.json"), "w", encoding="utf-8") as file:
        file.write(text)


def main(sources, out, wishes=None):
    modules = read(sources)
    types = {type.json["name"]: type for module in reversed(modules.values()) for type in reversed(module.types)}
    functions = functions_of(modules.values(), types.values())
    for type in types.values():
        type.add_assigned(functions)
    for type in types.values():
        type.set_constructor(types)
    for type in types.values():
        type.take_in(types)
    types = {name: type for name, type in types.items() if not type.is_private}
    for file, module in modules.items():
        write_code(file, module.code, os.path.join(out, "sources"))
    own = {file.split("/")[0].removesuffix(".py") for file in modules}
    needed = sorted(name for module in modules.values() for name in module.imports
                    if name.split(".")[0] in sys.stdlib_module_names - own)
    if any(module.is_async for module in modules.values()):
        needed.append("asyncio")
    description = {"protocol": 1, "language": "python", "stateless": False,
                   "types": [type.json for type in reversed(types.values())],
                   "modules": list(modules), "imports": list(dict.fromkeys(needed)),
                   "shadowing": sorted(own & set(sys.stdlib_module_names))}
    for name in ("types.json", "solution.json"):
        with open(os.path.join(out, name), "w", encoding="utf-8") as file:
            json.dump(description, file, ensure_ascii=False)
    write_facts(modules, out)
    if wishes:
        write_copies(modules, out, wishes)


main(*sys.argv[1:])
