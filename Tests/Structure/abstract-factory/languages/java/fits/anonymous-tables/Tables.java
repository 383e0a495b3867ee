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

interface DatabaseFactory {
    UserTable createUser();
    DepartmentTable createDepartment();
}

class SqlServerFactory implements DatabaseFactory {
    @Override public UserTable createUser() {
        return new UserTable() {
            public void insertUser(User user) { System.out.println("插入一个Sqlserver的SQLUser对象"); }
            public User getUser() {
                System.out.println("新建一个Sqlserver的SQLUser对象");
                return new User();
            }
        };
    }

    @Override public DepartmentTable createDepartment() {
        return new DepartmentTable() {
            public void insertDepartment(Department d) { System.out.println("插入一个Sqlserver的SQLDepartment对象"); }
            public Department getDepartment() {
                System.out.println("新建一个Sqlserver的SQLDepartment对象");
                return new Department();
            }
        };
    }
}

class AccessFactory implements DatabaseFactory {
    private static final class AccessUsers implements UserTable {
        public void insertUser(User user) { System.out.println("插入一个Access的SQLUser对象"); }
        public User getUser() {
            System.out.println("新建一个Access的SQLUser对象");
            return new User();
        }
    }

    private static final class AccessDepartments implements DepartmentTable {
        public void insertDepartment(Department d) { System.out.println("插入一个Access的SQLDepartment对象"); }
        public Department getDepartment() {
            System.out.println("新建一个Access的SQLDepartment对象");
            return new Department();
        }
    }

    private final UserTable users = new AccessUsers();
    private final DepartmentTable departments = new AccessDepartments();

    @Override public UserTable createUser() { return users; }
    @Override public DepartmentTable createDepartment() { return departments; }
}
