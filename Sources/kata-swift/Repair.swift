/// What had to be left out so that the generated file compiles.
struct Repairs {
    /// The compiler's words for each member or type, by the text of its marker.
    var dropped: [String: String] = [:]
    /// Members that the compiler found to be of the main actor, and those of another.
    var isolated: Set<String> = []
    var elsewhere: Set<String> = []
    var round = 0
    var dropsAll = false

    /// The file in the work folder that keeps it between rounds, with the folder of the sources.
    static let file = "repairs.txt"

    init() {}

    /// How much it changes.
    var count: Int { dropped.count + isolated.count + elsewhere.count }

    /// Reads what ``text`` wrote.
    init(text: String) {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(
                String.init)
            switch words[0] {
            case "round": round = Int(words[1]) ?? 0
            case "all": dropsAll = true
            case "isolated": isolated.insert(words[1])
            case "elsewhere": elsewhere.insert(words[1])
            case "dropped" where words.count == 3: dropped[words[1]] = words[2]
            default: break
            }
        }
    }

    /// The text of the file.
    var text: String {
        let lines =
            ["round\t\(round)"] + (dropsAll ? ["all"] : []) + isolated.sorted().map { "isolated\t\($0)" }
            + elsewhere.sorted().map { "elsewhere\t\($0)" }
            + dropped.sorted { $0.key < $1.key }.map { "dropped\t\($0.key)\t\($0.value)" }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension Repairs {
    /// Whether a form of calling a member is left out, or the one that it is a part of.
    fileprivate func drops(_ form: String) -> Bool {
        dropped[form] != nil
            || form.split(separator: Marker.count).first.map { dropped[String($0)] != nil } == true
    }

    /// What is kept in the work folder between a build and its repairs.
    struct State {
        let sources: String
        let language: String
        /// The file that says what a copy is to do; empty where the solution itself is compiled.
        let wishes: String
        let instances: String
        var repairs: Repairs

        init(sources: String, language: String, wishes: String, instances: String, repairs: Repairs) {
            self.sources = sources
            self.language = language
            self.wishes = wishes
            self.instances = instances
            self.repairs = repairs
        }

        /// Reads what ``text`` wrote.
        init(text: String) {
            let lines = text.split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false).map(
                String.init)
            sources = lines.first ?? ""
            language = lines.count > 1 ? lines[1] : "5"
            wishes = lines.count > 2 ? lines[2] : ""
            instances = lines.count > 3 ? lines[3] : ""
            repairs = Repairs(text: lines.count > 4 ? lines[4] : "")
        }

        /// The text of the file.
        var text: String { "\(sources)\n\(language)\n\(wishes)\n\(instances)\n\(repairs.text)" }
    }
}

/// Decides what to leave out after the compiler refused a solution with its bindings.
struct Repair {
    /// What the compiler's words mean for the solution.
    enum Verdict {
        case again(Repairs)
        /// The solution itself does not compile.
        case solution
        /// There is nothing more to leave out.
        case exhausted
    }

    private static let maximumRounds = 3

    /// Looks at where the errors are.
    ///
    /// - Parameter copy: what names the pieces of text on a line of a copy of the sources; nil where there is no copy.
    static func judge(
        _ diagnostics: String, bindings path: String, text: String, after repairs: Repairs,
        copy: ((_ path: String, _ line: Int, _ column: Int) -> Set<String>)? = nil
    ) -> Verdict {
        let errors = diagnostics.split(separator: "\n").compactMap { CompilerError(String($0)) }
        if let copy, let next = drop(errors.filter { $0.path != path }, repairs, copy) { return .again(next) }
        if errors.contains(where: { $0.path != path && $0.path.hasSuffix(".swift") }) { return .solution }
        // The linker does not find what the solution promised to be there, or the compiler gave up on it.
        if !errors.contains(where: { $0.path == path }) { return .solution }
        guard !repairs.dropsAll else { return .exhausted }
        var next = repairs
        next.round += 1
        let before = next.count
        let markers = Markers(text)
        for error in errors where error.path == path {
            guard let place = markers[error.line] else { continue }
            let isMember = place.contains(".")
            let marker = Marker.member(of: place)
            if isMember, error.message.contains("main actor-isolated"), !repairs.isolated.contains(marker) {
                next.isolated.insert(marker)
            } else if isMember, error.message.contains("-isolated"), !repairs.elsewhere.contains(marker) {
                next.elsewhere.insert(marker)
            } else {
                next.dropped[place] = error.message
                // Where no form of calling it is left, the member is out of reach.
                if place != marker, markers.forms(of: marker).allSatisfy({ next.drops($0) }) {
                    next.dropped[marker] = error.message
                }
            }
        }
        next.dropsAll = next.round >= maximumRounds || before == next.count
        return .again(next)
    }
}

