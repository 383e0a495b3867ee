/// Reads TAP 14 as a strict harness does, and notes what breaks the rules.
struct TAPReader {
    /// A test point.
    struct Point: Equatable {
        var isOK: Bool
        var description: String
        var directive: String?
        /// The lines of its YAML block, without the indentation of two.
        var diagnostics: [String] = []
    }

    private(set) var points: [Point] = []
    private(set) var plan: Int?
    private(set) var bailOut: String?
    private(set) var comments: [String] = []
    private(set) var problems: [String] = []
    private var isInBlock = false

    /// Reads a stream.
    init(_ text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.popLast() != "" { problems.append("no line break at the end") }
        if lines.first != "TAP version 14" { problems.append("no version") }
        for line in lines.dropFirst() { read(line) }
        if isInBlock { problems.append("an open block") }
        if plan == nil { problems.append("no plan") }
        if let plan, plan != points.count { problems.append("\(points.count) points, planned \(plan)") }
    }

    /// Tells whether a harness is content.
    var isGreen: Bool { problems.isEmpty && bailOut == nil && points.allSatisfy(\.isOK) }

    private mutating func read(_ line: String) {
        if isInBlock {
            if line == "  ..." {
                isInBlock = false
            } else if line.hasPrefix("  ") {
                points[points.count - 1].diagnostics.append(String(line.dropFirst(2)))
            } else {
                problems.append("in a block: \(line)")
            }
        } else if line == "  ---", !points.isEmpty {
            isInBlock = true
        } else if line.hasPrefix("#") {
            comments.append(line)
        } else if let match = line.wholeMatch(of: /1\.\.(\d+)/) {
            if plan != nil { problems.append("a second plan") }
            plan = Int(match.1)
        } else if line.hasPrefix("Bail out!") {
            bailOut = String(line.dropFirst(10))
        } else if let match = line.wholeMatch(of: /(not )?ok (\d+) - ((?:[^\\#]|\\[\\#])*?)(?: # (.*))?/) {
            if Int(match.2) != points.count + 1 { problems.append("number \(match.2)") }
            let description = match.3.replacing("\\#", with: "#").replacing("\\\\", with: "\\")
            points.append(
                Point(
                    isOK: match.1 == nil, description: String(description),
                    directive: match.4.map(String.init)))
        } else {
            problems.append("unknown: \(line)")
        }
    }
}
