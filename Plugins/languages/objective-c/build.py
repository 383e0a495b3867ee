"""Prints the jobs that make a worker out of sources, and lists its types: build.py SOURCES RUNTIME WORK OUT

What gcc's runtime lacks is added where clang for another one would add it by itself: a variable and accessors for each property. It
stands on the line of the `@interface` or `@implementation`, so that diagnostics keep their lines.
"""

import json
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import declarations as reading
import subscripts


class Solution:
    def __init__(self, folder):
        self.sources, self.classes, self.protocols, self.enumerations, known = [], {}, {}, {}, {}
        for path in sorted(os.path.join(place, name) for place, _, names in os.walk(folder) for name in names):
            with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
                self.sources.append(reading.Source(os.path.relpath(path, folder), file.read(), known))
        self.sources.sort(key=lambda source: (not source.file.endswith(".h"), source.file))
        self.units = [unit for source in self.sources for unit in source.units]
        self.enumerations = {e.name: e for source in self.sources for e in source.enumerations}
        for unit in self.units:
            if unit.kind == "interface" and unit.category is None:
                self.classes.setdefault(unit.name, unit)
            elif unit.kind == "protocol":
                self.protocols.setdefault(unit.name, unit)

    def parts(self, name, kinds=("interface",)):
        return [unit for unit in self.units if unit.name == name and unit.kind in kinds]

    def unimplemented(self):
        """Returns the classes that are used and have nothing but an interface: the linker would have no place for them."""
        written = {unit.name for unit in self.units if unit.kind == "implementation"}
        used = {unit.superclass for unit in self.units if unit.kind == "interface"}
        used |= {name for source in self.sources for name in re.findall(r"\[\s*(\w+)\s+\w", source.code)}
        return [unit for name, unit in self.classes.items() if name in used - written]

    def variables(self, name):
        """Returns the names of the variables that a class declares itself."""
        names = set()
        for source in self.sources:
            for unit in source.units:
                if unit.name == name and unit.variables:
                    names |= set(re.findall(r"(\w+)\s*(?:\[[^\]]*\]\s*)?(?=[;,])", source.code[slice(*unit.variables)]))
        return names

    def variables_of_blocks(self):
        """Returns the names of the variables that keep blocks, in all classes, and of those that may."""
        blocks, others, aliases = set(), set(), self.aliases()
        for text in (source.code[slice(*unit.variables)] for source in self.sources for unit in source.units if unit.variables):
            blocks |= set(reading.BLOCK.findall(text)) | {v for type, v in re.findall(r"(\w+)\s+(\w+)\s*;", text) if type in aliases}
        for name in self.classes:
            others |= self.variables(name)
            for property, variable, _ in self.kept(name).values():
                is_block = reading.BLOCK.search(property.type) or property.type.strip() in aliases
                (blocks if is_block else others).add(variable)
        return blocks, blocks | others

    def kept(self, name):
        """Returns the properties of a class that need a variable, with the name of each."""
        synthesized, dynamic, implemented = {}, set(), set()
        for unit in self.parts(name, ("implementation",)):
            synthesized |= unit.synthesized
            dynamic |= unit.dynamic
            implemented |= {method.selector for method in unit.methods if not method.is_static}
        found = {}
        for unit in self.parts(name):
            if unit.category:
                continue
            promised = [property for protocol in unit.protocols for property in self.promised(protocol)]
            for property in unit.properties + [property for property in promised if property.name in synthesized]:
                getter = property.attributes.get("getter") or property.name
                setter = property.attributes.get("setter") or f"set{property.name[:1].upper()}{property.name[1:]}:"
                is_written = getter in implemented and (setter in implemented or "readonly" in property.attributes)
                if property.is_static or property.name in dynamic or is_written and property.name not in synthesized:
                    # A variable that code of the property's own names is there all the same.
                    if property.is_static or property.name in dynamic:
                        continue
                found.setdefault(property.name, (property, synthesized.get(property.name, "_" + property.name),
                                                 property.name in synthesized or is_written))
        return found

    def promised(self, name):
        """Returns the properties of a protocol and of those that it takes in."""
        unit = self.protocols.get(name)
        return unit.properties + [property for other in unit.protocols for property in self.promised(other)] if unit else []

    # The types

    def word(self, type):
        type = reading.plain(type)
        if type in reading.WORDS:
            return reading.WORDS[type]
        if type in reading.INTEGERS:
            return "Int"
        found = re.match(r"id\s*<\s*(\w+)", type) or re.match(r"(\w+)", type)
        return found[1] if found else "Any"

    def parameter(self, part):
        label, type, name = part
        result = {"label": name, "name": name, "type": self.word(type) or "Any"}
        kind = reading.plain(type)
        if kind in reading.FOUNDATION:
            result["class"] = reading.FOUNDATION[kind]
        elif kind.endswith(" *") and kind[:-2] in self.classes:
            result["class"] = kind[:-2]
        block = self.block(type)
        return result | ({"block": block} if block else {})

    def block(self, type):
        """Returns what a block takes and gives, in the runtime's encodings."""
        type = self.aliases().get(type.strip(), type)
        found = reading.BLOCK.search(type)
        if not found:
            return None
        rest = type[found.end():].strip()
        takes = [part for part in rest[1:-1].split(",") if part.strip() not in ("", "void")]
        return {"takes": [self.encoding(part) for part in takes], "gives": self.encoding(type[:found.start()])}

    def aliases(self):
        found = {}
        for source in self.sources:
            for text in re.findall(r"\btypedef\s+([^;{}]*\(\s*\^\s*\w+\s*\)[^;{}]*);", source.code):
                found[reading.BLOCK.search(text)[1]] = text
        return found

    def encoding(self, type):
        word = self.word(re.sub(r"\b\w+\s*$", "", type) if re.search(r"\w[\s*]+\w+\s*$", reading.plain(type)) else type)
        kinds = {None: "v", "Bool": "C", "Double": "d", "Float": "f", "Int": "q"}
        return kinds.get(word, "q" if word in self.enumerations else "@")

    def signature(self, method):
        result = {"name": method.selector, "parameters": [self.parameter(part) for part in method.parameters],
                  "static": method.is_static, "line": method.line}
        returns = self.word(method.returns)
        if returns:
            result["returns"] = returns
        if method.is_unavailable:
            result["bridged"] = "it is unavailable"
        return result | ({"takesError": True, "throws": True} if method.takes_error else {})

    def described(self, units, kind):
        first = units[0]
        properties, methods = {}, {}
        for unit in units:
            for property in unit.properties:
                known = properties.setdefault(property.name, {
                    "name": property.name, "type": self.word(property.type) or "Any", "static": property.is_static,
                    "settable": "readonly" not in property.attributes, "file": unit.file, "line": property.line})
                known |= {key: property.attributes[key] for key in ("getter", "setter") if property.attributes.get(key)}
                parameter = self.parameter(("", property.type, property.name))
                known |= {key: parameter[key] for key in ("class", "block") if key in parameter}
            for method in unit.methods:
                methods.setdefault((method.is_static, method.selector), self.signature(method) | {"file": unit.file})
        written = {m.selector for unit in self.parts(first.name, ("implementation",)) for m in unit.methods}
        for zoned, plain in (("copyWithZone:", "copy"), ("mutableCopyWithZone:", "mutableCopy")):
            # NSObject's own asks for the other.
            if zoned in written | {selector for _, selector in methods} and (False, plain) not in methods:
                methods[False, plain] = {"name": plain, "parameters": [], "static": False, "line": first.line, "file": first.file,
                                         "returns": first.name}
        inherits = [name for name in [first.superclass] if name and name != "NSObject"]
        inherits += [name for unit in units for name in unit.protocols if name in self.protocols]
        is_maker = re.compile(r"init(?![a-z])").match
        listed = [m for m in methods.values() if m["name"][0] != "_"]
        makers = [m for m in listed if is_maker(m["name"]) and not m["static"]]
        if kind == "class" and not makers:
            makers = self.inherited_makers(first.superclass)
        return {"name": first.name, "kind": kind, "file": first.file, "line": first.line, "inherits": inherits,
                "constructors": makers,
                "methods": [m for m in listed if m["static"] or not is_maker(m["name"])],
                "properties": list(properties.values()), "cases": []}

    def inherited_makers(self, name):
        """Returns the initializers of the nearest class that declares any, and NSObject's `init` if none calls it unavailable."""
        while name in self.classes:
            makers = [m for part in self.parts(name) if part.category != "" for m in part.methods
                      if re.match(r"init(?![a-z])", m.selector) and not m.is_static]
            if makers:
                plain = [] if any(m.selector == "init" for m in makers) else [{"name": "init", "parameters": [], "static": False}]
                return [self.signature(m) for m in makers] + plain
            name = self.classes[name].superclass
        return []

    def types(self):
        result = []
        for name in self.classes:
            units = [unit for unit in self.parts(name) if unit.category != ""]
            result.append(self.described(units, "class"))
        result += [self.described([unit], "protocol") for unit in self.protocols.values()]
        for e in self.enumerations.values():
            cases = [{"name": name, "raw": value, "static": False} for name, value in e.cases.items()]
            result.append({"name": e.name, "kind": "enum", "file": e.file, "line": e.line, "inherits": [], "constructors": [],
                           "methods": [], "properties": [], "cases": cases})
        return result

    # What is rewritten

    def announced(self):
        """Returns what the added variables' types need to be known before all sources."""
        words = set()
        for name in self.classes:
            for property, _, _ in self.kept(name).values():
                words |= set(re.findall(r"\w+", self.aliases().get(property.type, property.type)))
            for source, unit in self.moved(name):
                words |= set(re.findall(r"\w+", source.code[slice(*unit.variables)]))
        lines = [f"@class {name};\n" for name in sorted(words & self.classes.keys())]
        lines += [f"@protocol {name};\n" for name in sorted(words & self.protocols.keys())]
        lines += [f"enum {e.name} : {e.underlying};\ntypedef enum {e.name} {e.name};\n"
                  for e in self.enumerations.values() if e.name in words and e.is_named]
        return "".join(lines)

    def moved(self, name):
        """Returns the parts of a class whose variables do not stand in its interface."""
        return [(source, unit) for source in self.sources for unit in source.units
                if unit.name == name and unit.variables and (unit.kind == "implementation" or unit.category is not None)]

    def declaration(self, property, variable):
        type = re.sub(r"\b(IBOutlet|nullable|nonnull)\b", "", property.type).strip()
        block = reading.BLOCK.search(type)
        if block:
            return f"{type[:block.start()]}(^{variable}){type[block.end():]};"
        alias = self.aliases().get(type)
        if alias:
            found = reading.BLOCK.search(alias)
            return f"{alias[:found.start()]}(^{variable}){alias[found.end():]};"
        return f"{type} {variable};"

    def added_variables(self, name):
        own = self.variables(name)
        added = [self.declaration(property, variable) for property, variable, _ in self.kept(name).values() if variable not in own]
        for source, unit in self.moved(name):
            added.append(re.sub(r"\s+", " ", source.code[unit.variables[0] + 1:unit.variables[1] - 1]))
        return " ".join(added)

    def rewrite(self, source):
        """Returns the text that is compiled."""
        changes = []
        for unit in source.units:
            if unit.kind == "interface" and unit.category is None and self.classes[unit.name] is unit:
                added = self.added_variables(unit.name)
                if added and unit.variables:
                    changes.append((unit.variables[1] - 1, unit.variables[1] - 1, f" @protected {added} "))
                elif added:
                    changes.append((unit.body, unit.body, f" {{ {added} }}"))
            elif unit.variables and (unit.kind == "implementation" or unit.category is not None):
                start, end = unit.variables
                changes.append((start, end, re.sub(r"[^\n]", " ", source.text[start:end])))
            if unit.kind == "implementation" and unit.category is None:
                added = [f"@synthesize {name} = {variable};" for name, (_, variable, is_done) in self.kept(unit.name).items() if not is_done]
                changes.append((unit.body, unit.body, " ".join([""] + added)))
        changes += self.words(source)
        text = source.text
        for start, end, new in sorted(changes, reverse=True):
            text = text[:start] + new + text[end:]
        return subscripts.rewrite(text)

    def words(self, source):
        """Returns the changes of single words: no object is weak, blocks are copied where they are kept, no pool is emptied."""
        changes = []
        for found in re.finditer(r"@property\s*(\([^()]*(?:\([^()]*\)[^()]*)*\))", source.code):
            is_block = reading.BLOCK.search(source.code, found.end(), source.code.find(";", found.end())) or \
                re.match(r"\s*(\w+)", source.code[found.end():])[1] in self.aliases()
            for word in re.finditer(r"\b(weak|strong|retain)\b", found[1]):
                new = "copy" if is_block else "assign" if word[1] == "weak" else word[1]
                changes.append((found.start(1) + word.start(), found.start(1) + word.end(), new))
        for found in re.finditer(r"@autoreleasepool\b", source.code):
            changes.append((found.start(), found.end(), " " * len(found[0])))
        blocks, others = self.variables_of_blocks()
        for found in re.finditer(r"\breturn\s*(?=\^)|(?<![\w.^])(\w+)\s*=\s*(?=(\^)|[^=\s])", source.code):
            if found[1] and found[1] not in (others if found[2] else blocks):
                continue
            end = subscripts.statement_end(source.code, found.end())
            changes += [(found.end(), found.end(), "solutionKept("), (end, end, ")")]
        return changes


