final class User {}
final class Department {}

protocol UserTable { func insertUser(_ user: User); func getUser() -> User }
protocol DepartmentTable { func insertDepartment(_ department: Department); func getDepartment() -> Department }
class Factory {
    func createUser() -> UserTable { preconditionFailure() }
    func createDepartment() -> DepartmentTable { preconditionFailure() }
}
final class SqlServerFactory: Factory {
    override func createUser() -> UserTable { let table: UserTable = Sql.Users(); return table }
    override func createDepartment() -> DepartmentTable { Sql.Departments.init() }
}
final class AccessFactory: Factory {
    override func createUser() -> UserTable { Access.Users() }
    override func createDepartment() -> DepartmentTable { Access.Departments() }
}
enum Sql {
    struct Users: UserTable { func insertUser(_ user: User) { print("插入一个Sqlserver的SQLUser对象") }
        func getUser() -> User { print("新建一个Sqlserver的SQLUser对象"); return User() } }
    struct Departments: DepartmentTable { func insertDepartment(_ d: Department) { print("插入一个Sqlserver的SQLDepartment对象") }
        func getDepartment() -> Department { print("新建一个Sqlserver的SQLDepartment对象"); return Department() } }
}
enum Access {
    struct Users: UserTable { func insertUser(_ user: User) { print("插入一个Access的SQLUser对象") }
        func getUser() -> User { print("新建一个Access的SQLUser对象"); return User() } }
    struct Departments: DepartmentTable { func insertDepartment(_ d: Department) { print("插入一个Access的SQLDepartment对象") }
        func getDepartment() -> Department { print("新建一个Access的SQLDepartment对象"); return Department() } }
}
