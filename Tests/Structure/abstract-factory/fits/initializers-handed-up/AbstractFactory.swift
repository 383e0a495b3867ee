final class User {}
final class Department {}

protocol UserTable {
    func insertUser(_ user: User)
    func getUser() -> User
}
protocol DepartmentTable {
    func insertDepartment(_ department: Department)
    func getDepartment() -> Department
}

class Database {
    private let users: () -> any UserTable
    private let departments: () -> any DepartmentTable
    fileprivate init(_ users: @escaping () -> any UserTable, _ departments: @escaping () -> any DepartmentTable) {
        self.users = users
        self.departments = departments
    }
    func createUser() -> any UserTable { users() }
    func createDepartment() -> any DepartmentTable { departments() }
}

final class SqlServerFactory: Database { init() { super.init(SqlUsers.init, SqlDepartments.init) } }
final class AccessFactory: Database { init() { super.init(AccessUsers.init, AccessDepartments.init) } }

struct SqlUsers: UserTable {
    func insertUser(_ user: User) { print("插入一个Sqlserver的SQLUser对象") }
    func getUser() -> User {
        print("新建一个Sqlserver的SQLUser对象")
        return User()
    }
}
struct AccessUsers: UserTable {
    func insertUser(_ user: User) { print("插入一个Access的SQLUser对象") }
    func getUser() -> User {
        print("新建一个Access的SQLUser对象")
        return User()
    }
}
struct SqlDepartments: DepartmentTable {
    func insertDepartment(_ department: Department) { print("插入一个Sqlserver的SQLDepartment对象") }
    func getDepartment() -> Department {
        print("新建一个Sqlserver的SQLDepartment对象")
        return Department()
    }
}
struct AccessDepartments: DepartmentTable {
    func insertDepartment(_ department: Department) { print("插入一个Access的SQLDepartment对象") }
    func getDepartment() -> Department {
        print("新建一个Access的SQLDepartment对象")
        return Department()
    }
}
