public import KataDiagnostics

/// Reads sentences, a line each, and reports what it cannot read with the place and the nearest word.
public struct SentenceParser {
    private let text: LocatedText
    private var diagnostics = Diagnostics()
    var words = SentenceWords([])

    /// Reads all sentences of a text; blank lines and those that begin with `#` are passed over.
    public static func parse(_ text: LocatedText, diagnostics: inout Diagnostics) -> StructureRules {
        var parser = SentenceParser(text: text)
        let rules = parser.sentences()
        diagnostics.add(contentsOf: parser.diagnostics)
        return rules
    }

    private init(text: LocatedText) { self.text = text }

    private mutating func sentences() -> StructureRules {
        var result: [Sentence] = []
        var start = 0
        let bytes = text.bytes
        while start <= bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            let line = bytes[start..<end]
            words = SentenceWords(line)
            if let first = words.current, !first.text.hasPrefix("#"), let sentence = sentence() {
                result.append(sentence)
            }
            start = end + 1
        }
        return StructureRules(result)
    }

    private mutating func sentence() -> Sentence? {
        guard let first = words.words.first, let last = words.words.last else { return nil }
        let place = first.range.lowerBound..<last.range.upperBound
        let source = String(decoding: text.bytes[place], as: UTF8.self)
        let allowsEnum = words.dropLast("enum ok")
        if allowsEnum, words.words.last?.text == "," { _ = words.dropLast(",") }
        guard let meaning = meaning() else { return nil }
        if let rest = words.current {
            report(.surplus(rest.text), at: rest.range)
            return nil
        }
        return Sentence(
            meaning: meaning, allowsEnum: allowsEnum, text: source,
            range: text.fileRange(place.lowerBound, place.upperBound))
    }

    // MARK: Sentences

    private mutating func meaning() -> Sentence.Meaning? {
        if words.take("the log proves it") { return .proven }
        if words.take("open") { return role().map { .open(role: $0) } }
        if words.take("nobody") { return ban() }
        if words.take("only") { return monopoly() }
        guard let subject = subject() else { return nil }
        if words.take("is") { return identity(subject) }
        if words.take("bears the log") || words.take("bear the log") { return .bears(role: subject.role) }
        if words.take("never asks which") || words.take("never ask which") {
            return role().map { .neverAsks(subject: subject.role, role: $0) }
        }
        if let principle = principle(of: subject.role) { return principle }
        var ahead = words
        if ahead.take("has"), !ahead.take("a") { return parts(subject) }
        return deed(subject).map { .deed($0) }
    }

    private mutating func identity(_ subject: Subject) -> Sentence.Meaning? {
        let isNever = words.take("never")
        if words.take("a") || words.take("an") {
            return role().map { .isRole(role: subject.role, other: $0, isNever: isNever) }
        }
        return name().map { .isNamed(role: subject.role, name: $0) }
    }

    /// Reads what stands behind `has`: a count and a role, or names.
    private mutating func parts(_ subject: Subject) -> Sentence.Meaning? {
        _ = words.take()
        if words.current?.text.first?.isNumber == true {
            guard let count = count() else { return nil }
            return role().map { .hasCount(role: subject.role, count: count, part: $0) }
        }
        guard let first = name() else { return nil }
        var names = [first]
        while words.take(",") {
            guard let name = name() else { return nil }
            names.append(name)
        }
        return .hasNamed(role: subject.role, names: names)
    }

    private mutating func deed(_ subject: Subject) -> Deed? {
        let isNever = words.take("never")
        guard let verb = verb() else { return nil }
        var deed = Deed(subject: subject, verb: verb, isNever: isNever)
        if verb == .writes {
            guard words.take("the log") else { return lack("'the log'") }
            return deed
        }
        if verb == .calls, words.take("its member of") {
            deed.isOwn = true
        } else if words.take("its own") {
            deed.isOwn = true
        }
        guard let object = self.subject() else { return nil }
        deed.object = object
        if words.take("with") {
            guard let gift = gift() else { return nil }
            deed.gift = gift
        }
        if words.take(",") {
            let isExact = words.take("exactly")
            guard let count = count() else { return lack("a count, as in ', 3 deep'") }
            guard words.take("deep") else { return lack("'deep'") }
            deed.depth = Count(number: count.number, isLeast: !isExact)
        }
        return deed
    }

    // MARK: Words

    /// What stands in a verb's place and has an end of its own.
    private static let phrases = ["bears the log", "asks which"]

    private mutating func verb() -> Verb? {
        for verb in Verb.allCases where words.take(verb.rawValue) || words.take(verb.plural) { return verb }
        let all = Verb.allCases.map(\.rawValue) + Self.phrases + Self.principles
        guard let word = words.current else { return lack("a verb: \(all.joined(separator: ", "))") }
        if let phrase = all.first(where: { $0.hasPrefix("\(word.text) ") }) {
            report(.missing("the rest of '\(phrase)'"), at: word.range)
            return nil
        }
        report(.unknownWord(word.text, wanted: "verb", words: all), at: word.range)
        return nil
    }

    private mutating func gift() -> Gift? {
        for gift in Gift.allCases.reversed() where words.take(gift.rawValue) { return gift }
        let all = Gift.allCases.map(\.rawValue)
        guard let word = words.current else {
            return lack("what is handed over: \(all.joined(separator: ", "))")
        }
        report(.unknownWord(word.text, wanted: "gift", words: all), at: word.range)
        return nil
    }

    private mutating func subject() -> Subject? {
        var quantity = Subject.Quantity.some
        if words.take("each") {
            quantity = .each
        } else if words.take("another") {
            quantity = .another
        } else if let count = count() {
            quantity = .count(count)
        } else if words.take("a") || words.take("an") || words.take("its") {
        }
        guard let word = words.take() else { return lack("a role") }
        guard let point = word.text.firstIndex(of: ".") else {
            return checked(word).map { Subject(quantity: quantity, role: $0) }
        }
        let name = String(word.text[..<point])
        let member = String(word.text[word.text.index(after: point)...])
        guard isRole(name), !member.isEmpty else {
            report(.noRole(name), at: word.range)
            return nil
        }
        return Subject(quantity: quantity, role: name, member: member)
    }

    /// Reads a role.
    mutating func role() -> String? {
        _ = words.take("a") || words.take("an")
        guard let word = words.take() else { return lack("a role") }
        return checked(word)
    }

    private mutating func checked(_ word: SentenceWord) -> String? {
        guard isRole(word.text) else {
            report(.noRole(word.text), at: word.range)
            return nil
        }
        return word.text
    }

    /// Roles are free words: they begin with a capital, or with a letter that has no case.
    private func isRole(_ text: String) -> Bool {
        guard let first = text.first else { return false }
        return first.isLetter && !first.isLowercase
            && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private mutating func name() -> String? {
        guard let word = words.take() else { return lack("the name of a type") }
        return word.text
    }

    private mutating func count() -> Count? {
        guard let word = words.current, word.text.first?.isNumber == true else { return nil }
        _ = words.take()
        guard let number = Int(word.text), (1...99).contains(number) else {
            report(.badCount(word.text), at: word.range)
            return nil
        }
        return Count(number: number, isLeast: words.take("or more"))
    }

    /// Reports that something is missing before the next word.
    mutating func lack<Result>(_ wanted: String) -> Result? {
        if let word = words.current {
            report(.missing("\(wanted), before '\(word.text)',"), at: word.range)
        } else {
            report(.missing(wanted), at: words.end..<words.end)
        }
        return nil
    }

    /// Reports a problem at a place of the text.
    mutating func report(_ problem: SentenceProblem, at range: Range<Int>) {
        diagnostics.add(problem.diagnostic(at: text.fileRange(range.lowerBound, range.upperBound)))
    }
}
