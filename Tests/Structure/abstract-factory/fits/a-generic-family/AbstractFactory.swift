final class User {}
final class Department {}

protocol UserTable {
    init()
    func insertUser(_ user: User)
    func getUser() -> User
}
protocol DepartmentTable {
    init()
    func insertDepartment(_ department: Department)
    func getDepartment() -> Department
}

class Family<Users: UserTable, Departments: DepartmentTable> {
    func createUser() -> UserTable { Users() }
    func createDepartment() -> DepartmentTable { Departments() }
}

final class SqlServerFactory: Family<SqlServer.Users, SqlServer.Departments> {}
final class AccessFactory: Family<Access.Users, Access.Departments> {}

enum SqlServer {
    struct Users: UserTable {
        func insertUser(_ user: User) { print("插入一个Sqlserver的SQLUser对象") }
        func getUser() -> User {
            print("新建一个Sqlserver的SQLUser对象")
            return User()
        }
    }
    struct Departments: DepartmentTable {
        func insertDepartment(_ department: Department) { print("插入一个Sqlserver的SQLDepartment对象") }
        func getDepartment() -> Department {
            print("新建一个Sqlserver的SQLDepartment对象")
            return Department()
        }
    }
}
enum Access {
    struct Users: UserTable {
        func insertUser(_ user: User) { print("插入一个Access的SQLUser对象") }
        func getUser() -> User {
            print("新建一个Access的SQLUser对象")
            return User()
        }
    }
    struct Departments: DepartmentTable {
        func insertDepartment(_ department: Department) { print("插入一个Access的SQLDepartment对象") }
        func getDepartment() -> Department {
            print("新建一个Access的SQLDepartment对象")
            return Department()
        }
    }
}
