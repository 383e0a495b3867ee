public class Target {
    public init() {}
    public func attack() {}
    public func answer() { print("answered") }
}

#error("\nLLVM ERROR: pthread_create failed: Resource temporarily unavailable\n")
