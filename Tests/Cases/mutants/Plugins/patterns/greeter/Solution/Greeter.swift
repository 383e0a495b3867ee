struct Greeter {
    func greet() {
        Given.say("hello")
        Farewell().say()
    }
}
