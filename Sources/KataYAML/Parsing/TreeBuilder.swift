internal import CLibYAML
internal import KataDiagnostics

/// Builds the nodes of one document out of libyaml's events, and refuses what a kata may not use.
struct TreeBuilder {
    /// What is being built when the next event comes.
    private struct Open {
        var index: Int
        var isMapping: Bool
        var count = 0
        /// The keys of a map, for the search for duplicates.
        var keys: [Int] = []
    }

    /// The bounds of what is read.
    private let limits: YAMLLimits
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offsets: ByteOffsets
    private var open: [Open] = []
    private(set) var records: [NodeRecord] = []
    private(set) var pool: [UInt8] = []
    /// What was refused, in the order of the file.
    private(set) var problems: [(problem: YAMLProblem, range: SourceRange)] = []
    private var documentCount = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, offsets: ByteOffsets, limits: YAMLLimits) {
        self.bytes = bytes
        self.offsets = offsets
        self.limits = limits
        // A line of a kata is about as long as two records; growing by doubling would cost as much as reading.
        records.reserveCapacity(min(limits.nodes, bytes.count / 24 + 16))
        pool.reserveCapacity(bytes.count / 2)
    }

    /// Returns the byte offset of one of libyaml's positions.
    mutating func offset(of index: Int) -> Int { offsets.offset(of: index) }

    /// Takes the next event in; returns false when nothing behind it will be read.
    mutating func take(_ event: UnsafePointer<yaml_event_t>) -> Bool {
        let start = offsets.offset(of: event.pointee.start_mark.index)
        switch event.pointee.type {
        case YAML_SCALAR_EVENT: return takeScalar(event, start)
        case YAML_SEQUENCE_START_EVENT:
            let parts = event.pointee.data.sequence_start
            let start = behind(anchor: parts.anchor, tag: parts.tag, at: start, event)
            return begin(parts.style == YAML_FLOW_SEQUENCE_STYLE ? .flowSequence : .blockSequence, at: start)
        case YAML_MAPPING_START_EVENT:
            let parts = event.pointee.data.mapping_start
            let start = behind(anchor: parts.anchor, tag: parts.tag, at: start, event)
            return begin(parts.style == YAML_FLOW_MAPPING_STYLE ? .flowMapping : .blockMapping, at: start)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            end(at: offsets.offset(of: event.pointee.end_mark.index))
            return true
        case YAML_ALIAS_EVENT:
            let end = offsets.offset(of: event.pointee.end_mark.index)
            refuse(.alias(name: text(event.pointee.data.alias.anchor)), SourceRange(start, end))
            return add(
                NodeRecord(start: UInt32(start), end: UInt32(end), next: 0, form: .alias, isRefused: true))
        case YAML_DOCUMENT_START_EVENT: return takeDocumentStart(event, start)
        case YAML_STREAM_END_EVENT: return false
        default: return true
        }
    }

    private mutating func takeDocumentStart(_ event: UnsafePointer<yaml_event_t>, _ start: Int) -> Bool {
        documentCount += 1
        guard documentCount == 1 else {
            refuse(.secondDocument, SourceRange(start, min(start + 3, bytes.count)))
            return false
        }
        let parts = event.pointee.data.document_start
        if parts.version_directive != nil || parts.tag_directives.start != parts.tag_directives.end {
            refuse(.directive, SourceRange(start, start + 1))
        }
        return true
    }

    private mutating func takeScalar(_ event: UnsafePointer<yaml_event_t>, _ start: Int) -> Bool {
        let parts = event.pointee.data.scalar
        let end = offsets.offset(of: event.pointee.end_mark.index)
        let start = behind(anchor: parts.anchor, tag: parts.tag, at: start, event)
        var record = NodeRecord(
            start: UInt32(start), end: UInt32(end), length: UInt32(parts.length), next: 0,
            form: TreeBuilder.form(of: parts.style))
        let content = UnsafeBufferPointer(start: parts.value, count: parts.length)
        let isQuoted = record.form == .singleQuoted || record.form == .doubleQuoted
        let place = start + (isQuoted ? 1 : 0)
        if stands(content, at: place, before: end) {
            record.content = UInt32(place)
        } else {
            record.content = UInt32(pool.count)
            record.isPooled = true
            pool.append(contentsOf: content)
        }
        return add(record)
    }

    /// Tells whether the file has the content at `place` as it is.
    private func stands(_ content: UnsafeBufferPointer<UInt8>, at place: Int, before end: Int) -> Bool {
        let count = content.count
        guard place + count <= end else { return false }
        var offset = 0
        while count - offset >= 8 {
            guard eightBytes(content, at: offset) == eightBytes(bytes, at: place + offset) else {
                return false
            }
            offset += 8
        }
        while offset < count {
            guard content[offset] == bytes[place + offset] else { return false }
            offset += 1
        }
        return true
    }

    private static func form(of style: yaml_scalar_style_t) -> NodeRecord.Form {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: .literal
        case YAML_FOLDED_SCALAR_STYLE: .folded
        default: .plain
        }
    }
}

