import java.util.function.Supplier;

class User { }
class Department { }

interface UserTable {
    void insertUser(User user);
    User getUser();
}

interface DepartmentTable {
    void insertDepartment(Department department);
    Department getDepartment();
}

class SqlServerUser implements UserTable {
    public void insertUser(User user) { System.out.println("插入一个Sqlserver的SQLUser对象"); }
    public User getUser() { System.out.println("新建一个Sqlserver的SQLUser对象"); return new User(); }
}

class AccessUser implements UserTable {
    public void insertUser(User user) { System.out.println("插入一个Access的SQLUser对象"); }
    public User getUser() { System.out.println("新建一个Access的SQLUser对象"); return new User(); }
}

class SqlServerDepartment implements DepartmentTable {
    public void insertDepartment(Department d) { System.out.println("插入一个Sqlserver的SQLDepartment对象"); }
    public Department getDepartment() { System.out.println("新建一个Sqlserver的SQLDepartment对象"); return new Department(); }
}

class AccessDepartment implements DepartmentTable {
    public void insertDepartment(Department d) { System.out.println("插入一个Access的SQLDepartment对象"); }
    public Department getDepartment() { System.out.println("新建一个Access的SQLDepartment对象"); return new Department(); }
}

abstract class DatabaseFactory {
    private final Supplier<UserTable> users;
    private final Supplier<DepartmentTable> departments;

    protected DatabaseFactory(Supplier<UserTable> users, Supplier<DepartmentTable> departments) {
        this.users = users;
        this.departments = departments;
    }

    UserTable createUser() { return users.get(); }
    DepartmentTable createDepartment() { return departments.get(); }
}

class SqlServerFactory extends DatabaseFactory {
    SqlServerFactory() { super(SqlServerUser::new, SqlServerDepartment::new); }
}

class AccessFactory extends DatabaseFactory {
    AccessFactory() { super(AccessUser::new, AccessDepartment::new); }
}
