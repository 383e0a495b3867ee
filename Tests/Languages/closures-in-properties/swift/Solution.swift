class Doorman {
    var greeting: (String) -> String = { "hello \($0)" }
    var farewell: ((String) -> Void)?

    func meet(_ name: String) -> String {
        let words = greeting(name)
        farewell?(name)
        return words
    }
}
