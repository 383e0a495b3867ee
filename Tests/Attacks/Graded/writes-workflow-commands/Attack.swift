public class Target {
    public init() {}

    public func attack() {
        print("::error file=a,line=1::forged")
        print("::stop-commands::token")
        print("::set-output name=points::100")
        print("::add-mask::passed")
        print("x ##[error]forged ##[group]g ##vso[task.complete result=Succeeded]")
        print("\r::warning::after a return")
        print("\u{FEFF}::error::after a mark")
        print("%0A::error::percent %25")
        print("##teamcity[testPassed name=\'x\']")
    }

    public func answer() { print("answered") }
}
