/// A clock whose time passes only by work, so that a plan costs the same on every machine.
final class Clock {
    /// The time in milliseconds.
    private(set) var now = 0
}

/// A way to read the picture: how long it takes, and what it finds.
final class Decoder {
    init(name: String, milliseconds: Int, result: String?) {}
}

/// Three plans to get one text out of two decoders.
final class Race {
    init(clock: Clock, system: Decoder, zbar: Decoder) {}

    func planA() -> String? {
        // One after the other.
        nil
    }

    func planB() -> String? {
        // Both at once, and both to the end.
        nil
    }

    func planC() -> String? {
        // Both at once, and the first who finds something wins.
        nil
    }
}
