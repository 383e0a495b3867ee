/// Writes the table that the worker reads at its start: a line a type or member, fields between tabs.
enum TableWriter {
    /// Writes the table as a string literal.
    static func write(_ solution: Solution) -> String {
        var lines: [String] = []
        for type in solution.types {
            let parents = solution.parents(of: type.aliased ?? type).map { String(solution.index(of: $0)) }
            lines.append(
                fields([
                    "type", type.kind.rawValue, type.name, parents.joined(separator: ","),
                    (type.generics.isEmpty ? "" : "g") + (type.isInstance ? "i" : ""),
                    type.reason?.text ?? "",
                ]))
            if type.kind == .enum {
                lines.append(fields(["member", "property", "0", "", "", "it is kata's own", ""]))
            }
            for member in type.members.sorted(by: {
                solution.breadth(of: $0, in: type) < solution.breadth(of: $1, in: type)
            }) {
                lines.append(line(member))
            }
        }
        return "\"" + lines.joined(separator: "\\n") + "\""
    }

    private static func line(_ member: MemberDeclaration) -> String {
        let flags =
            (member.isStatic ? "s" : "") + (member.isSettable ? "w" : "") + (member.isContextual ? "c" : "")
            + (member.opened.isEmpty ? "" : "o")
        let head = [
            "member", member.kind.rawValue, String(member.code), unquoted(member.name), flags,
            member.reason?.text ?? "",
            member.kind == .property || member.kind == .subscript ? member.type?.written ?? "" : "",
        ]
        let parameters = member.parameters.map { parameter in
            let flags =
                (parameter.hasDefault ? "d" : "") + (parameter.isVariadic ? "v" : "")
                + (parameter.isInout ? "i" : "")
            return [
                parameter.label.map(unquoted) ?? "", unquoted(parameter.name), parameter.type.written, flags,
            ]
            .joined(separator: "\u{1}")
        }
        return fields(head + parameters)
    }

    private static func fields(_ fields: [String]) -> String {
        fields.map { field in quoted(field).dropFirst().dropLast() }.joined(separator: "\\t")
    }
}

extension Solution {
    /// How many values a member's parameters take in, so that the narrower overload is tried first.
    fileprivate func breadth(of member: MemberDeclaration, in type: TypeDeclaration) -> Int {
        member.parameters.reduce(0) { sum, parameter in
            guard !parameter.hasDefault else { return sum + 1 }
            let name = parameter.type.written
            if name == "Any" || name == "AnyObject" { return sum + 10_000 }
            guard let found = self.type(named: name, in: type.path) else { return sum }
            return sum + (found.kind == .protocol ? 1_000 : 100 - lineage(of: found).count)
        }
    }
}
