/// Why a request was not done, as the protocol tells it.
struct RefusalError: Error {
    /// The protocol's kinds of error.
    enum Kind: String {
        case thrown, contract, bridge
    }

    let kind: Kind
    let message: String
    private(set) var details: [(key: String, value: JSON)] = []

    /// The script and the module disagree.
    static func contract(_ message: String) -> RefusalError {
        RefusalError(kind: .contract, message: message)
    }

    /// A name that is not there, with those that are near it.
    static func unknown(_ message: String, name: String, among names: [String]) -> RefusalError {
        let near = nearest(to: name, among: names)
        let hint = near.first.map { "; did you mean '\($0)'?" } ?? ""
        return RefusalError(
            kind: .contract, message: message + hint,
            details: [("nearest", .array(near.map(JSON.string)))])
    }

    /// A value that does not fit its place.
    static func misfit(parameter: String, wanted: String, got: String) -> RefusalError {
        RefusalError(
            kind: .contract, message: "'\(parameter)' wants \(wanted), got \(got)",
            details: [
                ("parameter", .string(parameter)), ("wanted", .string(wanted)), ("got", .string(got)),
            ])
    }

    /// What is there, but out of a script's reach.
    static func bridge(_ message: String) -> RefusalError {
        RefusalError(kind: .bridge, message: message)
    }

    /// The module's own error.
    static func thrown(_ message: String, type: String) -> RefusalError {
        RefusalError(kind: .thrown, message: message, details: [("type", .string(type))])
    }

    /// The object that goes under `error`.
    var json: JSON {
        .object([("kind", .string(kind.rawValue)), ("message", .string(message))] + details)
    }
}

/// Finds the names that are a slip or two away, nearest first.
func nearest(to name: String, among names: [String]) -> [String] {
    let limit = max(1, name.count / 3)
    var found: [(distance: Int, name: String)] = []
    for candidate in names where !found.contains(where: { $0.name == candidate }) {
        let distance = editDistance(name.lowercased(), candidate.lowercased())
        if distance <= limit { found.append((distance, candidate)) }
    }
    return found.sorted { $0 < $1 }.prefix(3).map(\.name)
}

/// Counts the least insertions, deletions and replacements between two texts (Wagner and Fischer, 1974).
private func editDistance(_ first: String, _ second: String) -> Int {
    let columns = Array(second)
    var row = Array(0...columns.count)
    for (line, character) in first.enumerated() {
        var diagonal = row[0]
        row[0] = line + 1
        for (column, other) in columns.enumerated() {
            let replaced = diagonal + (character == other ? 0 : 1)
            diagonal = row[column + 1]
            row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
        }
    }
    return row[columns.count]
}
