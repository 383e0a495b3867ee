import KataTranscript

extension JSON {
    /// The members of an object; none of anything else.
    var members: [Member] { if case .object(let members) = self { members } else { [] } }

    /// Returns where this differs from what is wanted, as a path; nil where it does not.
    ///
    /// Members may stand in any order. With `allowsMore`, objects may have members that nobody asked for.
    func difference(from wanted: JSON, allowsMore: Bool, path: String = "") -> String? {
        switch (self, wanted) {
        case (.null, .null): return nil
        case (.bool(let own), .bool(let other)) where own == other: return nil
        case (.integer(let own), .integer(let other)) where own == other: return nil
        case (.float(let own), .float(let other)) where own == other: return nil
        // Not as strings: those are equal when they only look alike.
        case (.string(let own), .string(let other)) where own.utf8.elementsEqual(other.utf8): return nil
        case (.array(let own), .array(let other)) where own.count == other.count:
            return zip(own, other).enumerated().lazy.compactMap { index, pair in
                pair.0.difference(from: pair.1, allowsMore: allowsMore, path: "\(path)[\(index)]")
            }.first
        case (.object(let own), .object(let other)) where allowsMore || own.count == other.count:
            return other.lazy.compactMap { member in
                let place = "\(path).\(member.name)"
                guard let value = self[member.name] else { return "\(place) is missing" }
                return value.difference(from: member.value, allowsMore: allowsMore, path: place)
            }.first
        default: return "\(path) is \(text) instead of \(wanted.text)"
        }
    }
}
