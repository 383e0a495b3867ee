package import KataText
public import KataTranscript

/// All that a solution lacks of what a kata needs, told once for the kata.
public struct ContractReport: Sendable {
    /// The kata's id.
    public var kata: String
    /// What is lacking or otherwise, in the order of the contract.
    public var breaches: [ContractBreach]
    /// What else the kata names and the solution lacks, in words.
    public var others: [String]

    /// Makes a report.
    public init(kata: String, breaches: [ContractBreach], others: [String] = []) {
        self.kata = kata
        self.breaches = breaches
        self.others = others
    }
}

extension ContractReport {
    /// One line for each thing that is lacking.
    package func lines(in language: ReaderLanguage) -> [String] {
        breaches.map { $0.sentence(of: kata, in: language) } + others
    }
}

extension ContractBreach {
    /// What is needed and what there is instead, in English: "state needs `var hour: Double`, yours is Int".
    public func sentence(of kata: String) -> String {
        var breach = self
        breach.place = nil
        return breach.sentence(of: kata, in: .english)
    }

    /// What is needed, what there is instead, and where: "state needs `var hour: Double`, yours is Int (State.swift:4:9)".
    package func sentence(of kata: String, in language: ReaderLanguage) -> String {
        let needs =
            type.map { language("\($0) needs `\(needed)`", "\($0) 需要 `\(needed)`") }
            ?? language("\(kata) needs `\(needed)`", "\(kata) 需要 `\(needed)`")
        let address = place.map { language(" (\($0.address))", "（\($0.address)）") } ?? ""
        let found: String
        switch self.found {
        case .nothing(let nearest?):
            found = language(
                ", and there is none; is '\(nearest)' meant for it?", "，但没有；是不是写成了 '\(nearest)'？")
        case .nothing(nil): found = language(", and there is none", "，但没有")
        case .other(let other):
            found = language(", yours is \(other)", "，\(ContractBreach.chinese(other))")
        case .readOnly: found = language(", yours cannot be set", "，你的不能赋值")
        }
        return needs + found + address
    }

    private static func chinese(_ found: String) -> String {
        if found == "no enum" { return "你写的不是枚举" }
        return "你写的是 " + (["an enum": "枚举", "a protocol": "协议"][found] ?? found)
    }
}
