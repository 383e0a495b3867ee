/// Something that code does.
public struct CodeFact: Sendable {
    /// The kinds of deeds.
    public enum Kind: String, Sendable {
        /// Calls a member, or a function that something holds.
        case call
        /// Makes a value of a type.
        case make
        /// Names a type, a case or a static instance.
        case name
        /// Reads a property.
        case get
        /// Changes a property, or what it holds.
        case set
        /// Asks which type or kind a value is.
        case ask
        /// Writes to the log.
        case write
        /// Puts a function value somewhere.
        case function
        /// Ends the program.
        case trap
        /// Throws an error.
        case raise = "throw"
    }

    /// Where a value comes from.
    public enum Origin: String, Sendable {
        /// It is the object whose code it is.
        case itself = "self"
        /// It is that object, as its base class knows it.
        case base = "super"
        /// A property keeps it.
        case property
        /// It was handed over.
        case parameter
        /// A local variable keeps it.
        case local
        /// It is one of a loop, list or closure.
        case element
        /// Another call gave it.
        case made
        /// It belongs to a type.
        case `static`
        /// It stands outside of all types.
        case free
        /// It is a constant that is written out.
        case literal
        /// It is nothing, written out.
        case null = "nil"
        /// It is a function.
        case function
        /// It comes from elsewhere.
        case other
    }

    /// How it is asked which type or kind a value is.
    public enum Question: String, Sendable {
        /// Whether it is of a type.
        case typeTest = "is"
        /// Whether it can be taken for one of a type.
        case cast = "as"
        /// Of which type it is itself.
        case dynamicType = "type"
        /// Which of several constants it is.
        case `switch`
        /// Whether it is one constant.
        case comparison = "compare"
        /// Which row of a table that is written out is its own.
        case lookup = "key"
        /// In a way that this program does not know.
        case other
    }

    /// What a call goes to.
    public enum Callee: String, Sendable {
        /// A member by its name.
        case member
        /// A function that something holds.
        case function
        /// Whichever member is named for the class of the object itself.
        case namesake = "named"
    }

    /// Where a function value goes.
    public enum Destination: String, Sendable {
        /// The property whose first value it is.
        case property
        /// A property that is assigned.
        case set
        /// Whoever called.
        case result = "return"
        /// A call.
        case argument
        /// A list, set or map.
        case element
        /// A local variable.
        case local
        /// A branch among others.
        case choice
        /// Somewhere else.
        case other
    }

    /// What is done.
    public var kind: Kind
    /// The types that the receiver has; empty where that is not known.
    public var on: [String] = []
    /// The member that is called, read, changed or compared.
    public var member = ""
    /// How the code came by the receiver; nil where there is none.
    public var via: Origin?
    /// The property or parameter by which it came.
    public var name = ""
    /// What arguments or values are made of.
    public var with: [Origin] = []
    /// The types that are made, named, given or asked for.
    public var types: [String] = []
    /// The solution's types, or generic parameters, that are given to the generic type of which a value is made.
    public var given: [String] = []
    /// How it is asked; nil for what is no question.
    public var question: Question?
    /// What is called, if anything is.
    public var callee: Callee = .member
    /// Where a function value goes; nil for what is none.
    public var destination: Destination?
    /// How many constants a question tells apart; for a function, the number of its closure.
    public var count = 0
    /// Tells whether the answer is used.
    public var isUsed = false
    /// Tells whether it is done under a condition only.
    public var isConditional = false
    /// The members of others by which the code came by the receiver, each with its type: `Customer.wallet`.
    public var through: [String] = []
    /// The members that told which one it is, as a key, an argument or the new value, each with its type: `State.next`.
    public var told: [String] = []
    /// The number of the function value in whose code it stands; 0 for the member's own.
    public var closure = 0
    /// Where it stands.
    public var place: FactPlace
}
