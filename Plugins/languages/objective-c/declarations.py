"""Reads the declarations of Objective-C sources: interfaces, protocols, implementations and enumerations."""

import ast
import operator
import os
import re

WORD = r"[A-Za-z_]\w*"
HEADER = re.compile(rf"@(interface|implementation|protocol)\s+({WORD})(?P<rest>[^\n;{{@+-]*)")
ENUM = re.compile(rf"\bNS_(?:ENUM|OPTIONS|CLOSED_ENUM)\s*\(\s*([^,()]+?)\s*,\s*({WORD})\s*\)\s*{{([^}}]*)}}"
                  rf"|\benum\b\s*({WORD})?\s*(?::\s*[\w ]+)?{{([^}}]*)}}\s*({WORD})?")
BLOCK = re.compile(r"\(\s*\^\s*(?:_Nullable|_Nonnull|nullable|nonnull)?\s*(\w*)\s*\)")
QUALIFIERS = re.compile(r"\b(nonnull|nullable|_Nonnull|_Nullable|__nullable|__nonnull|null_unspecified|const|volatile|in|out|"
                        r"inout|oneway|__weak|__strong|__unsafe_unretained|__block|IBOutlet|__kindof|struct|enum)\b")
WORDS = {"BOOL": "Bool", "bool": "Bool", "_Bool": "Bool", "double": "Double", "float": "Float", "CGFloat": "Double",
         "NSTimeInterval": "Double", "NSString *": "String", "NSMutableString *": "String", "id": "Any", "void": None}
INTEGERS = {"int", "long", "short", "NSInteger", "NSUInteger", "unsigned", "char", "size_t", "long long", "unsigned int",
            "unsigned long", "unsigned long long", "int64_t", "int32_t", "uint64_t", "uint32_t", "uint8_t"}
FOUNDATION = {"NSString *": "NSString", "NSNumber *": "NSNumber", "NSArray *": "NSArray", "NSMutableArray *": "NSArray",
              "NSDictionary *": "NSDictionary", "NSMutableDictionary *": "NSDictionary"}


def without_comments(text):
    """Blanks what is no code: comments, texts and lines of the preprocessor. Every place stays where it was."""
    pattern = r"//[^\n]*|/\*.*?\*/|@?\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|^[ \t]*#(?:\\\n|[^\n])*"
    return re.sub(pattern, lambda found: re.sub(r"[^\n]", " ", found[0]), text, flags=re.DOTALL | re.MULTILINE)


def closing(text, start, pair="()"):
    """Returns the place behind the bracket that closes the one at `start`."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] == pair[0]) - (text[place] == pair[1])
        if depth == 0:
            return place + 1
    return len(text)


def is_prefix(file):
    """Tells whether a header stands before every source: a project's prefix header, or what a module gives."""
    return file.endswith(".pch") or os.path.basename(file) == "Support.h"


def plain(type):
    """Returns a type without what says nothing of its values: `nullable NSArray<Foo *> *` is `NSArray *`."""
    type = QUALIFIERS.sub(" ", type)
    while re.search(r"<[^<>]*>", type) and not re.match(r"\s*id\s*<", type):
        type = re.sub(r"<[^<>]*>", " ", type)
    return re.sub(r"\s*\*\s*", " *", re.sub(r"\s+", " ", type)).strip()


class Method:
    def __init__(self, sign, returns, parts, line, is_unavailable=False):
        self.is_static, self.returns, self.parts, self.line = sign == "+", returns, parts, line
        self.is_unavailable = is_unavailable
        takes = [part for part in parts if part[1] is not None]
        self.selector = "".join(name + ":" for name, _, _ in parts) if takes else parts[0][0]
        self.takes_error = bool(takes) and plain(parts[-1][1]).replace(" ", "") == "NSError**"
        self.parameters = takes[:-1] if self.takes_error else takes


class Property:
    def __init__(self, attributes, type, name, line):
        self.attributes = {part.split("=")[0].strip(): part.partition("=")[2].strip() for part in attributes.split(",")}
        self.type, self.name, self.line = type, name, line
        self.is_static = "class" in self.attributes