// MARK: - Collections

extension TreeBuilder {
    private mutating func begin(_ form: NodeRecord.Form, at start: Int) -> Bool {
        guard open.count < limits.depth else {
            refuse(.tooDeep(limit: limits.depth), SourceRange(start, start + 1))
            return false
        }
        let index = records.count
        let isMapping = form == .blockMapping || form == .flowMapping
        guard add(NodeRecord(start: UInt32(start), end: UInt32(start), next: 0, form: form)) else {
            return false
        }
        open.append(Open(index: index, isMapping: isMapping))
        return true
    }

    /// Ends the innermost collection; one without brackets ends with its last node, not with the blanks behind it.
    private mutating func end(at end: Int) {
        guard let closed = open.popLast() else { return }
        let isFlow = records[closed.index].form == .flowSequence || records[closed.index].form == .flowMapping
        if isFlow { records[closed.index].end = UInt32(end) }
        records[closed.index].next = UInt32(records.count)
        if let parent = open.last {
            records[parent.index].end = max(records[parent.index].end, records[closed.index].end)
        }
        refuseDuplicates(closed.keys)
    }

    /// Adds a node to the innermost collection; returns false if there are too many.
    private mutating func add(_ record: NodeRecord) -> Bool {
        guard records.count < limits.nodes else {
            refuse(.tooManyNodes(limit: limits.nodes), SourceRange(Int(record.start), Int(record.start) + 1))
            return false
        }
        let index = records.count
        records.append(record)
        records[index].next = UInt32(index + 1)
        guard let parent = open.indices.last else { return true }
        records[open[parent].index].end = max(records[open[parent].index].end, record.end)
        if open[parent].isMapping, open[parent].count % 2 == 0 {
            takeKey(index)
            open[parent].keys.append(index)
        }
        open[parent].count += 1
        return true
    }

    private mutating func takeKey(_ index: Int) {
        let record = records[index]
        let range = SourceRange(Int(record.start), Int(record.end))
        switch record.form {
        case .alias: break
        case .blockSequence, .flowSequence, .blockMapping, .flowMapping:
            refuse(.keyIsNoText, SourceRange(range.start, range.start + 1))
            records[index].isRefused = true
        case .plain where content(of: record).elementsEqual("<<".utf8):
            refuse(.mergeKey, range)
            records[index].isRefused = true
        case .plain, .singleQuoted, .doubleQuoted, .literal, .folded:
            guard Int(record.length) > limits.keyLength else { return }
            refuse(.keyTooLong(limit: limits.keyLength), SourceRange(range.start, range.start + 1))
            records[index].isRefused = true
        }
    }

