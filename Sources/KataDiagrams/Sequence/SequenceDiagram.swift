/// Who calls whom in a run, in order: a sequence diagram before anything is said of its looks.
public struct SequenceDiagram: Sendable, Equatable {
    /// The participants' titles, the script first, the others in the order in which they first take part.
    public var participants: [String]
    /// The calls, each before those that it makes.
    public var messages: [Message]
    /// How many calls were left out behind the last.
    public var omittedCount: Int

    /// Makes a diagram.
    public init(participants: [String] = [], messages: [Message] = [], omittedCount: Int = 0) {
        self.participants = participants
        self.messages = messages
        self.omittedCount = omittedCount
    }

    /// A call, from one participant to another or to itself.
    public struct Message: Sendable, Equatable {
        /// The index of the participant that calls.
        public var from: Int
        /// The index of the one that is called.
        public var to: Int
        /// The member with its arguments.
        public var text: String
        /// What came back; nil where that is nothing, or not known.
        public var answer: String?
        /// How many other calls it stands in.
        public var depth: Int
        /// Whether it makes the participant.
        public var creates: Bool

        /// Makes a message.
        public init(
            from: Int, to: Int, text: String, answer: String? = nil, depth: Int = 0, creates: Bool = false
        ) {
            self.from = from
            self.to = to
            self.text = text
            self.answer = answer
            self.depth = depth
            self.creates = creates
        }
    }

    /// What happens in the order of time: calls, and answers once all that a call made is over.
    enum Event: Equatable {
        case call(Int)
        case answer(Int)
        /// A call without an answer is over.
        case end(Int)
    }

    /// The events of all messages, by their indices.
    var events: [Event] {
        var events: [Event] = []
        var open: [Int] = []
        func close(to depth: Int) {
            while let last = open.last, messages[last].depth >= depth {
                events.append(messages[last].answer == nil ? .end(last) : .answer(last))
                open.removeLast()
            }
        }
        for (index, message) in messages.enumerated() {
            close(to: message.depth)
            events.append(.call(index))
            open.append(index)
        }
        close(to: 0)
        return events
    }
}
