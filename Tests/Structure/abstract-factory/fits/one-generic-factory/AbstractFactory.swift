final class User {}
final class Department {}

protocol UserTable {
    func insertUser(_ user: User)
    func getUser() -> User
    init()
}

protocol DepartmentTable {
    func insertDepartment(_ department: Department)
    func getDepartment() -> Department
    init()
}

class Factory<Users: UserTable, Departments: DepartmentTable> {
    func createUser() -> UserTable { Users() }
    func createDepartment() -> DepartmentTable { Departments() }
}

final class SqlServerFactory: Factory<SqlServerUsers, SqlServerDepartments> {}
final class AccessFactory: Factory<AccessUsers, AccessDepartments> {}

struct SqlServerUsers: UserTable {
    func insertUser(_ user: User) { print("插入一个Sqlserver的SQLUser对象") }
    func getUser() -> User { print("新建一个Sqlserver的SQLUser对象"); return User() }
}

struct AccessUsers: UserTable {
    func insertUser(_ user: User) { print("插入一个Access的SQLUser对象") }
    func getUser() -> User { print("新建一个Access的SQLUser对象"); return User() }
}

struct SqlServerDepartments: DepartmentTable {
    func insertDepartment(_ department: Department) { print("插入一个Sqlserver的SQLDepartment对象") }
    func getDepartment() -> Department { print("新建一个Sqlserver的SQLDepartment对象"); return Department() }
}

struct AccessDepartments: DepartmentTable {
    func insertDepartment(_ department: Department) { print("插入一个Access的SQLDepartment对象") }
    func getDepartment() -> Department { print("新建一个Access的SQLDepartment对象"); return Department() }
}
