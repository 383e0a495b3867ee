import KataDiagnostics
import KataModules
import KataScript
import KataTranscript

/// All that sequences about a kata are made from: its words, its values, its objects, and what its scenarios did.
struct World: Sendable {
    let kata: Kata
    /// The objects that are there from the beginning, with their types.
    var given: [(name: String, type: String)] = []
    let vocabulary: Vocabulary
    var dictionary = ValueDictionary()
    /// What the kata's scenarios do, command by command.
    var seeds: [[Move]] = []
    /// The lines that scenarios show which are not hidden, numbers left out.
    var shownLines: Set<String> = []
    /// Tells whether commands can be undone.
    var undoes = false
    /// Tells whether the kata's scripts let objects go, which then happens more often.
    var drops = false
    /// What the kata says about exploring.
    var rules: ExploreRules

    /// The types of the reference.
    var types: ModuleTypes { vocabulary.types }

    /// Returns a line with its numbers left out, by which lines of one kind are known.
    static func kind(of line: String) -> String {
        var result = ""
        var isNumber = false
        for character in line {
            let isDigit = character.isNumber || character == "." && isNumber
            if !isDigit || !isNumber { result.append(isDigit ? "0" : character) }
            isNumber = isDigit
        }
        return result
    }
}
