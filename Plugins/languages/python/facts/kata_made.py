"""Classes and functions that no statement declares: by `type`, by `Enum("Kind", "A B")`, inside of functions, handed on to a part."""

import ast
import copy

ENUMS = {"Enum", "IntEnum", "StrEnum", "Flag", "IntFlag"}


def last_name(node):
    """Returns the name that an expression ends with: `functools.cached_property(x)` gives cached_property."""
    if isinstance(node, (ast.Call, ast.Subscript)):
        return last_name(node.func if isinstance(node, ast.Call) else node.value)
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def names_in(target):
    """Returns the names that an assignment gives: two for `MUTTON, DUCK = range(2)`."""
    return [name.id for name in (target.elts if isinstance(target, ast.Tuple) else [target]) if isinstance(name, ast.Name)]


def assigned(target, node):
    """Returns the names that an assignment gives values, each with an assignment of its own."""
    if isinstance(target, ast.Name):
        return [(target, node)]
    if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple) and len(target.elts) == len(node.value.elts):
        pairs = zip(target.elts, node.value.elts)
        return [(name, ast.copy_location(ast.Assign([name], value), node)) for name, value in pairs if isinstance(name, ast.Name)]
    return []


def class_in(node, scope=None):
    """Returns the bases and code of a class that is made inside of code; None for what is none. `scope` has the functions that it may name."""
    if isinstance(node, ast.ClassDef):
        return node.bases, node.body
    if isinstance(node, ast.Call) and last_name(node) in ENUMS and len(node.args) == 2:
        try:
            cases = ast.literal_eval(node.args[1])
        except ValueError:
            return None
        cases = cases.replace(",", " ").split() if isinstance(cases, str) else [case if isinstance(case, str) else case[0] for case in cases]
        named = [ast.copy_location(ast.Name(case, ast.Store()), node) for case in cases]
        return [node.func], [ast.copy_location(ast.Assign([name], ast.Constant(place)), node) for place, name in enumerate(named, 1)]
    if isinstance(node, ast.Call) and last_name(node) == "type" and len(node.args) == 3 and isinstance(node.args[1], ast.Tuple):
        return node.args[1].elts, [made_member(name, value, scope) for name, value in entries(node.args[2])]
    return None


def entries(node):
    """Returns the names and values of `{"show": show}` and `dict(show=show)`."""
    if isinstance(node, ast.Call) and last_name(node) == "dict":
        return [(keyword.arg, keyword.value) for keyword in node.keywords if keyword.arg]
    pairs = zip(node.keys, node.values) if isinstance(node, ast.Dict) else ()
    return [(key.value, value) for key, value in pairs if isinstance(key, ast.Constant) and isinstance(key.value, str)]


def made_member(name, value, scope):
    """Returns the statement that a class would have for a member that `type` is given."""
    known = ast.walk(scope) if scope is not None and isinstance(value, ast.Name) else ()
    function = next((copy.copy(n) for n in known if isinstance(n, ast.FunctionDef) and n.name == value.id), None)
    if isinstance(value, ast.Lambda):
        body = ast.copy_location(ast.Return(value.body), value)
        function = ast.copy_location(ast.FunctionDef(name, value.args, [body], [], None), value)
    if function is None:
        return ast.copy_location(ast.Assign([ast.copy_location(ast.Name(name, ast.Store()), value)], value), value)
    function.name = name
    return function


def path(node):
    """Returns the names of `self.part.call`; fewer for what is no such chain."""
    return path(node.value) + [node.attr] if isinstance(node, ast.Attribute) else [node.id] if isinstance(node, ast.Name) else []


def forwarding(name, part, method, place, length):
    """Returns the function that hands on a call to a part of the object, as if it stood at a place."""
    function = ast.parse(f"def {name}(self, *args, **kwargs):\n    return self.{part}.{method}(*args, **kwargs)").body[0]
    for inner in ast.walk(function):
        ast.copy_location(inner, place)
        inner.end_lineno, inner.end_col_offset = place.lineno, place.col_offset + length
    return function
