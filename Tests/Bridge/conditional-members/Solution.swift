struct Host {
    #if os(Linux)
    func name() -> String { "linux" }
    #elseif os(macOS)
    func name() -> String { "mac" }
    func macOnly(_ x: NoSuchType) {}
    #else
    func other(_ x: NoSuchType) {}
    #endif
    #if DEBUG
    var debug = NoSuchType()
    #endif
    #if !DEBUG && swift(>=5.9)
    var release: Int { 1 }
    #endif
}

#if os(Windows)
struct Window { var handle: NoSuchType }
#else
struct Window { var number = 2 }
extension Window { func twice() -> Int { number * 2 } }
#endif

enum Signal {
    case go
    #if os(Linux)
    case penguin(Int)
    #endif
    #if os(macOS)
    case apple
    #endif
}
struct Sender { func send() -> Signal { .penguin(2) } }
