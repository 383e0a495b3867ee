"""Calls of a member whose name is made of the class's: `getattr(visitor, "visit_" + type(self).__name__)` is another one in each class below."""

import ast
import copy


class Resolver(ast.NodeTransformer):
    """Puts the member that is meant in the place of such a call; `names` are those of all members."""

    def __init__(self, own, title, names):
        self.own, self.title, self.names = own, folded(title), names
        self.is_resolved = False

    def visit_Call(self, node):
        self.generic_visit(node)
        if getattr(node.func, "id", "") != "getattr" or len(node.args) < 2 or not names_class(node.args[1], self.own):
            return node
        start = beginning(node.args[1])
        meant = [name for name in self.names if name.startswith(start) and folded(name[len(start):]) == self.title]
        if len(meant) != 1:
            return node
        self.is_resolved = True
        return ast.copy_location(ast.Attribute(node.args[0], meant[0], ast.Load()), node)


def folded(name):
    return name.replace("_", "").lower()


def names_class(node, own):
    """Tells whether an expression has `type(self).__name__` or `self.__class__.__name__` in it."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Attribute) and inner.attr == "__name__":
            if own in {part.id for part in ast.walk(inner.value) if isinstance(part, ast.Name)}:
                return True
    return False


def beginning(node):
    """Returns the text that a name begins with: `visit_` of `f"visit_{kind}"`."""
    words = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return words[0].partition("{")[0].partition("%")[0] if words else ""


def add_dispatched(solution):
    """Gives each class the members that it inherits with such a call, with the call that it is in this class."""
    names = {name for type in solution.classes.values() for name in type.functions}
    for type in list(solution.classes.values()):
        for name, functions in list(type.functions.items()):
            arguments = functions[-1].args.args
            if not arguments or not names_class(functions[-1], arguments[0].arg):
                continue
            for below in solution.below(type.name):
                other = solution.classes[below]
                resolver = Resolver(arguments[0].arg, below.rpartition(".")[2], names)
                function = resolver.visit(copy.deepcopy(functions[-1]))
                if resolver.is_resolved and name not in other.functions and other.module is type.module:
                    other.functions[name] = [function]
