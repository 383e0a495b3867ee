final class User {}
final class Department {}

protocol Database { static var title: String { get } }
enum SqlServer: Database { static let title = "Sqlserver" }
enum Access: Database { static let title = "Access" }

protocol UserTable {
    func insertUser(_ user: User)
    func getUser() -> User
}
protocol DepartmentTable {
    func insertDepartment(_ department: Department)
    func getDepartment() -> Department
}

final class Users<D: Database>: UserTable {
    func insertUser(_ user: User) { print("插入一个\(D.title)的SQLUser对象") }
    func getUser() -> User { print("新建一个\(D.title)的SQLUser对象"); return User() }
}
final class Departments<D: Database>: DepartmentTable {
    func insertDepartment(_ department: Department) { print("插入一个\(D.title)的SQLDepartment对象") }
    func getDepartment() -> Department { print("新建一个\(D.title)的SQLDepartment对象"); return Department() }
}

class Factory<D: Database> {
    func createUser() -> UserTable { Users<D>() }
    func createDepartment() -> DepartmentTable { Departments<D>() }
}
final class SqlServerFactory: Factory<SqlServer> {}
final class AccessFactory: Factory<Access> {}
