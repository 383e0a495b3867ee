/// What a run looked like after each of its commands: names, objects and the queue, each step as what it changed.
public struct RunRecording: Sendable {
    /// The steps, one for each command of the transcript, as far as they were kept.
    public var steps: [Step]
    /// Tells whether the run was too long to be kept whole.
    public var isCut: Bool
    /// Tells whether objects are in the steps; false where the language does not show them.
    public var hasObjects: Bool
    /// Tells whether calls are in the steps: those of an instrumented solution alone.
    public var hasCalls = false
    /// How commands are taken back.
    public var undoing: Undoing

    /// Makes a recording.
    public init(
        steps: [Step] = [], isCut: Bool = false, hasObjects: Bool = true, undoing: Undoing = .never
    ) {
        self.steps = steps
        self.isCut = isCut
        self.hasObjects = hasObjects
        self.undoing = undoing
    }

    /// How a scenario takes commands back.
    public enum Undoing: Sendable {
        /// It takes none back, so it keeps no queue.
        case never
        /// By inverse rules.
        case byRules
        /// By doing all others again in a fresh worker.
        case byReplay
    }

    /// What one command changed.
    public struct Step: Sendable {
        /// Names with what they stand for from now on; nil for a name that is gone.
        public var names: [(name: String, content: ObjectGraph.Content?)] = []
        /// Objects that are new or hold something else from now on.
        public var objects: [ObjectGraph.Node] = []
        /// The numbers of objects that are gone.
        public var goneObjects: [Int] = []
        /// Who called whom, helpers left out.
        public var calls: [RecordedCall] = []
        /// Tells whether more was called than a scenario keeps.
        public var hasMoreCalls = false
        /// What happened to the queue.
        public var queue: QueueChange?
        /// What `undo` would run to take the command back, as a script would write it.
        public var inverse: String?

        /// Makes a step that changed nothing.
        public init() {}
    }

    /// What a command did to the queue.
    public enum QueueChange: Sendable, Equatable {
        /// It was put there.
        case did
        /// It took that many back.
        case undid(Int)
        /// It did that many again.
        case redid(Int)
    }
}
