"""Splits Objective-C sources into words and marks, each with its place."""

import re

TOKEN = re.compile(r"""
    (?P<skip>\s+ | //[^\n]* | /\*.*?\*/ | ^[ \t]*\#(?:\\\n|[^\n])*)
  | (?P<text>@?"(?:\\.|[^"\\\n])*")
  | (?P<char>'(?:\\.|[^'\\\n])*')
  | (?P<number>@?(?:0[xX][\da-fA-F]+|\d+\.?\d*(?:[eE][+-]?\d+)?|\.\d+)[uUlLfF]*)
  | (?P<word>@?[^\W\d]\w*)
  | (?P<mark>@[(\[{] | \.\.\. | -> | \+\+ | -- | && | \|\| | [=!<>+\-*/%&|^]= | .)
""", re.VERBOSE | re.DOTALL | re.MULTILINE)
CONSTANT = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)[ \t]+\(?(?:@?\"[^\n]*\"|-?[\d.]+\w*)\)?[ \t]*$", re.MULTILINE)


class Token:
    """A word or mark: its kind, its text, and where it begins and ends."""

    __slots__ = ("kind", "text", "start", "end")

    def __init__(self, kind, text, start, end):
        self.kind, self.text, self.start, self.end = kind, text, start, end


class Text:
    """A source file: its tokens, and the constants that it defines for the preprocessor."""

    def __init__(self, file, text):
        self.file, self.text = file, text
        self.tokens = [Token(f.lastgroup, f[0], f.start(), f.end()) for f in TOKEN.finditer(text) if f.lastgroup != "skip"]
        self.tokens.append(Token("end", "", len(text), len(text)))
        self.constants = set(CONSTANT.findall(text))
        self.lines = [0] + [found.end() for found in re.finditer("\n", text)]

    def place(self, start, end):
        """Returns line, column and length; columns and lengths count bytes, the length up to the line's end."""
        low, high = 0, len(self.lines)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self.lines[middle] <= start else (low, middle)
        line_end = self.lines[low + 1] - 1 if low + 1 < len(self.lines) else len(self.text)
        return [low + 1, size(self.text[self.lines[low]:start]) + 1, max(1, size(self.text[start:min(end, line_end)].rstrip()))]


def size(text):
    return len(text.encode("utf-8", "surrogateescape"))
