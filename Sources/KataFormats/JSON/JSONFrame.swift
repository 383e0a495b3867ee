public import KataTranscript

/// A JSON document that is written as results come: members, then a list with a line for each element, then more members.
///
/// What stands there after an interruption is whole up to the last element.
public struct JSONFrame: Sendable {
    private let head: String
    private let closing: String
    private var isFirst = true

    /// Makes a document of a format of kata's own.
    public init(format: String, version: Int, _ members: KeyValuePairs<String, JSON?> = [:], list: String) {
        self.init(
            JSON.members(["format": .string(format), "version": .integer(Int64(version))])
                .adding(.members(members)), list: list)
    }

    /// Makes a document of members that begin it, and a list; both may stand within a member of an outer object.
    public init(_ members: JSON, list: String, within outer: (members: JSON, name: String)? = nil) {
        let start = outer.map { JSONFrame.open($0.members) + "\"\($0.name)\":" } ?? ""
        head = start + JSONFrame.open(members) + "\"\(list)\":["
        closing = outer == nil ? "}\n" : "}}\n"
    }

    /// Returns what stands before the first element.
    public func begin() -> String { head }

    /// Returns an element with what parts it from the one before.
    public mutating func add(_ element: JSON) -> String {
        defer { isFirst = false }
        return (isFirst ? "\n" : ",\n") + element.shownText
    }

    /// Returns what stands behind the last element: a summary, and other members.
    public func end(_ summary: JSON, _ members: KeyValuePairs<String, JSON?> = [:]) -> String {
        let last = JSON.members(["summary": summary]).adding(.members(members))
        return "\n]," + last.shownText.dropFirst().dropLast() + closing
    }

    private static func open(_ object: JSON) -> String { object.shownText.dropLast() + "," }
}
