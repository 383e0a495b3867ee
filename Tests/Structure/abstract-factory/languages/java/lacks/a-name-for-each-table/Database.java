class User { }
class Department { }

class UserTable {
    private final String database;
    UserTable(String database) { this.database = database; }
    void insertUser(User user) { System.out.println("插入一个" + database + "的SQLUser对象"); }
    User getUser() { System.out.println("新建一个" + database + "的SQLUser对象"); return new User(); }
}

class DepartmentTable {
    private final String database;
    DepartmentTable(String database) { this.database = database; }
    void insertDepartment(Department d) { System.out.println("插入一个" + database + "的SQLDepartment对象"); }
    Department getDepartment() { System.out.println("新建一个" + database + "的SQLDepartment对象"); return new Department(); }
}

class SqlServerFactory {
    UserTable createUser() { return new UserTable("Sqlserver"); }
    DepartmentTable createDepartment() { return new DepartmentTable("Sqlserver"); }
}

class AccessFactory {
    UserTable createUser() { return new UserTable("Access"); }
    DepartmentTable createDepartment() { return new DepartmentTable("Access"); }
}
