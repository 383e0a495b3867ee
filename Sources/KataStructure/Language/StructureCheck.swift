public import KataDiagnostics

/// Holds sentences against each other and against the names of a contract.
public enum StructureCheck {
    /// Reports roles that nothing introduces and names that the contract lacks; without a contract, the names are let be.
    public static func check(_ rules: StructureRules, names: [String]?, diagnostics: inout Diagnostics) {
        let introduced = Set(rules.sentences.filter(\.introduces).flatMap(\.roles))
        for sentence in rules.sentences {
            for role in sentence.roles where !introduced.contains(role) {
                let problem = SentenceProblem.unknownRole(role, roles: introduced.sorted())
                diagnostics.add(problem.diagnostic(at: sentence.range(of: role)))
            }
            for name in sentence.names {
                guard let names, !names.contains(name) else { continue }
                let problem = SentenceProblem.unknownName(name, names: names)
                diagnostics.add(problem.diagnostic(at: sentence.range(of: name)))
            }
            if case .hasCount(let role, _, let part) = sentence.meaning, role == part {
                diagnostics.add(SentenceProblem.circle(role).diagnostic(at: sentence.range(of: role)))
            }
        }
    }
}

extension Sentence {
    /// Whether it says who plays a role, and not only what is forbidden or asked of the players.
    fileprivate var introduces: Bool {
        switch meaning {
        case .neverAsks, .bears, .open, .proven, .principle: false
        default: true
        }
    }

    /// The names of the contract in it.
    fileprivate var names: [String] {
        switch meaning {
        case .isNamed(_, let name): [name]
        case .hasNamed(_, let names): names
        default: []
        }
    }

    /// The place of a word; the whole sentence where it does not stand on one line as it is.
    fileprivate func range(of word: String) -> SourceRange {
        let bytes = Array(text.utf8)
        let wanted = Array(word.utf8)
        guard range.end - range.start == bytes.count, wanted.count <= bytes.count else { return range }
        let isInside: (UInt8) -> Bool = {
            $0 >= 0x80 || $0 == UInt8(ascii: "_") || Character(Unicode.Scalar($0)).isLetter
                || Character(Unicode.Scalar($0)).isNumber
        }
        for start in 0...(bytes.count - wanted.count)
        where bytes[start..<start + wanted.count].elementsEqual(wanted) {
            let end = start + wanted.count
            let isWhole =
                (start == 0 || !isInside(bytes[start - 1])) && (end == bytes.count || !isInside(bytes[end]))
            if isWhole { return SourceRange(range.start + start, range.start + end) }
        }
        return range
    }
}
