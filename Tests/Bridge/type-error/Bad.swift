struct Bad {
    func f() -> Int { "text" }
}
