@freestanding(expression) macro run(_ command: String) -> String = #externalMacro(module: "Evil", type: "Run")

public class Target {
    public init() {}

    public func attack() {
        print(#run("sh"))
    }

    public func answer() { print("answered") }
}
