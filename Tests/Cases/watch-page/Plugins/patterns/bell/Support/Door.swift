struct Door {
    func say(_ word: String) { print(word) }
}
