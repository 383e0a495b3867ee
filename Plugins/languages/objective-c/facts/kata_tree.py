"""The tree of Objective-C sources: types as they are written, declarations, statements and expressions."""


class Node:
    """A statement or expression: its kind, its place in the text, and its parts."""

    def __init__(self, kind, start, end=None, **parts):
        self.kind, self.start, self.end = kind, start, end if end is not None else start
        self.__dict__.update(parts)


class Written:
    """A type as it is written: a name with its arguments, or a block or pointer to a function."""

    def __init__(self, name, arguments=(), is_function=False, takes=(), gives=None, is_list=False):
        self.name, self.arguments, self.is_function = name, arguments, is_function
        self.takes, self.gives, self.is_list = takes, gives, is_list


class Parameter:
    """A parameter of a method, function or block."""

    def __init__(self, label, type, name):
        self.label, self.type, self.name = label, type, name


class Variable:
    """A property, variable of an object, local or global variable."""

    def __init__(self, type, name, start, value=None, attributes=(), words=()):
        self.type, self.name, self.start, self.value = type, name, start, value
        self.attributes, self.words = attributes, words


class Method:
    """A method that is declared, or written out where it has a body."""

    def __init__(self, is_static, returns, selector, parameters, start, body=None):
        self.is_static, self.returns, self.selector, self.parameters = is_static, returns, selector, parameters
        self.start, self.body, self.file = start, body, None


class Unit:
    """An `@interface`, `@protocol` or `@implementation`."""

    def __init__(self, kind, name, start, category, superclass, protocols, generics):
        self.kind, self.name, self.start, self.category = kind, name, start, category
        self.superclass, self.protocols, self.generics = superclass, protocols, generics
        self.properties, self.variables, self.methods, self.synthesized = [], [], [], {}
