/// What is put into a copy for some wishes, and what cannot be.
struct CopyPieces {
    var insertions = Insertions()
    /// The reasons by the names of the pieces.
    var reasons: [String: String] = [:]
}
