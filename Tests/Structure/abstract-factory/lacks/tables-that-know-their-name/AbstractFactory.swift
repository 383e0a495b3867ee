final class User {}
final class Department {}
final class UserTable {
    let database: String
    init(_ database: String) { self.database = database }
    func insertUser(_ user: User) { print("插入一个\(database)的SQLUser对象") }
    func getUser() -> User { print("新建一个\(database)的SQLUser对象"); return User() }
}
final class DepartmentTable {
    let database: String
    init(_ database: String) { self.database = database }
    func insertDepartment(_ department: Department) { print("插入一个\(database)的SQLDepartment对象") }
    func getDepartment() -> Department { print("新建一个\(database)的SQLDepartment对象"); return Department() }
}
class Factory {
    let name: String
    init(name: String) { self.name = name }
    func createUser() -> UserTable { UserTable(name) }
    func createDepartment() -> DepartmentTable { DepartmentTable(name) }
}
final class SqlServerFactory: Factory { init() { super.init(name: "Sqlserver") } }
final class AccessFactory: Factory { init() { super.init(name: "Access") } }
