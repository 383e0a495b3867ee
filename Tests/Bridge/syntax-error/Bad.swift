struct Bad {
    func f( { }
    let x =
}
