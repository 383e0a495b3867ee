"""What is known of the types of values in Objective-C sources."""

from collections import namedtuple

# `names` answer calls, `metas` are classes as values, `spoken` are what generic arguments say besides.
Type = namedtuple("Type", "names metas spoken many element key function takes gives foreign")
UNKNOWN = Type(frozenset(), frozenset(), frozenset(), False, None, None, False, (), None, "")
LISTS = {"NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet", "NSCountedSet", "NSHashTable",
         "NSPointerArray", "NSEnumerator", "NSFastEnumeration"}
MAPS = {"NSDictionary", "NSMutableDictionary", "NSMapTable", "NSCache"}


def named(*names):
    return UNKNOWN._replace(names=frozenset(names))


def foreign(name):
    return UNKNOWN._replace(foreign=name)


def listed(element):
    return UNKNOWN._replace(many=True, element=element)


def mapped(key, element):
    return UNKNOWN._replace(many=True, key=key, element=element)


def joined(first, second):
    """Returns the type of what may be either."""
    if first is None or first == UNKNOWN or first == second:
        return second or first or UNKNOWN
    if second is None or second == UNKNOWN:
        return first
    return Type(first.names | second.names, first.metas | second.metas, first.spoken | second.spoken, first.many or second.many,
                deeper(first.element, second.element), deeper(first.key, second.key), first.function or second.function,
                first.takes or second.takes, deeper(first.gives, second.gives), first.foreign or second.foreign)


def deeper(first, second):
    return joined(first, second) if first and second else first or second


def flat(type):
    """Returns the names of own types that a type speaks of."""
    if type is None:
        return frozenset()
    return type.names | type.metas | type.spoken | flat(type.element) | flat(type.key)


def has_function(type):
    """Tells whether a value is a function, or lists some."""
    return type is not None and (type.function or has_function(type.element))


def shortened(type, depth=3):
    """Returns a type that is no deeper than that: lists that hold themselves have no end."""
    if type is None or depth == 0:
        return type and UNKNOWN._replace(names=type.names)
    return type._replace(element=shortened(type.element, depth - 1), key=shortened(type.key, depth - 1), gives=shortened(type.gives, depth - 1))
