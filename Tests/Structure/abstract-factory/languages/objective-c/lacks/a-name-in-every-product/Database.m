#import <Foundation/Foundation.h>

@interface User : NSObject @end
@implementation User @end
@interface Department : NSObject @end
@implementation Department @end

@interface UserTable : NSObject
@property (nonatomic, copy) NSString *database;
- (void)insertUser:(User *)user;
- (User *)getUser;
@end
@implementation UserTable
- (void)insertUser:(User *)user { NSLog(@"插入一个%@的SQLUser对象", self.database); }
- (User *)getUser { NSLog(@"新建一个%@的SQLUser对象", self.database); return [User new]; }
@end
@interface DepartmentTable : NSObject
@property (nonatomic, copy) NSString *database;
- (void)insertDepartment:(Department *)department;
- (Department *)getDepartment;
@end
@implementation DepartmentTable
- (void)insertDepartment:(Department *)department { NSLog(@"插入一个%@的SQLDepartment对象", self.database); }
- (Department *)getDepartment { NSLog(@"新建一个%@的SQLDepartment对象", self.database); return [Department new]; }
@end

@interface Factory : NSObject
- (NSString *)database;
- (UserTable *)createUser;
- (DepartmentTable *)createDepartment;
@end
@implementation Factory
- (NSString *)database { return nil; }
- (UserTable *)createUser {
    UserTable *table = [UserTable new];
    table.database = self.database;
    return table;
}
- (DepartmentTable *)createDepartment {
    DepartmentTable *table = [DepartmentTable new];
    table.database = self.database;
    return table;
}
@end
@interface SqlServerFactory : Factory @end
@implementation SqlServerFactory
- (NSString *)database { return @"Sqlserver"; }
@end
@interface AccessFactory : Factory @end
@implementation AccessFactory
- (NSString *)database { return @"Access"; }
@end
