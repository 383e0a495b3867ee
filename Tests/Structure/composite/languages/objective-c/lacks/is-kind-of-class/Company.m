#import <Foundation/Foundation.h>

@interface Component : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSMutableArray *parts;
- (instancetype)initWithName:(NSString *)name;
- (void)add:(Component *)component;
- (void)remove:(Component *)component;
- (void)displayDepth:(NSInteger)depth;
- (void)lineOfDuty;
@end
@interface Company : Component @end
@interface HRDepartment : Component @end
@interface FinanceDepartment : Component @end

@implementation Component
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) {
        _name = [name copy];
        _parts = [NSMutableArray new];
    }
    return self;
}
- (void)add:(Component *)component {
    if ([self isKindOfClass:[Company class]]) [_parts addObject:component];
}
- (void)remove:(Component *)component { [_parts removeObjectIdenticalTo:component]; }
- (void)displayDepth:(NSInteger)depth {
    NSMutableString *line = [NSMutableString string];
    for (NSInteger i = 0; i < depth; i++) [line appendString:@"-"];
    [line appendString:self.name];
    if ([self isKindOfClass:[Company class]]) [line appendString:@"的子公司"];
    else if ([self isKindOfClass:[HRDepartment class]]) [line appendString:@"的HR部门"];
    else [line appendString:@"的财务部门"];
    NSLog(@"%@", line);
    for (Component *part in _parts) [part displayDepth:depth + 2];
}
- (void)lineOfDuty {
    if ([self isKindOfClass:[Company class]]) NSLog(@"%@的子公司的职责", _name);
    else if ([self isKindOfClass:[HRDepartment class]]) NSLog(@"%@,培训员工", _name);
    else NSLog(@"%@,给员工发钱", _name);
    for (Component *part in _parts) [part lineOfDuty];
}
@end
@implementation Company @end
@implementation HRDepartment @end
@implementation FinanceDepartment @end