    private func content(of record: NodeRecord) -> ArraySlice<UInt8> {
        let range = Int(record.content)..<Int(record.content) + Int(record.length)
        return record.isPooled ? pool[range] : ArraySlice(bytes[range])
    }

    /// Refuses every key that stood in its map before; a map of many keys is sorted, so no input makes this slow.
    private mutating func refuseDuplicates(_ keys: [Int]) {
        guard keys.count > 1 else { return }
        let texts = keys.filter { !records[$0].isRefused }
        if texts.count <= 12 {
            for later in texts.indices.dropFirst() {
                if let first = texts[..<later].first(where: { isSame($0, texts[later]) }) {
                    refuseDuplicate(texts[later], of: first)
                }
            }
            return
        }
        let contents = texts.map { (index: $0, content: Array(content(of: records[$0]))) }
        let sorted = contents.sorted { left, right in
            if left.content == right.content { return left.index < right.index }
            return left.content.lexicographicallyPrecedes(right.content)
        }
        var first = 0
        for place in sorted.indices.dropFirst() {
            if sorted[place].content == sorted[first].content {
                refuseDuplicate(sorted[place].index, of: sorted[first].index)
            } else {
                first = place
            }
        }
    }

    private func isSame(_ left: Int, _ right: Int) -> Bool {
        let (left, right) = (records[left], records[right])
        guard left.length == right.length else { return false }
        guard !left.isPooled, !right.isPooled else { return content(of: left) == content(of: right) }
        let length = Int(left.length)
        return (0..<length).allSatisfy { bytes[Int(left.content) + $0] == bytes[Int(right.content) + $0] }
    }

    private mutating func refuseDuplicate(_ index: Int, of first: Int) {
        let key = String(decoding: content(of: records[index]), as: UTF8.self)
        refuse(
            .duplicateKey(key: key, first: SourceRange(Int(records[first].start), Int(records[first].end))),
            SourceRange(Int(records[index].start), Int(records[index].end)))
        records[index].isRefused = true
    }
}

// MARK: - Refusals

extension TreeBuilder {
    private mutating func refuse(_ problem: YAMLProblem, _ range: SourceRange) {
        guard problems.count < limits.problems else { return }
        problems.append((problem, range))
    }

    /// Refuses an anchor and a tag before a node, in either order; returns where the node itself begins.
    private mutating func behind(
        anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?, at start: Int,
        _ event: UnsafePointer<yaml_event_t>
    ) -> Int {
        guard anchor != nil || tag != nil else { return start }
        let end = max(start, offsets.offset(of: event.pointee.end_mark.index))
        var position = start
        for _ in 0..<(anchor == nil || tag == nil ? 1 : 2) {
            let count: Int
            if anchor != nil, position < end, bytes[position] == UInt8(ascii: "&") {
                // An anchor ends with its name, so ':' may follow it at once.
                let name = text(anchor)
                count = 1 + name.utf8.count
                refuse(.anchor(name: name), SourceRange(position, position + count))
            } else {
                let word = bytes[position..<end].prefix { !Self.separates($0) }
                count = word.count
                let range = SourceRange(position, position + max(1, count))
                refuse(.tag(tag: String(decoding: word, as: UTF8.self)), range)
            }
            position = skipSpace(from: position + count, to: end)
        }
        return position
    }

    /// Returns where something stands again behind blanks, ends of lines and comments.
    private func skipSpace(from start: Int, to end: Int) -> Int {
        var position = start
        while position < end {
            if bytes[position] == UInt8(ascii: "#") {
                position += bytes[position..<end].prefix { $0 != UInt8(ascii: "\n") }.count
            } else if Self.separates(bytes[position]) {
                position += 1
            } else {
                break
            }
        }
        return position
    }

    private static func separates(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
    }

    private func text(_ bytes: UnsafeMutablePointer<UInt8>?) -> String {
        guard let bytes else { return "" }
        return String(cString: bytes)
    }
}
