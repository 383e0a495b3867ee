#import <Foundation/Foundation.h>

@protocol Part <NSObject>
- (void)displayDepth:(NSInteger)depth;
- (void)lineOfDuty;
@end

@interface Unit : NSObject <Part>
@property (nonatomic, copy) NSString *name;
- (instancetype)initWithName:(NSString *)name;
- (void)add:(id<Part>)part;
- (void)remove:(id<Part>)part;
@end

@implementation Unit
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) _name = name;
    return self;
}
- (void)add:(id<Part>)part {}
- (void)remove:(id<Part>)part {}
- (void)displayDepth:(NSInteger)depth {}
- (void)lineOfDuty {}
- (NSString *)indented:(NSInteger)depth {
    NSMutableString *text = [NSMutableString string];
    for (NSInteger i = 0; i < depth; i++) [text appendString:@"-"];
    return [text stringByAppendingString:self.name];
}
@end

@interface HRDepartment : Unit @end
@implementation HRDepartment
- (void)displayDepth:(NSInteger)depth { NSLog(@"%@的HR部门", [self indented:depth]); }
- (void)lineOfDuty { NSLog(@"%@,培训员工", self.name); }
@end
@interface FinanceDepartment : Unit @end
@implementation FinanceDepartment
- (void)displayDepth:(NSInteger)depth { NSLog(@"%@的财务部门", [self indented:depth]); }
- (void)lineOfDuty { NSLog(@"%@,给员工发钱", self.name); }
@end

@interface Company : Unit {
    NSMutableArray *_parts;
}
@end

@implementation Company
- (instancetype)initWithName:(NSString *)name {
    if (self = [super initWithName:name]) _parts = [NSMutableArray new];
    return self;
}
- (void)add:(id<Part>)part { [_parts addObject:part]; }
- (void)remove:(id<Part>)part { [_parts removeObject:part]; }
@end

@interface Company (Tree)
- (void)eachPart:(void (^)(id<Part> part))body;
@end

@implementation Company (Tree)
- (void)eachPart:(void (^)(id<Part>))body {
    for (id<Part> part in _parts) body(part);
}
- (void)displayDepth:(NSInteger)depth {
    NSLog(@"%@的子公司", [self indented:depth]);
    [self eachPart:^(id<Part> part) { [part displayDepth:depth + 2]; }];
}
- (void)lineOfDuty {
    NSLog(@"%@的子公司的职责", self.name);
    [self eachPart:^(id<Part> part) { [part lineOfDuty]; }];
}
@end
