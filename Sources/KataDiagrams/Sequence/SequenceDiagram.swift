/// Who sends what to whom in a run, in order: a sequence diagram before anything is said of its looks.
public struct SequenceDiagram: Sendable, Equatable {
    /// The participants' titles, the script first, the others in the order in which they first take part.
    public var participants: [String]
    /// The messages.
    public var messages: [Message]
    /// What could not be shown, in sentences.
    public var notes: [String]

    /// Makes a diagram.
    public init(participants: [String] = [], messages: [Message] = [], notes: [String] = []) {
        self.participants = participants
        self.messages = messages
        self.notes = notes
    }

    /// A call, from one participant to another or to itself.
    public struct Message: Sendable, Equatable {
        /// The index of the participant that calls.
        public var from: Int
        /// The index of the one that is called.
        public var to: Int
        /// The member with its arguments.
        public var text: String
        /// What came back; nil where nothing did.
        public var answer: String?
        /// How many other calls it stands in.
        public var depth: Int
        /// The lines that it wrote to the log itself.
        public var log: [String]

        /// Makes a message.
        public init(
            from: Int, to: Int, text: String, answer: String? = nil, depth: Int = 0, log: [String] = []
        ) {
            self.from = from
            self.to = to
            self.text = text
            self.answer = answer
            self.depth = depth
            self.log = log
        }
    }
}
