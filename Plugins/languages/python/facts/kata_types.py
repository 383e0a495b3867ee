"""What is known of the types of values in Python sources."""

from collections import namedtuple

Type = namedtuple("Type", "names metas many element key parts function takes gives foreign")
UNKNOWN = Type(frozenset(), frozenset(), False, None, None, None, False, (), None, "")
LISTS = {"list", "List", "Sequence", "Iterable", "Iterator", "Collection", "set", "Set", "frozenset", "deque", "Generator", "MutableSequence",
         "WeakSet", "FrozenSet", "Deque"}
MAPS = {"dict", "Dict", "Mapping", "MutableMapping", "defaultdict", "DefaultDict", "OrderedDict", "WeakKeyDictionary", "WeakValueDictionary"}

WEAK = {"ref", "ReferenceType", "WeakMethod"}


def named(*names):
    return UNKNOWN._replace(names=frozenset(names))


def foreign(name):
    return UNKNOWN._replace(foreign=name)


def listed(element):
    return UNKNOWN._replace(many=True, element=element)


def mapped(key, element):
    return UNKNOWN._replace(many=True, key=key, element=element)


def leaves_open(type):
    """Tells whether a type leaves open what is meant: anything, or a list or weak reference of anything."""
    return type == UNKNOWN or (type.many or type.foreign == "ref") and not type.parts and leaves_open(type.element or UNKNOWN)


def joined(first, second):
    """Returns the type of what may be either."""
    if first is None or first == UNKNOWN or first == second:
        return second or first or UNKNOWN
    if second is None or second == UNKNOWN:
        return first
    parts = None
    if first.parts and second.parts and len(first.parts) == len(second.parts):
        parts = tuple(map(joined, first.parts, second.parts))
    return Type(first.names | second.names, first.metas | second.metas, first.many or second.many,
                deeper(first.element, second.element), deeper(first.key, second.key), parts, first.function or second.function,
                first.takes or second.takes, deeper(first.gives, second.gives), first.foreign or second.foreign)


def deeper(first, second):
    return joined(first, second) if first and second else first or second


def together(types):
    result = UNKNOWN
    for type in types:
        result = joined(result, type)
    return result


def flat(type):
    """Returns the names of own classes that a type speaks of."""
    if type is None:
        return frozenset()
    names = type.names | type.metas | flat(type.element) | flat(type.key)
    for part in type.parts or ():
        names |= flat(part)
    return names


def shortened(type, depth=3):
    """Returns a type that is no deeper than that: lists that hold themselves have no end."""
    if depth == 0:
        return UNKNOWN._replace(names=flat_names(type))
    return type._replace(element=type.element and shortened(type.element, depth - 1), key=type.key and shortened(type.key, depth - 1),
                         parts=type.parts and tuple(shortened(p, depth - 1) for p in type.parts),
                         gives=type.gives and shortened(type.gives, depth - 1), takes=())


def flat_names(type):
    return type.names
