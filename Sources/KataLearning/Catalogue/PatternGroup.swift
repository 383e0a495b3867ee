public import KataScript

/// The group that a kata belongs to, by its pattern.
public enum PatternGroup: String, Sendable, CaseIterable {
    /// Patterns that make objects.
    case creational
    /// Patterns that put objects together.
    case structural
    /// Patterns that let objects work together.
    case behavioural
    /// Rules of good design that the patterns follow.
    case principles
    /// Katas about no pattern of the catalogue.
    case systems

    /// Returns the group of a kata's pattern, by Gamma, Helm, Johnson and Vlissides.
    init(pattern: String?) {
        switch pattern {
        case "abstract-factory", "builder", "factory-method", "prototype", "simple-factory", "singleton":
            self = .creational
        case "adapter", "bridge", "composite", "decorator", "facade", "flyweight", "proxy": self = .structural
        case "dependency-inversion", "interface-segregation", "law-of-demeter", "liskov-substitution",
            "open-closed",
            "single-responsibility":
            self = .principles
        case nil: self = .systems
        default: self = .behavioural
        }
    }

    /// The group's heading.
    public var title: LocalizedText {
        switch self {
        case .creational: LocalizedText(variants: [("en", "Creational"), ("zh", "创建型")])
        case .structural: LocalizedText(variants: [("en", "Structural"), ("zh", "结构型")])
        case .behavioural: LocalizedText(variants: [("en", "Behavioural"), ("zh", "行为型")])
        case .principles: LocalizedText(variants: [("en", "Principles"), ("zh", "设计原则")])
        case .systems: LocalizedText(variants: [("en", "Systems"), ("zh", "系统")])
        }
    }
}
