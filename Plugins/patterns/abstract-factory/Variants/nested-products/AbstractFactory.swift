final class User {}
final class Department {}

class UserTable {
    func insertUser(_ user: User) {}
    func getUser() -> User { User() }
}

class DepartmentTable {
    func insertDepartment(_ department: Department) {}
    func getDepartment() -> Department { Department() }
}

class 工厂 {
    func createUser() -> UserTable { fatalError("abstract") }
    func createDepartment() -> DepartmentTable { fatalError("abstract") }
}

final class SqlServerFactory: 工厂 {
    override func createUser() -> UserTable { Users() }
    override func createDepartment() -> DepartmentTable { Departments() }
}

extension SqlServerFactory {
    private final class Users: UserTable {
        override func insertUser(_ user: User) { print("插入一个Sqlserver的SQLUser对象") }
        override func getUser() -> User {
            print("新建一个Sqlserver的SQLUser对象")
            return super.getUser()
        }
    }

    private final class Departments: DepartmentTable {
        override func insertDepartment(_ department: Department) { print("插入一个Sqlserver的SQLDepartment对象") }
        override func getDepartment() -> Department {
            print("新建一个Sqlserver的SQLDepartment对象")
            return super.getDepartment()
        }
    }
}

final class AccessFactory: 工厂 {
    private final class Users: UserTable {
        override func insertUser(_ user: User) { print("插入一个Access的SQLUser对象") }
        override func getUser() -> User {
            print("新建一个Access的SQLUser对象")
            return super.getUser()
        }
    }

    private final class Departments: DepartmentTable {
        override func insertDepartment(_ department: Department) { print("插入一个Access的SQLDepartment对象") }
        override func getDepartment() -> Department {
            print("新建一个Access的SQLDepartment对象")
            return super.getDepartment()
        }
    }

    override func createUser() -> UserTable { Users() }
    override func createDepartment() -> DepartmentTable { Departments() }
}
