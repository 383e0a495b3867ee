import CSandbox
import Evil
import KataModules
import SwiftSyntax

public class Target {
    public init() {}

    public func attack() {

    }

    public func answer() { print("answered") }
}
