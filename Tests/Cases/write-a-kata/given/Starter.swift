/// A gate that opens for a coin.
final class Turnstile {
    func coin() {}
    func push() {}
}
