struct First {
    private func same() {}
}
