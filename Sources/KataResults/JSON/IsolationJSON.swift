public import KataTranscript

extension IsolationReport {
    /// The level, the layers that held, and those that did not.
    public var json: JSON {
        .members([
            "level": .string(level), "layers": .array(layers.map(JSON.string)),
            "missing": .array(
                missing.map {
                    .members(["layer": .string($0.layer), "reason": .string($0.reason)])
                }),
        ])
    }
}