class Unit:
    """An `@interface`, `@protocol` or `@implementation` up to its `@end`, with the places in the text that are its own."""

    def __init__(self, kind, name, rest, file, text, start, body, end):
        self.kind, self.name, self.file = kind, name, file
        self.line, self.column = text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start)
        self.start, self.body, self.end = start, body, end
        category = re.search(r"\(\s*(\w*)\s*\)", rest)
        self.category = category[1] if category else None
        superclass = re.match(rf"\s*(?:<[^>]*>)?\s*:\s*({WORD})", rest)
        self.superclass = superclass[1] if superclass else None
        protocols = re.search(r"<([^<>]*)>\s*$", rest.strip()) if kind != "implementation" else None
        self.protocols = re.findall(WORD, protocols[1]) if protocols else []
        self.variables = None
        place = re.compile(r"\s*").match(text, body).end()
        if kind != "protocol" and text[place:place + 1] == "{":
            self.variables = (place, closing(text, place, "{}"))
            body = self.variables[1]
        self.properties, self.methods, self.synthesized, self.dynamic = [], [], {}, set()
        self.read(text, body, end)

    def read(self, text, place, end):
        depth = 0
        token = re.compile(r"[{}]|^\s*[-+]\s*(?=[(\w])|@property\b|@synthesize\b([^;]*);|@dynamic\b([^;]*);|[;}]\s*[-+]\s*(?=\()",
                           re.MULTILINE)
        while found := token.search(text, place, end):
            place = found.end()
            mark = found[0].strip()
            if mark in "{}":
                depth += 1 if mark == "{" else -1
            elif found[1] is not None:
                for name, _, variable in re.findall(rf"({WORD})\s*(=\s*({WORD}))?", found[1]):
                    self.synthesized[name] = variable or name
            elif found[2] is not None:
                self.dynamic |= set(re.findall(WORD, found[2]))
            elif depth:
                depth -= mark[0] == "}"
                place = found.end()
            elif mark == "@property":
                place = self.read_property(text, place)
            else:
                place = self.read_method(text, mark[-1], place)

    def read_property(self, text, place):
        line = text.count("\n", 0, place) + 1
        end = text.find(";", place)
        attributes = ""
        opening = re.compile(r"\s*\(").match(text, place)
        if opening and not BLOCK.match(text, opening.end() - 1):
            closed = closing(text, opening.end() - 1)
            attributes, place = text[opening.end():closed - 1], closed
        declaration = re.sub(r"\b(NS|API|UI)_\w+(\([^)]*\))?|__attribute__\s*\(\(.*?\)\)", "", text[place:end]).strip()
        block = BLOCK.search(declaration)
        if block:
            self.properties.append(Property(attributes, declaration, block[1], line))
        else:
            base = ""
            for name in re.split(r",(?![^<>]*>)", declaration):
                found = re.match(rf"(.*?)({WORD})\s*$", name.strip(), re.DOTALL)
                if found:
                    # `Part *head, *arm` are two pointers to one type.
                    type = f"{base} {found[1].strip()}".strip() if base else found[1].strip()
                    base = base or re.sub(r"[\s*]+$", "", type)
                    self.properties.append(Property(attributes, type, found[2], line))
        return end + 1

    def read_method(self, text, sign, place):
        line = text.count("\n", 0, place) + 1
        returns, parts = "id", []
        opening = re.compile(r"\s*\(").match(text, place)
        if opening:
            closed = closing(text, opening.end() - 1)
            returns, place = text[opening.end():closed - 1], closed
        part = re.compile(rf"\s*({WORD})?\s*(:)?")
        while (found := part.match(text, place)) and found[0].strip():
            name, place = found[1] or "", found.end()
            if not found[2]:
                if not parts:
                    parts.append((name, None, None))
                break
            type = "id"
            opening = re.compile(r"\s*\(").match(text, place)
            if opening:
                closed = closing(text, opening.end() - 1)
                type, place = text[opening.end():closed - 1], closed
            given = re.compile(rf"\s*(?:__unused|__attribute__\(\(unused\)\))?\s*({WORD})").match(text, place)
            if not given:
                break
            place = given.end()
            parts.append((name, type, given[1]))
        if parts:
            ending = re.compile(r"[^;{]*").match(text, place)[0]
            self.methods.append(Method(sign, returns, parts, line, is_unavailable=bool(re.search(r"UNAVAILABLE|unavailable", ending))))
        return place


class Enumeration:
    def __init__(self, name, underlying, body, file, line, known):
        self.name, self.underlying, self.file, self.line, self.cases = name, underlying, file, line, {}
        self.is_named = bool(underlying)  # Only one of a named type can be announced.
        value = -1
        for part in body.split(","):
            found = re.match(rf"\s*({WORD})\s*(?:=(.*))?\s*$", part, re.DOTALL)
            if not found:
                continue
            value = self.value(found[2], known) if found[2] else wrapped(value + 1)
            self.cases[found[1]] = known[found[1]] = value

    @staticmethod
    def value(text, known):
        """Returns what a constant expression comes to; 0 where it is none, or longer than anybody writes one."""
        text = re.sub(rf"\b{WORD}", lambda word: str(known.get(word[0], "?")), re.sub(r"(?<=[\da-fA-F])[uUlL]+\b", "", text)).strip()
        try:
            return constant(ast.parse(text, mode="eval").body) if len(text) <= 1000 else 0
        except (SyntaxError, ValueError, KeyError, RecursionError, MemoryError):
            return 0


OPERATORS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.BitOr: operator.or_, ast.BitAnd: operator.and_,
             ast.BitXor: operator.xor, ast.LShift: operator.lshift, ast.RShift: operator.rshift}
SIGNS = {ast.UAdd: operator.pos, ast.USub: operator.neg, ast.Invert: operator.invert}


def wrapped(number):
    """Returns a number in 64 bits, as C counts."""
    return (number + (1 << 63)) % (1 << 64) - (1 << 63)


def constant(node):
    """Returns what an expression of integers comes to; it has C's operators alone, so none takes longer than it is long."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return wrapped(node.value)
    if isinstance(node, ast.UnaryOp):
        return wrapped(SIGNS[type(node.op)](constant(node.operand)))
    if not isinstance(node, ast.BinOp):
        raise ValueError
    left, right = constant(node.left), constant(node.right)
    if isinstance(node.op, (ast.LShift, ast.RShift)) and not 0 <= right < 64:
        raise ValueError
    return wrapped(OPERATORS[type(node.op)](left, right))


class Source:
    """A file: its text, and what it declares."""

    def __init__(self, file, text, known):
        self.file, self.text = file, text
        self.code = without_comments(text)
        self.units, self.enumerations = [], []
        place = 0
        while found := HEADER.search(self.code, place):
            place = found.end()
            if found[1] == "protocol" and self.code[place:place + 1] in ";,":
                continue  # A protocol that is announced, and declared elsewhere.
            end = self.code.find("@end", place)
            if end < 0 or (found[1] == "protocol" and "," in found["rest"]):
                continue
            rest = found["rest"]
            self.units.append(Unit(found[1], found[2], rest, file, self.code, found.start(), place, end))
            place = end + 4
        for found in ENUM.finditer(self.code):
            name = found[2] or found[6] or found[4]
            if name:
                line = self.code.count("\n", 0, found.start()) + 1
                self.enumerations.append(Enumeration(name, found[1], found[3] or found[5] or "", file, line, known))
