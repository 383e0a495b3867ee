// Mistake: five hundred milliseconds a beat still counts as quick.

/// A tune in letters and numbers, such as `T 500 O 2 E 0.5 G 0.5`.
final class Score {
    private let melody: Melody

    init(_ text: String) throws {
        var words = Words(text)
        melody = try Melody(&words)
    }

    /// Plays the tune: a line of what is heard.
    func play() {
        var performance = Performance()
        melody.play(in: &performance)
        print(performance.heard.joined(separator: " "))
    }
}

/// What was heard so far.
struct Performance {
    var heard: [String] = []
}

/// A sentence of the language, or a part of one.
protocol Phrase {
    func play(in performance: inout Performance)
}

/// Phrases one after the other.
struct Melody: Phrase {
    private let phrases: [Phrase]

    init(_ words: inout Words) throws {
        var phrases: [Phrase] = []
        while words.next != nil {
            if words.take("O") {
                phrases.append(try Octave(&words))
            } else if words.take("T") {
                phrases.append(try Tempo(&words))
            } else {
                phrases.append(try Note(&words))
            }
        }
        self.phrases = phrases
    }

    func play(in performance: inout Performance) {
        for phrase in phrases {
            phrase.play(in: &performance)
        }
    }
}

/// A tone or a rest, and how many beats it lasts.
struct Note: Phrase {
    private let number: String
    private let beats: Double

    init(_ words: inout Words) throws {
        let numbers = ["P": "0", "C": "1", "D": "2", "E": "3", "F": "4", "G": "5", "A": "6", "B": "7"]
        number = try words.read("a note") { numbers[$0] }
        beats = try words.read("a length", positive)
    }

    func play(in performance: inout Performance) {
        performance.heard.append(number)
    }
}

struct Octave: Phrase {
    private let name: String

    init(_ words: inout Words) throws {
        let names = ["1": "低音", "2": "中音", "3": "高音"]
        name = try words.read("an octave") { names[$0] }
    }

    func play(in performance: inout Performance) {
        performance.heard.append(name)
    }
}

struct Tempo: Phrase {
    /// The length of a beat in milliseconds.
    private let beat: Double

    init(_ words: inout Words) throws {
        beat = try words.read("a tempo", positive)
    }

    func play(in performance: inout Performance) {
        performance.heard.append(beat <= 500 ? "快速" : beat < 1000 ? "中速" : "慢速")
    }
}

private func positive(_ word: String) -> Double? {
    Double(word).flatMap { $0 > 0 ? $0 : nil }
}
