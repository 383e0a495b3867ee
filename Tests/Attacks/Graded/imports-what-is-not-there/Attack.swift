import SwiftSyntax
import Evil
import CSandbox
import KataModules

public class Target {
    public init() {}

    public func attack() {

    }

    public func answer() { print("answered") }
}
