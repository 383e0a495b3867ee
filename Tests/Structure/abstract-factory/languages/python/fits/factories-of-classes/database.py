from abc import ABC, abstractmethod
from typing import Type


class User: ...


class Department: ...


class UserTable(ABC):
    database: str

    def insert_user(self, user):
        print(f"插入一个{self.database}的SQLUser对象")

    def get_user(self):
        print(f"新建一个{self.database}的SQLUser对象")
        return User()


class DepartmentTable(ABC):
    database: str

    def insert_department(self, department):
        print(f"插入一个{self.database}的SQLDepartment对象")

    def get_department(self):
        print(f"新建一个{self.database}的SQLDepartment对象")
        return Department()


class SqlServerUsers(UserTable):
    database = "Sqlserver"


class SqlServerDepartments(DepartmentTable):
    database = "Sqlserver"


class AccessUsers(UserTable):
    database = "Access"


class AccessDepartments(DepartmentTable):
    database = "Access"


class Factory:
    users: Type[UserTable]
    departments: Type[DepartmentTable]

    def create_user(self) -> UserTable:
        return self.users()

    def create_department(self) -> DepartmentTable:
        return self.departments()


class SqlServerFactory(Factory):
    users, departments = SqlServerUsers, SqlServerDepartments


class AccessFactory(Factory):
    users = AccessUsers
    departments = AccessDepartments
