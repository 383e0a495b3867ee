final class User {}
final class Department {}

struct UserTable {
    let database: String
    func insertUser(_ user: User) { print("插入一个\(database)的SQLUser对象") }
    func getUser() -> User { print("新建一个\(database)的SQLUser对象"); return User() }
}

struct DepartmentTable {
    let database: String
    func insertDepartment(_ department: Department) { print("插入一个\(database)的SQLDepartment对象") }
    func getDepartment() -> Department { print("新建一个\(database)的SQLDepartment对象"); return Department() }
}

struct SqlServerFactory {
    func createUser() -> UserTable { UserTable(database: "Sqlserver") }
    func createDepartment() -> DepartmentTable { DepartmentTable(database: "Sqlserver") }
}

struct AccessFactory {
    func createUser() -> UserTable { UserTable(database: "Access") }
    func createDepartment() -> DepartmentTable { DepartmentTable(database: "Access") }
}
