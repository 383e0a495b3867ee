/// What `kata-swift` generates for a solution: the table of its types, and one way to reach every member.
public protocol Bindings {
    /// The table of types and members, in the form that ``Registry`` reads.
    var description: StaticString { get }

    /// The metatype of a type that has one without arguments.
    func type(_ type: Int) -> Any.Type?

    /// Whether a value conforms to a protocol of the solution.
    func conforms(_ value: Any, to type: Int) -> Bool

    /// Does what a member does.
    func call(_ type: Int, _ member: Int, _ call: Call) throws -> Value

    /// A generic type whose parameters are the types of a member's arguments.
    func specialized(_ type: Int, for member: Int, by values: [Any]) throws -> (any GenericBindings.Type)?

    /// What gives the elements of a sequence that are waited for; nothing where the value is none.
    func walk(_ value: Any) -> (() throws -> Any?)?

    /// The key path of a property, where the solution takes key paths.
    func keyPath(_ type: Int, _ name: String) -> AnyKeyPath?

    /// The description that the solution's libraries give to an error, if it is not the language's own.
    func message(of error: any Error) -> String?
}

extension Bindings {
    /// Most solutions have no sequences whose elements are waited for.
    public func walk(_ value: Any) -> (() throws -> Any?)? { nil }

    /// Most solutions take no key paths.
    public func keyPath(_ type: Int, _ name: String) -> AnyKeyPath? { nil }
}

/// A generic type of the solution; its members are called where its parameters are known.
public protocol GenericBindings {
    /// The type's place in the table.
    static var __kataType: Int { get }

    /// The types that its parameters stand for.
    static var __kataArguments: [Any.Type] { get }

    /// The key path of a property, where the solution takes key paths.
    static func __kataKeyPath(_ name: String) -> AnyKeyPath?

    /// Does what a member does.
    static func __kataCall(_ member: Int, _ call: Call) throws -> Value
}

extension GenericBindings {
    /// A type without parameters of its own.
    public static var __kataArguments: [Any.Type] { [] }

    /// Most solutions take no key paths.
    public static func __kataKeyPath(_ name: String) -> AnyKeyPath? { nil }
}

/// What gives a generic type, where its parameters meet what the type asks of them.
public protocol GenericMaker {
    /// The generic type.
    static var __kataMade: any GenericBindings.Type { get }
}

/// The bindings of the solution that is linked into this worker, defined by the generated file.
@_silgen_name("kata_solution_bindings")
func solutionBindings() -> any Bindings
