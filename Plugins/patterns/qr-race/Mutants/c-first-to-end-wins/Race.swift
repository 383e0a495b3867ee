// Mistake: plan C takes whoever ends first, whether he has found something or not.
/// A clock whose time passes only by work, so that a plan costs the same on every machine.
final class Clock {
    /// The time in milliseconds.
    private(set) var now = 0

    func advance(_ milliseconds: Int) {
        now += milliseconds
    }
}

/// A way to read the picture: how long it takes, and what it finds.
final class Decoder {
    let name: String
    let milliseconds: Int
    private let result: String?

    init(name: String, milliseconds: Int, result: String?) {
        self.name = name
        self.milliseconds = milliseconds
        self.result = result
    }

    /// The text of the code, nil if none was found; an empty text is none.
    var text: String? {
        result == "" ? nil : result
    }
}

/// Three plans to get one text out of two decoders.
final class Race {
    private let clock: Clock
    private let system: Decoder
    private let zbar: Decoder

    init(clock: Clock, system: Decoder, zbar: Decoder) {
        self.clock = clock
        self.system = system
        self.zbar = zbar
    }

    /// Asks the system, and ZBar only if the system finds nothing.
    func planA() -> String? {
        finish(system, at: clock.now + system.milliseconds)
            ?? finish(zbar, at: clock.now + zbar.milliseconds)
    }

    /// Asks both at once, waits for both, and prefers what the system found.
    func planB() -> String? {
        let start = clock.now
        for decoder in inOrder {
            _ = finish(decoder, at: start + decoder.milliseconds)
        }
        return system.text ?? zbar.text
    }

    /// Asks both at once and takes the first text; whoever is still at it then is not waited for.
    func planC() -> String? {
        let start = clock.now
        for decoder in inOrder {
            return finish(decoder, at: start + decoder.milliseconds)
        }
        return nil
    }

    /// The decoders in the order in which they end, the system first if they end together.
    private var inOrder: [Decoder] {
        zbar.milliseconds < system.milliseconds ? [zbar, system] : [system, zbar]
    }

    /// Lets the time pass until a decoder ends, and says what that cost, with the six places of `%f`.
    private func finish(_ decoder: Decoder, at time: Int) -> String? {
        clock.advance(time - clock.now)
        print("\(decoder.name) : \(decoder.milliseconds).000000 ms")
        return decoder.text
    }
}
