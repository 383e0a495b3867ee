/// A mistake that a copy of the solution holds beside the right code; a number says which one is on.
struct PlannedMutant {
    /// Its number, from 1.
    let number: Int
    /// The kind of mistake.
    let kind: MutantOperator
    /// Where the right code stands.
    let file: SourceFile
    /// The bytes of the right code.
    let range: Range<Int>
    /// What the mistake writes instead.
    let replacement: String

    /// What its pieces of text are called.
    var name: String { Self.prefix + String(number) }

    /// How the names of all mutants' pieces begin.
    static let prefix = "mutant "

    /// The entry of the copy's report; the file's path is told below a folder.
    func json(below folder: String) -> String {
        let path = String(file.path.dropFirst(folder.count + 1))
        return "{\"number\":\(number),\"kind\":\(JSONText.string(kind.rawValue)),"
            + "\"file\":\(JSONText.string(path)),\"start\":\(range.lowerBound),\"end\":\(range.upperBound),"
            + "\"becomes\":\(JSONText.string(replacement))}"
    }
}