def write_facts(solution, runtime, out):
    """Leaves what the code does beside the types; code that cannot be read so has no facts, and runs all the same."""
    sys.path.insert(0, os.path.join(runtime, "facts"))
    try:
        from kata_facts import facts
        text = json.dumps(facts([(source.file, source.text) for source in solution.sources]), ensure_ascii=False)
        with open(os.path.join(out, "facts.json"), "w", encoding="utf-8") as file:
            file.write(text)
    except Exception:  # Whatever stops the reader, the solution is not to be blamed for it.
        pass


def main(sources, runtime, work, out):
    solution = Solution(sources)
    for unit in solution.unimplemented():
        sys.exit(f"{os.path.join(sources, unit.file)}:{unit.line}:1: error: '{unit.name}' has no @implementation, and is used")
    write_facts(solution, runtime, out)
    announced = os.path.join(work, "announced.h")
    with open(announced, "w") as file:
        file.write(solution.announced())
    for source in solution.sources:
        new = solution.rewrite(source)
        if new != source.text:
            with open(os.path.join(sources, source.file), "w", encoding="utf-8", errors="surrogateescape", newline="") as file:
                file.write(new)
    with open(os.path.join(out, "types.json"), "w", encoding="utf-8") as file:
        json.dump({"protocol": 1, "language": "objective-c", "stateless": False, "types": solution.types()}, file, ensure_ascii=False)
    with open(os.path.join(runtime, "flags.txt")) as file:
        flags = file.read().split("\n")
    prefixes = [word for source in solution.sources if reading.is_prefix(source.file)
                for word in ("-include", os.path.join(sources, source.file))]
    folders = sorted({os.path.dirname(os.path.join(sources, source.file)) for source in solution.sources})
    objects = []
    for number, source in enumerate(source for source in solution.sources if source.file.endswith(".m")):
        objects.append(os.path.join(work, f"{number}.o"))
        print(json.dumps(["clang", "-c", *flags, "-include", announced, *(f"-I{folder}" for folder in folders), *prefixes,
                          "-Wno-objc-property-no-attribute", "-o", objects[-1], os.path.join(sources, source.file)]))
    libraries = [os.path.join(runtime, folder, name) for folder in ("lib", "system") for name in sorted(os.listdir(os.path.join(runtime, folder)))]
    print(json.dumps(["ld.lld", "-shared", "--eh-frame-hdr", "--as-needed", "--unresolved-symbols=report-all", "-o", os.path.join(out, "solution.so"), *objects, *libraries]))


try:
    main(*sys.argv[1:])
except (RecursionError, MemoryError):
    sys.exit("error: the sources are nested too deeply to be read, or their protocols take each other in")
