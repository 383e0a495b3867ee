internal import KataDiagnostics

/// A document's nodes in file order, in one array, with the bytes that their scalars need beside the file's own.
final class YAMLDocument: Sendable {
    /// The file that was read.
    let file: SourceFile
    /// The nodes: a collection, then all that is inside it; in a mapping each key is followed by its value.
    let records: [NodeRecord]
    /// Contents of scalars that do not stand in the file as they are, one after another.
    let pool: [UInt8]

    init(file: SourceFile, records: [NodeRecord], pool: [UInt8]) {
        self.file = file
        self.records = records
        self.pool = pool
    }

    /// Calls `body` with the content of the scalar at `index`, without copying it.
    func withContent<Result>(of index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let record = records[index]
        let range = Int(record.content)..<Int(record.content) + Int(record.length)
        return (record.isPooled ? pool : file.bytes).withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[range]))
        }
    }
}

/// What the tree keeps of one node: 24 bytes, no reference.
struct NodeRecord {
    /// The form that the node has in the file.
    enum Form: UInt8 {
        case plain, singleQuoted, doubleQuoted, literal, folded
        case blockSequence, flowSequence, blockMapping, flowMapping
        case alias
    }

    /// The first byte in the file.
    var start: UInt32
    /// The byte behind the last one in the file.
    var end: UInt32
    /// Where the scalar's content begins, in the file or in the pool.
    var content: UInt32 = 0
    /// The length of the scalar's content.
    var length: UInt32 = 0
    /// The index of the next node that is not inside this one.
    var next: UInt32
    /// The form that the node has in the file.
    var form: Form
    /// Tells whether the content lies in the pool.
    var isPooled = false
    /// Tells whether an error was reported, so that readers pass over the node, or the entry that it is the key of.
    var isRefused = false
}
