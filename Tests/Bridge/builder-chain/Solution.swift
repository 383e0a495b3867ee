final class Pizza {
    private(set) var toppings: [String] = []
    class Builder {
        private let pizza = Pizza()
        func add(_ topping: String) -> Self { pizza.toppings.append(topping); return self }
        func build() -> Pizza { pizza }
    }
    static func builder() -> Builder { Builder() }
}
