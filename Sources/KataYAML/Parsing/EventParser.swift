internal import CLibYAML

/// Owns a libyaml parser and the event that it read last.
struct EventParser: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let event: UnsafeMutablePointer<yaml_event_t>

    /// Reads from `bytes`, which are UTF-8 without a byte order mark and must outlive the parser.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        parser = .allocate(capacity: 1)
        event = .allocate(capacity: 1)
        event.initialize(to: yaml_event_t())
        precondition(yaml_parser_initialize(parser) == 1, "out of memory")
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }

    deinit {
        yaml_event_delete(event)
        yaml_parser_delete(parser)
        event.deallocate()
        parser.deallocate()
    }

    /// Reads the next event, which is valid until the next call; returns nil after libyaml's own error.
    mutating func next() -> UnsafePointer<yaml_event_t>? {
        yaml_event_delete(event)
        return yaml_parser_parse(parser, event) == 1 ? UnsafePointer(event) : nil
    }

    /// What libyaml says is wrong, with its positions in characters.
    var failure: (problem: String, index: Int, context: String, contextIndex: Int) {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "out of memory"
        let context = parser.pointee.context.map { String(cString: $0) } ?? ""
        return (problem, parser.pointee.problem_mark.index, context, parser.pointee.context_mark.index)
    }
}
