/// Ends at the second word.
final class Hostile {
    var said = 0

    func say(_ text: String) -> String {
        said += 1
        print(text)
        precondition(said < 2, "</script> too much said")
        return text
    }
}
