final class Greeter {
    func greet() {
        print("早上好")
        print("吃了吗")
    }
}
