/// A tune in letters and numbers, such as `T 500 O 2 E 0.5 G 0.5`.
///
/// 用字母和数字写的曲子，例如 `T 500 O 2 E 0.5 G 0.5`。
final class Score {
    init(_ text: String) throws {
        // Which objects make up a tune? Read them here, once.
        // 曲子由哪些对象组成？在这里读一次就好。
    }

    /// Plays the tune: a line of what is heard.
    ///
    /// 演奏曲子：把听到的写成一行。
    func play() {}
}

/// A condition in words, such as `member and not (late or banned)`.
///
/// 用词写的条件，例如 `member and not (late or banned)`。
final class Rule {
    init(_ text: String) throws {
        // A rule is a tree: what are its leaves, what are its branches?
        // 规矩是一棵树：叶子是什么，枝是什么？
    }

    /// Tells whether the rule holds; what no fact says is false.
    ///
    /// 说明规矩是否成立；没有说到的事算假。
    func evaluate(_ facts: [String: Bool]) -> Bool {
        false
    }
}
