import KataTranscript

/// A small change of a log that a kata should notice.
enum Alteration: CaseIterable {
    /// A line is left out.
    case dropped
    /// A line comes twice.
    case doubled
    /// A line changes places with the next one.
    case swapped
    /// A line's last character is another one.
    case changed

    /// Returns the log with one line altered; nil where that changes nothing.
    func applied(to lines: [Transcript.Line], at index: Int) -> [Transcript.Line]? {
        var altered = lines
        switch self {
        case .dropped: altered.remove(at: index)
        case .doubled: altered.insert(lines[index], at: index)
        case .swapped:
            guard index + 1 < lines.count, lines[index].text != lines[index + 1].text else { return nil }
            altered[index].text = lines[index + 1].text
            altered[index + 1].text = lines[index].text
        case .changed:
            let last = altered[index].text.popLast()
            altered[index].text.append(last == "×" ? "÷" : "×")
        }
        return altered
    }
}
