"""Calls that mean another member in each class: by a name that is made of the class's, or by `functools.singledispatchmethod`."""

import ast
import copy


class Resolver(ast.NodeTransformer):
    """Puts the member that is meant in a class in the place of a call; `names` are those of all members."""

    def __init__(self, function, lineage, names, dispatchers):
        self.function, self.own, self.lineage, self.names = function, function.args.args[0].arg, lineage, names
        self.dispatchers, self.is_resolved = dispatchers, False

    def visit_Call(self, node):
        self.generic_visit(node)
        if getattr(node.func, "id", "") == "getattr" and len(node.args) > 1 and names_class(written(node.args[1], self.function), self.own):
            return self.put(node, node.args[0], meant(written(node.args[1], self.function), self.lineage[0], self.names))
        for place, find in self.dispatchers.get(getattr(node.func, "attr", ""), ()):
            if place < len(node.args) and getattr(node.args[place], "id", "") == self.own:
                node.func = self.put(node.func, node.func.value, find(self.lineage))
        return node

    def put(self, node, owner, name):
        if name is None:
            return node
        self.is_resolved = True
        return ast.copy_location(ast.Attribute(owner, name, ast.Load()), node)


def folded(name):
    return name.replace("_", "").lower()


def written(node, function):
    """Returns what a name was given in a function: `name = "visit_" + kind`."""
    given = [n.value for n in ast.walk(function) if isinstance(n, ast.Assign) and any(getattr(t, "id", "") == getattr(node, "id", None) for t in n.targets)]
    return given[0] if given else node


def names_class(node, own):
    """Tells whether an expression has `type(self).__name__` or `self.__class__.__name__` in it."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Attribute) and inner.attr == "__name__":
            if own in {part.id for part in ast.walk(inner.value) if isinstance(part, ast.Name)}:
                return True
    return False


def meant(node, title, names):
    """Returns the member whose name is what a text begins with and the class's name; None for none or several."""
    words = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    start = words[0].partition("{")[0].partition("%")[0] if words else ""
    found = [name for name in names if name.startswith(start) and folded(name[len(start):]) == folded(title.rpartition(".")[2])]
    return found[0] if len(found) == 1 else None


def registered(function):
    """Returns a function of `@visit.register` by the name `visit(Man)`, once for each type that it is for; nothing for any other."""
    for mark in function.decorator_list:
        call = mark.func if isinstance(mark, ast.Call) else mark
        if not isinstance(call, ast.Attribute) or call.attr != "register" or not isinstance(call.value, ast.Name) or len(function.args.args) < 2:
            continue
        type = mark.args[0] if isinstance(mark, ast.Call) and mark.args else function.args.args[1].annotation
        if isinstance(type, ast.Constant) and isinstance(type.value, str):
            type = ast.Name(type.value)
        copies = []
        for part in ast.walk(type) if type else ():
            if isinstance(part, ast.Name):
                copies.append(copy.copy(function))
                copies[-1].name = f"{call.value.id}({part.id})"
        return copies
    return []


def dispatchers(solution, names):
    """Returns the methods that call another one for each class of an argument: by name, the argument's place and what finds the other one."""
    found = {}
    for type in solution.classes.values():
        for name, functions in type.functions.items():
            if "(" in name:
                base = name.partition("(")[0]
                found.setdefault(base, [(0, lambda lineage, base=base: next((m for c in lineage if (m := f"{base}({c.rpartition('.')[2]})") in names), None))])
            for node in ast.walk(functions[-1]):
                if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "getattr" or len(node.args) < 2:
                    continue
                text = written(node.args[1], functions[-1])
                for place, argument in enumerate(functions[-1].args.args[1:]):
                    if names_class(text, argument.arg):
                        found.setdefault(name, []).append((place, lambda lineage, text=text: meant(text, lineage[0], names)))
    return found


def add_dispatched(solution):
    """Gives each class the members with such a call, own and inherited, with the call that it is in this class."""
    names = {name for type in solution.classes.values() for name in type.functions}
    known = dispatchers(solution, names)
    for type in list(solution.classes.values()):
        for name, functions in list(type.functions.items()):
            if not functions[-1].args.args:
                continue
            for below in [*solution.below(type.name), type.name]:
                other = solution.classes[below]
                resolver = Resolver(functions[-1], solution.lineages[below], names, known)
                function = resolver.visit(copy.deepcopy(functions[-1]))
                if resolver.is_resolved and (name not in other.functions or other is type) and other.module is type.module:
                    other.functions[name] = [function]
