@main
struct App {
    static func main() { print("never run") }
    func run() { print("run by kata") }
}