extension Repair {
    /// Leaves out the pieces of text on the lines with errors; nil where there are none.
    private static func drop(
        _ errors: [CompilerError], _ repairs: Repairs, _ copy: (String, Int, Int) -> Set<String>
    ) -> Repairs? {
        var next = repairs
        for error in errors {
            for name in copy(error.path, error.line, error.column) where next.dropped[name] == nil {
                next.dropped[name] = error.message
            }
        }
        return next.dropped.count > repairs.dropped.count ? next : nil
    }
}

/// An error as the compiler writes it.
private struct CompilerError {
    let path: String
    let line: Int
    let column: Int
    let message: String

    init?(_ text: String) {
        guard let word = text.firstRange(of: ": error: ") else { return nil }
        let words = text[word.upperBound...]
        // The name of the compiler's group of diagnostics says nothing to a learner.
        message = String(words.firstRange(of: " [#").map { words[..<$0.lowerBound] } ?? words)
        let place = text[..<word.lowerBound].split(separator: ":")
        guard place.count >= 3, let line = Int(place[place.count - 2]),
            let column = Int(place[place.count - 1])
        else { return nil }
        path = place.dropLast(2).joined(separator: ":")
        self.line = line
        self.column = column
    }
}

/// The markers of a generated file, by line.
private struct Markers {
    private var markers: [String?] = []

    init(_ text: String) {
        var current: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == Marker.end {
                current = nil
            } else if line.hasPrefix(Marker.prefix) {
                current = String(line.dropFirst(Marker.prefix.count))
            }
            markers.append(current)
        }
    }

    /// The innermost forms of calling a member, by their markers.
    func forms(of member: String) -> Set<String> {
        let forms = Set(markers.compactMap(\.self).filter { $0.hasPrefix(member + Marker.form) })
        return forms.filter { form in !forms.contains { $0.hasPrefix("\(form)\(Marker.count)") } }
    }

    /// The marker above a line, counted from 1.
    subscript(line: Int) -> String? {
        line >= 1 && line <= markers.count ? markers[line - 1] : nil
    }
}

extension Solution {
    /// Leaves out what the compiler refused.
    func apply(_ repairs: Repairs) {
        for (index, type) in types.enumerated() {
            if type.reason == nil, let message = repairs.dropped["\(index)"] {
                type.reason = .refused(message)
            }
            if repairs.dropsAll, type.reason == nil {
                type.reason = .abandoned
            }
            for (number, text) in type.requirements.enumerated() {
                guard let message = repairs.dropped[Marker.requirement(number, of: index)] else { continue }
                for place in type.members.indices
                where type.members[place].requirement?.text.written == text {
                    type.members[place].reason = type.members[place].reason ?? .refused(message)
                }
            }
            for (marker, message) in repairs.dropped where marker.contains(Marker.form) {
                let parts = marker.split(separator: ".", maxSplits: 1)
                guard parts.count == 2, parts[0] == "\(index)" else { continue }
                let code = Int(parts[1].prefix { $0.isNumber })
                for place in type.members.indices
                where code.map({ $0 & ~1 }) == type.members[place].code {
                    type.members[place].refusedForms[String(parts[1])] = message
                }
            }
            for place in type.members.indices {
                let marker = "\(index).\(type.members[place].code)"
                let setter = "\(index).\(type.members[place].code + 1)"
                if !repairs.isolated.isDisjoint(with: [marker, setter]) {
                    type.members[place].isolation = .main
                }
                if !repairs.elsewhere.isDisjoint(with: [marker, setter]) {
                    type.members[place].isolation = .other
                    type.members[place].isSettable = false
                }
                if repairs.dropped[marker] != nil || repairs.dropsAll {
                    type.members[place].isContextual = false
                }
                if repairs.dropped[setter] != nil { type.members[place].isSettable = false }
                if type.members[place].reason == nil, let message = repairs.dropped[marker] {
                    type.members[place].reason = .refused(message)
                }
            }
        }
    }
}
