"""Changed copies of a solution: code in which members do nothing (docs/copies.md)."""

import ast

from kata_facts import Source, Writer

NONE = ast.Constant(None)


def emptied(sources, path):
    """Returns for each switch the trees of all files in which its members do nothing, and the wishes that are refused."""
    written = [Source(*source) for source in sources]
    code = Writer(written).code()
    written_there = {(source.file, n.lineno, n.col_offset) for source in written for n in ast.walk(source.tree) if isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef))}
    switches, refused = {}, []
    with open(path, encoding="utf-8") as file:
        wishes = [line.rstrip("\n").split("\t") for line in file]
    for kind, *words in wishes:
        if kind == "open":
            refused.append({"wish": "open " + ":".join(words[1:]), "reason": "a further type is made in Swift alone"})
        if kind != "empty":
            continue
        place = (words[1], int(words[2]), int(words[3]))
        starts = {(words[1], *start): is_own for *start, is_own in code.get(place, ()) if (words[1], *start) in written_there}
        if not starts:
            refused.append({"wish": "empty " + ":".join(words[1:]), "reason": "no function stands there"})
            continue
        for bit in range(int(words[0]).bit_length()):
            if int(words[0]) >> bit & 1:
                switches.setdefault(1 << bit, {}).update(starts)
    return {switch: {source[0]: Emptier(source[0], starts).visit(ast.parse(source[1])) for source in sources} for switch, starts in switches.items()}, refused


class Emptier(ast.NodeTransformer):
    """Takes the code out of functions, which are told by where they begin."""

    def __init__(self, file, starts):
        self.file, self.starts = file, starts

    def visit_FunctionDef(self, node):
        self.generic_visit(node)
        is_own = self.starts.get((self.file, node.lineno, node.col_offset))
        if is_own is not None:
            body = [ast.Return(neutral(node, is_own))]
            if any(isinstance(inner, (ast.Yield, ast.YieldFrom)) for inner in ast.walk(node)):
                body = [ast.Return(), ast.Expr(ast.Yield())]
            node.body = [ast.fix_missing_locations(ast.copy_location(statement, node.body[0])) for statement in body]
        return node

    visit_AsyncFunctionDef = visit_FunctionDef


def neutral(function, is_own):
    """Returns what a function gives while it is empty: nothing, or the least of its kind where it says that; its own object where that is of the kind."""
    given = [node.value for node in ast.walk(function) if isinstance(node, ast.Return) and node.value]
    kinds = {kind(value, function) for value in given}
    least = {"text": ast.Constant(""), "number": ast.Constant(0), "truth": ast.Constant(False), "list": ast.List([], ast.Load()), "map": ast.Dict([], [])}
    if (kinds == {"self"} or is_own) and function.args.args:
        return ast.Name(function.args.args[0].arg, ast.Load())
    return least.get(kinds.pop(), NONE) if len(kinds) == 1 else NONE


def kind(value, function):
    match value:
        case ast.JoinedStr() | ast.Constant(value=str()): return "text"
        case ast.Compare() | ast.Constant(value=bool()) | ast.UnaryOp(op=ast.Not()): return "truth"
        case ast.Constant(value=int() | float()): return "number"
        case ast.List() | ast.ListComp(): return "list"
        case ast.Dict() | ast.DictComp(): return "map"
        case ast.Name(id=name) if function.args.args and name == function.args.args[0].arg: return "self"
    return ""
