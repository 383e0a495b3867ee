/// What kept the workers apart from the machine, as reports say it.
public struct IsolationReport: Sendable, Equatable {
    /// A layer that did not hold.
    public struct MissingLayer: Sendable, Equatable {
        /// The layer's name.
        public var layer: String
        /// Why it did not hold.
        public var reason: String

        /// Makes a record of a layer that did not hold.
        public init(layer: String, reason: String) {
            self.layer = layer
            self.reason = reason
        }
    }

    /// The level: `strong`, `standard` or `basic`.
    public var level: String
    /// The layers that held, from L0 on.
    public var layers: [String]
    /// The layers that did not hold, with why.
    public var missing: [MissingLayer]

    /// Makes a report.
    public init(level: String, layers: [String], missing: [MissingLayer]) {
        self.level = level
        self.layers = layers
        self.missing = missing
    }

    /// Tells whether workers could reach more of the machine than what is safe with submissions.
    public var isBelowStandard: Bool { level != "strong" && level != "standard" }

    /// The level with its layers, and what is missing: `standard (base, files); missing: group (not delegated)`.
    public var words: String {
        let held = layers.isEmpty ? "" : " (\(layers.joined(separator: ", ")))"
        guard !missing.isEmpty else { return level + held }
        return "\(level)\(held); missing: \(missing.map(\.words).joined(separator: ", "))"
    }
}

extension IsolationReport.MissingLayer {
    /// The layer with its reason: `group (not delegated)`.
    package var words: String { reason.isEmpty ? layer : "\(layer) (\(reason))" }
}
