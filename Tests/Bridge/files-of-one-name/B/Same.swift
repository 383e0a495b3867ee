struct Second {
    private func same() {}
}
