final class User {}
final class Department {}

class Table { let db: String; init(_ db: String) { self.db = db } }
final class UserTable: Table { func insertUser(_ user: User) { print("插入一个\(db)的SQLUser对象") }
    func getUser() -> User { print("新建一个\(db)的SQLUser对象"); return User() } }
final class DepartmentTable: Table { func insertDepartment(_ d: Department) { print("插入一个\(db)的SQLDepartment对象") }
    func getDepartment() -> Department { print("新建一个\(db)的SQLDepartment对象"); return Department() } }
protocol Factory { var db: String { get } }
extension Factory { func createUser() -> UserTable { UserTable(db) }; func createDepartment() -> DepartmentTable { DepartmentTable(db) } }
final class SqlServerFactory: Factory { let db = "Sqlserver" }
final class AccessFactory: Factory { let db = "Access" }
