/// Something that a kata may want of a language, and that a language may lack.
public enum LanguageAbility: String, Sendable, CaseIterable {
    /// An object dies at the moment when its last user lets it go.
    case deaths
    /// A closure of a script can be handed to a solution.
    case closures

    /// What a language that lacks it is without.
    public var noun: String {
        switch self {
        case .deaths: "objects that die when they are let go"
        case .closures: "closures of a script"
        }
    }

    /// The same in Chinese.
    public var chineseNoun: String {
        switch self {
        case .deaths: "一放手就消亡的对象"
        case .closures: "脚本的闭包"
        }
    }
}
