import KataDiagnostics
import KataText

/// A part of a manifest's rows: those whose rank leaves a remainder when it is divided by the number of parts.
public struct Shard: Sendable, Equatable {
    /// The number of the part, from 0, as Slurm and Kubernetes count.
    public let index: Int
    /// The number of parts.
    public let count: Int

    /// Why a text names no shard.
    public enum ShardError: Error, Sendable, Equatable {
        /// It is not of the form `I/N`.
        case form(String)
        /// There is no part.
        case noParts(String)
        /// There are fewer parts.
        case beyond(Int, of: Int)

        /// What is wrong, for people.
        public var sentence: String {
            switch self {
            case .form(let text):
                "'--shard \(text.visible)' is not of the form I/N, as 0/8: the first of eight parts."
            case .noParts(let text): "'--shard \(text.visible)' has no part: N is at least 1."
            case .beyond(let index, let count):
                "'--shard \(index)/\(count)' is none of \(count): I counts from 0, up to \(count - 1)."
            }
        }
    }

    /// Reads `I/N`.
    public init(_ text: String) throws(ShardError) {
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let numbers = parts.map { part in
            part.allSatisfy { (0x30...0x39).contains($0) } ? Int(String(decoding: part, as: UTF8.self)) : nil
        }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else { throw .form(text) }
        guard count > 0 else { throw .noParts(text) }
        guard index < count else { throw .beyond(index, of: count) }
        self.index = index
        self.count = count
    }

    /// Tells whether a row belongs to the part.
    public func contains(rank: Int) -> Bool { rank % count == index }
}
