/// Something that code does, in the vocabulary that all languages share (docs/facts.md).
struct Fact {
    enum Kind: String {
        case call, make, name, get, set, ask, write, function, trap
        case raise = "throw"
    }

    var kind: Kind
    /// The types of the solution that the receiver has; empty where it is not known.
    var on: [String] = []
    /// The member that is called, read, set or compared.
    var member = ""
    /// How the code came by the receiver: `self`, `super`, `property`, `parameter`, `local`, `element`, `made`, `static`.
    var via = ""
    /// The property or parameter by which it came.
    var name = ""
    /// What the arguments or the value are made of: `self`, `parameter`, `property`, `literal`, `made`, `function`.
    var with: [String] = []
    /// The types that are made, named, given or asked for.
    var types: [String] = []
    /// What is given to the generic type of which a value is made, where all of it is the solution's.
    var given: [String] = []
    /// How a question is asked (`is`, `as`, `type`, `switch`, `compare`, `key`), or where a function goes.
    var how = ""
    /// How many cases a switch tells apart.
    var count = 0
    /// Whether the answer of a call is used.
    var isUsed = false
    /// Whether it is done under a condition only.
    var isConditional = false
    /// The members of others by which the code came by the receiver, each with its type: `Customer.wallet`.
    var through: [String] = []
    /// The members that told which one it is: as a key, as an argument, or as the new value itself.
    var told: [String] = []
    /// The number of the function value whose code it stands in; 0 for the member's own.
    var closure = 0
    var place: FactPlace
}
