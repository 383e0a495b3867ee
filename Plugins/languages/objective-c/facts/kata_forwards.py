"""Gives classes the methods that they hand on to another object: a proxy need not write them out."""

from kata_tree import Method, Node


def add_forwarded(solution):
    """Adds what `forwardingTargetForSelector:` or `forwardInvocation:` answers of the members that a class has promised."""
    for type in solution.classes.values():
        way = type.code("forwardingTargetForSelector:") or type.code("forwardInvocation:")
        target = target_of(way.body) if way and way.body else None
        if target is None:
            continue
        type.forwards = True
        lineage = [solution.classes[name] for name in solution.lineage(type.name) if name in solution.classes]
        written = {selector for each in lineage for (_, selector), methods in each.methods.items() if any(m.body for m in methods)}
        for promised in [m for each in lineage for methods in each.methods.values() for m in methods]:
            if promised.is_static or promised.selector in written:
                continue
            written.add(promised.selector)
            # It stands for whatever else has the member, of whatever type.
            solution.loose.add(promised.selector)
            type.methods.setdefault((False, promised.selector), []).append(forwarding(promised, way, target))


def forwarding(promised, way, target):
    arguments = [Node("name", way.start, name=parameter.name) for parameter in promised.parameters]
    message = Node("message", way.start, way.start + len("forward"), receiver=target, selector=promised.selector, arguments=arguments)
    code = Node("block", way.start, body=[Node("return", way.start, value=message)])
    method = Method(False, promised.returns, promised.selector, promised.parameters, way.start, code)
    method.file = way.file
    return method


def target_of(node):
    """Returns what is given back as the target, or what an invocation is sent to."""
    for inner in nodes(node):
        if inner.kind == "message" and inner.selector == "invokeWithTarget:":
            return inner.arguments[0]
        if inner.kind == "return" and inner.value is not None and not names(inner.value, "nil", "super"):
            return inner.value
    return None


def names(node, *words):
    return any(inner.kind == "name" and inner.name in words for inner in nodes(node))


def nodes(node):
    """Returns a node and all within it."""
    found = [node]
    for each in found:
        for part in each.__dict__.values():
            found += [p for p in (part if isinstance(part, list) else [part]) if isinstance(p, Node)]
    return found
