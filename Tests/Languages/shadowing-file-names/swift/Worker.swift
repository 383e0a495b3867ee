enum Worker {
    static let name = "worker"
}
