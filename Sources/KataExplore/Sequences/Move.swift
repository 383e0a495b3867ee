import KataTranscript

/// A name of a sequence.
enum Handle: Hashable, Sendable {
    /// An object that the kata makes before its commands.
    case given(String)
    /// What the sequence itself made, by a number of its own.
    case made(Int)
}

/// What is handed to a parameter or assigned to a property.
indirect enum Operand: Sendable, Equatable {
    /// A plain value.
    case plain(Value)
    /// What a name stands for.
    case object(Handle)
    /// Elements of which some are objects.
    case list([Operand])

    /// The names in it.
    var handles: [Handle] {
        switch self {
        case .plain: []
        case .object(let handle): [handle]
        case .list(let elements): elements.flatMap(\.handles)
        }
    }

    /// Returns the operand with other names.
    func renamed(_ rename: (Handle) -> Handle) -> Operand {
        switch self {
        case .plain: self
        case .object(let handle): .object(rename(handle))
        case .list(let elements): .list(elements.map { $0.renamed(rename) })
        }
    }
}

/// A command of a sequence: one request in the words of the kata.
struct Move: Sendable, Equatable {
    /// Whose member is meant.
    enum Receiver: Sendable, Equatable {
        /// What a name stands for.
        case object(Handle)
        /// A type.
        case type(String)
    }

    /// An operand with its label and the place where values for it are known.
    struct Given: Sendable, Equatable {
        /// The label, where one is written.
        var label: String?
        /// What is handed over.
        var operand: Operand
        /// The parameter or property, as the dictionary knows it.
        var slot: Slot
    }

    /// What a move does.
    enum Deed: Sendable, Equatable {
        /// Makes an object.
        case make(String, [Given])
        /// Calls a method.
        case call(Receiver, String, [Given])
        /// Reads a property.
        case read(Receiver, String)
        /// Assigns a property.
        case assign(Receiver, String, Given)
        /// Takes commands back.
        case undo(Int)
        /// Does commands again.
        case redo(Int)
        /// Lets a name go.
        case drop(Handle)
    }

    /// What is done.
    var deed: Deed
    /// The number of the name that is bound to the result; nil for none.
    var binding: Int?
    /// The type of what the name stands for.
    var type = ""
    /// Tells whether the contract promises a result.
    var hasResult = false

    /// The names that have to exist before it.
    var needs: [Handle] {
        switch deed {
        case .make(_, let operands): operands.flatMap(\.operand.handles)
        case .call(let receiver, _, let operands): receiver.handles + operands.flatMap(\.operand.handles)
        case .read(let receiver, _): receiver.handles
        case .assign(let receiver, _, let value): receiver.handles + value.operand.handles
        case .drop(let handle): [handle]
        case .undo, .redo: []
        }
    }

    /// The operands, in their order.
    var operands: [Given] {
        get {
            switch deed {
            case .make(_, let operands), .call(_, _, let operands): operands
            case .assign(_, _, let value): [value]
            case .read, .undo, .redo, .drop: []
            }
        }
        set {
            switch deed {
            case .make(let type, _): deed = .make(type, newValue)
            case .call(let receiver, let member, _): deed = .call(receiver, member, newValue)
            case .assign(let receiver, let member, _): deed = .assign(receiver, member, newValue[0])
            case .read, .undo, .redo, .drop: break
            }
        }
    }

    /// Tells whether it is a command: neither the making of an object nor a look at one.
    var isCommand: Bool {
        switch deed {
        case .make, .read: false
        case .call, .assign, .undo, .redo, .drop: true
        }
    }

    /// Tells whether it only looks.
    var isRead: Bool { if case .read = deed { true } else { false } }

    /// Returns the move with other names.
    func renamed(_ rename: (Handle) -> Handle) -> Move {
        var move = self
        switch deed {
        case .call(let receiver, let member, let operands):
            move.deed = .call(receiver.renamed(rename), member, operands)
        case .read(let receiver, let member): move.deed = .read(receiver.renamed(rename), member)
        case .assign(let receiver, let member, let value):
            move.deed = .assign(receiver.renamed(rename), member, value)
        case .drop(let handle): move.deed = .drop(rename(handle))
        case .make, .undo, .redo: break
        }
        move.operands = move.operands.map { given in
            var given = given
            given.operand = given.operand.renamed(rename)
            return given
        }
        if let binding, case .made(let number) = rename(.made(binding)) { move.binding = number }
        return move
    }
}

extension Move.Receiver {
    /// The name, unless a type is meant.
    var handles: [Handle] { if case .object(let handle) = self { [handle] } else { [] } }

    func renamed(_ rename: (Handle) -> Handle) -> Move.Receiver {
        if case .object(let handle) = self { .object(rename(handle)) } else { self }
    }
}
