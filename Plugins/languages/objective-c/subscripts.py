"""Turns the subscripts of objects into calls: clang takes `list[0]` for arithmetic of pointers where gcc's runtime is meant."""

import re

from declarations import closing, without_comments

KEYWORDS = {"return", "in", "else", "do", "case", "throw", "sizeof", "goto", "if", "while", "for", "switch"}
STATEMENTS = {"if", "while", "for", "switch", "catch", "synchronized"}
# What is declared as memory of C's own: an array, or a pointer to what is no object.
ARRAY = re.compile(r"\b[A-Za-z_]\w*(?:\s+|\s*\*+\s*)(\w+)\s*\[[^\]\n]*\]\s*(?:\[[^\]\n]*\]\s*)*(?:[=;,)]|__attribute__)")
POINTER = re.compile(r"\b(?:char|int|long|short|float|double|unsigned|unichar|BOOL|bool|NSInteger|NSUInteger|CGFloat|size_t|"
                     r"u?int\d+_t|id|void|struct\s+\w+)\s*(?:\*\s*)+(?:const\s*|__unsafe_unretained\s*)?(\w+)"
                     r"|\b\w+\s*\*\s*(?:const\s*)?\*+\s*(\w+)|\bid\s+(?:__unsafe_unretained\s+)?(\w+)\s*\[\s*\]")


def rewrite(text):
    """Returns the text with calls in place of the subscripts of objects; every line stays where it was."""
    code = without_comments(text)
    memory = {name for found in POINTER.finditer(code) for name in found.groups() if name}
    memory |= {found[1] for found in ARRAY.finditer(code) if before(code, found.start(1)) not in KEYWORDS}
    place = 0
    while (place := code.find("[", place)) >= 0:
        start = None if is_message(code, text, place) else base(code, place)
        if start is None or name_of(code[start:place]) in memory:
            place += 1
            continue
        end = closing(code, place, "[]")
        new, end = call(code, text, start, place, end)
        text = text[:start] + new + text[end:]
        code = without_comments(text)
        place = start
    return text


def is_message(code, text, place):
    """Tells whether a message stands between brackets: two parts side by side, which no index has. `(long)[self age]` is a cast of one."""
    inside, depth = "", 0
    for at in range(place + 1, closing(code, place, "[]") - 1):
        depth -= code[at] in ")]}"
        # Texts are blank in the code.
        inside += "_" if code[at] == " " != text[at] else code[at] if depth == 0 else ""
        depth += code[at] in "([{"
    if found := re.match(r"\s*\(\)\s*\w+\s*$", inside):
        return not is_type(code[code.index("(", place):][1:closing(code, code.index("(", place)) - code.index("(", place) - 1])
    return bool(re.search(r"\w\s+[A-Za-z]\w*\s*(:|$)", inside) or "?" not in inside and re.search(r"[\])}]\s*[A-Za-z]\w*\s*(:|$)", inside))


def is_type(inside):
    return bool(re.fullmatch(r"\s*(?:(?:const|unsigned|signed|long|short|struct|enum)\s+)*\w+(?:\s*<[^<>]*>)?(?:\s*\*)*\s*", inside))


def before(code, place):
    """Returns the word or mark that stands before a place."""
    found = re.search(r"(\w+|[^\s\w])\s*$", code[:place])
    return found[1] if found else ""


def name_of(expression):
    found = re.match(r"(?:self\s*(?:->|\.)\s*)?(\w+)\s*(?:\[|$)", expression.strip())
    return found[1] if found else None


def opening(code, end):
    """Returns the place of the bracket that the one before `end` closes."""
    depth = 0
    for place in range(end - 1, -1, -1):
        depth += (code[place] in ")]}") - (code[place] in "([{")
        if depth == 0:
            return place
    return 0


def base(code, place):
    """Returns where the expression begins that a bracket is the subscript of; None where the bracket is something else."""
    end = len(code[:place].rstrip())
    if not end or code[end - 1] not in ")]}" and not re.match(r"\w", code[end - 1]):
        return None
    start = end
    while True:
        end = len(code[:start].rstrip())
        mark = code[end - 1:end]
        if mark and mark in ")]}":
            opened = opening(code, end)
            if mark == ")" and start == len(code[:place].rstrip()) and is_cast(code, opened, end):
                return None
            if mark == "}" and before(code, opened) != "@":
                return None
            start = opened
            if mark == "]" and is_subscript(code, opened):
                continue
            if before(code, start) == "@":
                start = code.rfind("@", 0, start)
            elif mark == ")" and re.search(r"\w\s*$", code[:start]) and before(code, start) not in KEYWORDS:
                continue
        elif re.match(r"\w", mark):
            start = re.search(r"\w+$", code[:end]).start()
            word = code[start:end]
            if word in KEYWORDS or word[0].isdigit() or is_declared(code, start):
                return None
        else:
            return None
        chain = re.search(r"(\.|->)\s*$", code[:start])
        if not chain:
            return start
        start = chain.start()


def is_subscript(code, place):
    end = len(code[:place].rstrip())
    return bool(end) and (code[end - 1] in ")]" or bool(re.match(r"\w", code[end - 1])) and before(code, end) not in KEYWORDS)


def is_declared(code, start):
    """Tells whether a name is just being declared: a type stands before it."""
    word = before(code, start)
    if re.match(r"\w", word):
        return word not in KEYWORDS
    return word == "*" and bool(re.search(r"[;{}(,]\s*(?:const\s+|static\s+|__block\s+)*\w+\s*\*+\s*$", code[:start]))


def is_cast(code, opened, end):
    inside, word = code[opened + 1:end - 1].strip(), before(code, opened)
    return word in STATEMENTS or inside.endswith("*") or inside in ("id", "void", "NSInteger", "NSUInteger", "int", "double", "CGFloat") \
        or bool(re.match(r"id\s*<", inside)) or word in "+-" and bool(re.search(r"(^|[;{}])\s*[+-]\s*$", code[:opened]))


def call(code, text, start, place, end):
    """Returns the call that stands for a subscript, and where what it stands for ends."""
    whole, key = text[start:place].rstrip(), text[place + 1:end - 1]
    assigned = re.compile(r"\s*=(?!=)").match(code, end)
    if assigned:
        stop = statement_end(code, assigned.end())
        return f"solutionPut(({whole}), ({key}), ({text[assigned.end():stop].strip()}))", stop
    new = f"solutionAt(({whole}), ({key}))"
    while member := re.compile(r"\s*\.\s*([A-Za-z_]\w*)").match(code, end):
        end = member.end()
        assigned = re.compile(r"\s*=(?!=)").match(code, end)
        if assigned:
            stop = statement_end(code, assigned.end())
            name = member[1]
            return f"[{new} set{name[0].upper()}{name[1:]}:{text[assigned.end():stop].strip()}]", stop
        new = f"[{new} {member[1]}]"
    return new, end


def statement_end(code, place):
    depth = 0
    for end in range(place, len(code)):
        depth += (code[end] in "([{") - (code[end] in ")]}")
        if depth < 0 or depth == 0 and code[end] in ";,":
            return end
    return len(code)
