import re


class Misreading(Exception):
    pass


class Words:
    def __init__(self, text):
        self.items = [(m.group(), m.start() + 1) for m in re.finditer(r"[()]|[^ ()]+", text)]
        self.end = len(text) + 1
        self.at = 0

    @property
    def next(self):
        return self.items[self.at][0] if self.at < len(self.items) else None

    def take(self, word):
        if self.next == word:
            self.at += 1
            return True
        return False

    def fail(self, wanted):
        word, column = self.items[self.at] if self.at < len(self.items) else ("the end", self.end)
        raise Misreading(f"{column}: {word} is not {wanted}")


def parse_or(w):
    node = parse_and(w)
    while w.take("or"):
        node = ("or", node, parse_and(w))
    return node


def parse_and(w):
    node = parse_not(w)
    while w.take("and"):
        node = ("and", node, parse_not(w))
    return node


def parse_not(w):
    if w.take("not"):
        return ("not", parse_not(w))
    if w.take("("):
        node = parse_or(w)
        if not w.take(")"):
            w.fail("a closing bracket")
        return node
    if w.next in (None, "and", "or", "not", "(", ")"):
        w.fail("a fact")
    name = w.next
    w.at += 1
    return ("fact", name)


def holds(node, facts):
    match node:
        case ("fact", name): return facts.get(name, False)
        case ("not", inner): return not holds(inner, facts)
        case ("and", a, b): return holds(a, facts) and holds(b, facts)
        case ("or", a, b): return holds(a, facts) or holds(b, facts)


class Rule:
    def __init__(self, text):
        words = Words(text)
        self.tree = parse_or(words)
        if words.next is not None:
            words.fail("the end")

    def evaluate(self, facts):
        return holds(self.tree, facts)


class Score:
    def __init__(self, text):
        w, self.heard = Words(text), []

        def positive(what):
            try:
                number = float(w.next)
            except (TypeError, ValueError):
                number = 0
            if not number > 0:
                w.fail(what)
            w.at += 1
            return number

        while w.next is not None:
            if w.take("O"):
                name = {"1": "低音", "2": "中音", "3": "高音"}.get(w.next)
                if not name:
                    w.fail("an octave")
                w.at += 1
                self.heard.append(name)
            elif w.take("T"):
                beat = positive("a tempo")
                self.heard.append("快速" if beat < 500 else "中速" if beat < 1000 else "慢速")
            else:
                note = dict(zip("PCDEFGAB", "01234567")).get(w.next)
                if note is None:
                    w.fail("a note")
                w.at += 1
                positive("a length")
                self.heard.append(note)

    def play(self):
        print(" ".join(self.heard))
