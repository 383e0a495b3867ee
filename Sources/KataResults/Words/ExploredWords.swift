package import KataText

extension ExploredDifference {
    /// What it says, in the words that all formats share.
    package func description(in language: ReaderLanguage) -> FindingDescription {
        FindingDescription(
            headline: headline(in: language),
            details: [
                .excerpt(script(in: language).map { "  \($0)" }.joined(separator: "\n")),
                .note(
                    language(
                        "sequence \(sequence) of \(count), seed \(seed)",
                        "第 \(sequence)/\(count) 个序列，种子 \(seed)")),
            ])
    }

    /// What it says on one line, for a note.
    public var sentence: String {
        let sides: [String?] = [
            commands.joined(separator: "; "), reference.map { "reference: " + $0.joined(separator: " / ") },
            "yours: " + solution.joined(separator: " / "),
        ]
        return headline(in: .english) + ": " + sides.compactMap(\.self).joined(separator: "; ")
    }

    private func headline(in language: ReaderLanguage) -> String {
        let before = commands.count - 1
        return switch before {
        case ...0: language("differs from the reference at once", "一开始就与参考解答不同")
        case 1: language("differs from the reference after 1 command", "1 条命令之后与参考解答不同")
        default: language("differs from the reference after \(before) commands", "\(before) 条命令之后与参考解答不同")
        }
    }

    /// The commands, and below them what both sides do at the last.
    private func script(in language: ReaderLanguage) -> [String] {
        let wanted =
            reference.map { lines($0, "-", language("the reference", "参考解答")) }
            ?? [language("the reference does something else here", "参考解答在这里不是这样")]
        return commands + wanted + lines(solution, "+", language("yours", "你的"))
    }

    /// The lines of one side, the first with its owner's name.
    private func lines(_ texts: [String], _ mark: String, _ owner: String) -> [String] {
        texts.enumerated().map { index, text in
            // A line of the solution may hold what breaks lines.
            "\(mark) \(text.visible.cut(toWidth: 160))" + (index == 0 ? "        \(owner)" : "")
        }
    }
}
