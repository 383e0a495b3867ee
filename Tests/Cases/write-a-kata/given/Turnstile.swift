/// What a turnstile does next: each state knows.
protocol TurnstileState {
    func coin() -> any TurnstileState
    func push() -> any TurnstileState
}

struct Locked: TurnstileState {
    func coin() -> any TurnstileState {
        print("unlocked")
        return Unlocked()
    }

    func push() -> any TurnstileState {
        print("pay first")
        return self
    }
}

struct Unlocked: TurnstileState {
    func coin() -> any TurnstileState {
        print("thank you")
        return self
    }

    func push() -> any TurnstileState {
        print("welcome")
        return Locked()
    }
}

/// A gate that opens for a coin.
final class Turnstile {
    private var state: any TurnstileState = Locked()

    func coin() { state = state.coin() }
    func push() { state = state.push() }
}
