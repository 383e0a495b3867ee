#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#elseif canImport(Darwin)
@preconcurrency import Darwin
#endif

/// Keeps who called whom in an instrumented copy of a solution, until a request `calls` takes it away.
///
/// Unchecked, because all of it is touched under its lock alone.
final class CallRecorder: @unchecked Sendable {
    /// What one scenario keeps at most.
    private enum Bound {
        static let calls = 100_000
        /// Calls whose arguments are kept.
        static let arguments = 10_000
    }

    private struct Call {
        var parent: Int
        var object: Int
        var type: Int
        let member: Int
        let arguments: [JSON]
    }

    /// The recorder of this process.
    static let shared = CallRecorder()

    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// The numbers of all objects that were seen, in calls and in answers to `objects`.
    private var numbers = ObjectNumbers()
    private var calls: [Call] = []
    /// How many calls were taken away since the scenario began.
    private var taken = 0
    private var isCut = false
    /// The calls that have not returned, by the task or thread that they run in.
    private var open: [UInt: [Int]] = [:]
    private var members: [UInt: Int] = [:]
    private var memberNames: [String] = []
    private var types: [ObjectIdentifier: Int] = [:]
    private var typeNames: [String] = []
    private var declared: [String: Int] = [:]

    private init() {
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        // What is let go here may be the last of its kind, and its `deinit` may have a probe.
        pthread_mutexattr_settype(&attributes, CInt(PTHREAD_MUTEX_RECURSIVE))
        pthread_mutex_init(lock, &attributes)
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return body()
    }

    /// Lets other code give numbers, too.
    func withNumbers<Result>(_ body: (inout ObjectNumbers) -> Result) -> Result {
        locked { body(&numbers) }
    }

    // MARK: What probes tell

    /// Notes that a member begins; gives the call's number, or -1 where no more are kept.
    ///
    /// - Parameter metatype: The type of a receiver that is no object.
    func enter(
        _ site: StaticString, _ object: AnyObject?, _ metatype: Any.Type?, _ arguments: () -> [Any]
    ) -> Int {
        let lane = Lane.current
        var values: [Any] = []
        let number = locked {
            guard taken + calls.count < Bound.calls else {
                isCut = true
                return -1
            }
            if taken + calls.count < Bound.arguments { values = arguments() }
            let member = member(of: site)
            let number = taken + calls.count
            let type = object.map { Swift.type(of: $0) as Any.Type } ?? metatype
            calls.append(
                Call(
                    parent: open[lane]?.last ?? -1, object: object.map { numbers.number(of: $0) } ?? 0,
                    type: type.map(typeIndex) ?? declaredType(of: site, member), member: member,
                    arguments: values.map(argument)))
            open[lane, default: []].append(number)
            return number
        }
        withExtendedLifetime(values) {}
        return number
    }

    /// Notes which object an initializer made.
    func made(_ call: Int, _ object: AnyObject) {
        locked {
            guard call >= taken, calls.indices.contains(call - taken) else { return }
            calls[call - taken].object = numbers.number(of: object)
            calls[call - taken].type = typeIndex(Swift.type(of: object))
        }
    }

    /// Notes that a call returned.
    func leave(_ call: Int) {
        guard call >= 0 else { return }
        let lane = Lane.current
        locked {
            guard let place = open[lane]?.lastIndex(of: call) else { return }
            open[lane]?.removeSubrange(place...)
            if place == 0 { open[lane] = nil }
        }
    }

    // MARK: What the protocol asks

    /// Returns the calls since the last time; `again` begins a new scenario and gives none.
    func take(again: Bool) -> JSON {
        locked {
            if again {
                calls = []
                taken = 0
                isCut = false
                open = [:]
                numbers.forgetTheDead()
            }
            defer {
                taken += calls.count
                calls = []
            }
            return json
        }
    }

    private var json: JSON {
        var memberTable = Table()
        var typeTable = Table()
        let list = calls.map { call in
            JSON.array(
                [
                    .integer(call.parent), .integer(call.object), .integer(typeTable.place(of: call.type)),
                    .integer(memberTable.place(of: call.member)),
                ] + (call.arguments.isEmpty ? [] : [.array(call.arguments)]))
        }
        let members = memberTable.used.map { index in
            JSON.array(
                memberNames[index].split(separator: "\t", omittingEmptySubsequences: false).map {
                    .string(String($0))
                })
        }
        return .object([
            ("first", .integer(taken)), ("types", .array(typeTable.used.map { .string(typeNames[$0]) })),
            ("members", .array(members)), ("list", .array(list)), ("cut", .bool(isCut)),
        ])
    }

    /// The entries that an answer uses, in the order of their use.
    private struct Table {
        private(set) var used: [Int] = []
        private var places: [Int: Int] = [:]

        mutating func place(of index: Int) -> Int {
            if let place = places[index] { return place }
            places[index] = used.count
            used.append(index)
            return used.count - 1
        }
    }

    // MARK: Names

    private func member(of site: StaticString) -> Int {
        let address = UInt(bitPattern: site.utf8Start)
        if let known = members[address] { return known }
        memberNames.append(site.withUTF8Buffer { String(decoding: $0, as: UTF8.self) })
        members[address] = memberNames.count - 1
        return memberNames.count - 1
    }

    private func declaredType(of site: StaticString, _ member: Int) -> Int {
        let name = String(memberNames[member].prefix { $0 != "\t" })
        if let known = declared[name] { return known }
        typeNames.append(name)
        declared[name] = typeNames.count - 1
        return typeNames.count - 1
    }

    private func typeIndex(_ metatype: Any.Type) -> Int {
        let identity = ObjectIdentifier(metatype)
        if let known = types[identity] { return known }
        typeNames.append(Self.name(of: metatype))
        types[identity] = typeNames.count - 1
        return typeNames.count - 1
    }

    /// The name with those of the types around it, as the source writes it.
    private static func name(of type: Any.Type) -> String {
        let full = _typeName(type, qualified: true)
        // Private and local types have a place in their name.
        guard !full.unicodeScalars.contains("(") else { return _typeName(type, qualified: false) }
        let solution = "Solution."
        return full.hasPrefix(solution) ? String(full.dropFirst(solution.count)) : full
    }

    private func argument(_ value: Any) -> JSON {
        if value is Probe.Hidden { return .object([("text", .string("…"))]) }
        return ObjectGraph.short(value) { numbers.number(of: $0) }
    }
}

/// The task or thread in which code runs.
private enum Lane {
    private typealias Ask = @convention(c) () -> UnsafeMutableRawPointer?

    /// Found by name: a worker is not linked with the library of tasks for it.
    private static let currentTask: Ask? = Platform.symbol("swift_task_getCurrent").map {
        unsafeBitCast($0, to: Ask.self)
    }

    /// A number that no other task or thread has at the same time.
    static var current: UInt {
        if let task = currentTask?() { return UInt(bitPattern: task) }
        #if canImport(Darwin)
        return UInt(bitPattern: pthread_self())
        #else
        return UInt(pthread_self())
        #endif
    }
}
