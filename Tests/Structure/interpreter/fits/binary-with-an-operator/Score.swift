final class Score {
    private var phrases: [any Phrase] = []

    init(_ text: String) throws {
        var words = Words(text)
        while words.next != nil {
            if words.take("O") {
                let names = ["1": "低音", "2": "中音", "3": "高音"]
                phrases.append(Sound(word: try words.read("an octave") { names[$0] }))
            } else if words.take("T") {
                phrases.append(Speed(beat: try words.read("a tempo", Self.positive)))
            } else {
                let tones = ["P": "0", "C": "1", "D": "2", "E": "3", "F": "4", "G": "5", "A": "6", "B": "7"]
                phrases.append(Sound(word: try words.read("a note") { tones[$0] }))
                _ = try words.read("a length", Self.positive)
            }
        }
    }

    func play() { print(phrases.map { $0.heard() }.joined(separator: " ")) }

    private static func positive(_ word: String) -> Double? { Double(word).flatMap { $0 > 0 ? $0 : nil } }
}

protocol Phrase { func heard() -> String }
struct Sound: Phrase {
    let word: String
    func heard() -> String { word }
}
struct Speed: Phrase {
    let beat: Double
    func heard() -> String { beat < 500 ? "快速" : beat < 1000 ? "中速" : "慢速" }
}
