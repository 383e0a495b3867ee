import KataDiagnostics
import KataTranscript

/// Finds the members of a module that lines of its source belong to.
///
/// It goes by indentation, which serves languages with braces and without: the line that begins a member is the one just
/// inside the line that names a type.
struct ChangedMembers {
    /// The module's types, as its reference declares them.
    let types: ModuleTypes

    /// Returns the members that the lines of a file, counted from 1, belong to; each once.
    func members(of lines: [Int], in file: SourceFile) -> [ChangedMember] {
        let text = file.lines
        var found: [ChangedMember] = []
        for line in lines where text.indices.contains(line - 1) {
            guard let member = member(at: line - 1, text), !found.contains(member) else { continue }
            found.append(member)
        }
        return found
    }

    private func member(at line: Int, _ text: [String]) -> ChangedMember? {
        guard !text[line].words.isEmpty else { return nil }
        var inner = line
        if text.beginsScope(at: line), let type = type(namedIn: text[line]) {
            return ChangedMember(type: type)
        }
        var outer = parent(of: line, text)
        while let current = outer {
            if let type = type(namedIn: text[current]) {
                return ChangedMember(type: type, member: member(of: type, namedIn: text[inner]))
            }
            inner = current
            outer = parent(of: current, text)
        }
        return nil
    }

    /// Returns the nearest line above that is indented less and says anything.
    private func parent(of line: Int, _ text: [String]) -> Int? {
        let limit = text[line].indentation
        return text[..<line].lastIndex { !$0.words.isEmpty && $0.indentation < limit }
    }

    /// Returns the type that a line declares or extends: the first word, before any sign, that is the name of one.
    private func type(namedIn line: String) -> String? {
        String(line.prefix { !"(:=<-".contains($0) }).words.lazy.compactMap { word in
            types.names.first { $0 == word || $0.hasSuffix(".\(word)") }
        }.first
    }

    private func member(of type: String, namedIn line: String) -> String? {
        guard let description = types[type] else { return nil }
        let names =
            description.methods.map(\.name) + description.properties.map(\.name)
            + description.cases.map(\.name) + ["init"]
        return line.words.first(where: names.contains)
    }
}

extension String {
    /// The words of a line: runs of letters, digits and `_`.
    fileprivate var words: [String] {
        split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }

    /// How many blanks the line begins with.
    fileprivate var indentation: Int { prefix { $0 == " " || $0 == "\t" }.count }
}

extension [String] {
    /// Tells whether the next line that says anything is indented more.
    fileprivate func beginsScope(at line: Int) -> Bool {
        self[(line + 1)...].first { !$0.words.isEmpty }.map { $0.indentation > self[line].indentation }
            ?? false
    }
}
