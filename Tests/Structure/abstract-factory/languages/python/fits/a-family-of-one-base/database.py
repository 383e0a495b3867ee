from abc import ABC, abstractmethod


class User:
    pass


class Department:
    pass


class Table(ABC):
    def __init__(self, database):
        self._database = database

    def _insert(self, what):
        print(f"插入一个{self._database}的SQL{what}对象")

    def _get(self, what):
        print(f"新建一个{self._database}的SQL{what}对象")


class UserTable(ABC):
    @abstractmethod
    def insert_user(self, user): ...

    @abstractmethod
    def get_user(self): ...


class DepartmentTable(ABC):
    @abstractmethod
    def insert_department(self, department): ...

    @abstractmethod
    def get_department(self): ...


class SqlServerUsers(UserTable):
    def insert_user(self, user):
        print("插入一个Sqlserver的SQLUser对象")

    def get_user(self):
        print("新建一个Sqlserver的SQLUser对象")
        return User()


class AccessUsers(UserTable):
    def insert_user(self, user):
        print("插入一个Access的SQLUser对象")

    def get_user(self):
        print("新建一个Access的SQLUser对象")
        return User()


class SqlServerDepartments(DepartmentTable):
    def insert_department(self, department):
        print("插入一个Sqlserver的SQLDepartment对象")

    def get_department(self):
        print("新建一个Sqlserver的SQLDepartment对象")
        return Department()


class AccessDepartments(DepartmentTable):
    def insert_department(self, department):
        print("插入一个Access的SQLDepartment对象")

    def get_department(self):
        print("新建一个Access的SQLDepartment对象")
        return Department()


class DatabaseFactory(ABC):
    @abstractmethod
    def create_user(self) -> UserTable: ...

    @abstractmethod
    def create_department(self) -> DepartmentTable: ...


class SqlServerFactory(DatabaseFactory):
    def create_user(self):
        return SqlServerUsers()

    def create_department(self):
        return SqlServerDepartments()


class AccessFactory(DatabaseFactory):
    def create_user(self):
        return AccessUsers()

    def create_department(self):
        return AccessDepartments()
