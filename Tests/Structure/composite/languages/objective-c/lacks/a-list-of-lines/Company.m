#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, Kind) { KindCompany, KindHR, KindFinance };

@interface Node : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) Kind kind;
@property (nonatomic, strong) NSMutableArray<Node *> *parts;
- (instancetype)initWithName:(NSString *)name;
- (void)add:(Node *)node;
- (void)remove:(Node *)node;
- (void)displayDepth:(NSInteger)depth;
- (void)lineOfDuty;
@end

@implementation Node
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) { _name = name; _parts = [NSMutableArray array]; }
    return self;
}
- (void)add:(Node *)node { if (self.kind == KindCompany) [self.parts addObject:node]; }
- (void)remove:(Node *)node { [self.parts removeObject:node]; }
- (NSArray *)walk:(NSInteger)depth {
    NSMutableArray *found = [NSMutableArray array];
    NSMutableArray *waiting = [NSMutableArray arrayWithObject:@[self, @(depth)]];
    while (waiting.count) {
        NSArray *pair = waiting[0];
        [waiting removeObjectAtIndex:0];
        [found addObject:pair];
        Node *node = pair[0];
        NSUInteger place = 0;
        for (Node *part in node.parts) [waiting insertObject:@[part, @([pair[1] integerValue] + 2)] atIndex:place++];
    }
    return found;
}
- (void)displayDepth:(NSInteger)depth {
    for (NSArray *pair in [self walk:depth]) {
        Node *node = pair[0];
        NSString *dashes = [@"" stringByPaddingToLength:(NSUInteger)MAX(0, [pair[1] integerValue]) withString:@"-" startingAtIndex:0];
        switch (node.kind) {
            case KindCompany: NSLog(@"%@%@的子公司", dashes, node.name); break;
            case KindHR: NSLog(@"%@%@的HR部门", dashes, node.name); break;
            case KindFinance: NSLog(@"%@%@的财务部门", dashes, node.name); break;
        }
    }
}
- (void)lineOfDuty {
    for (NSArray *pair in [self walk:0]) {
        Node *node = pair[0];
        if (node.kind == KindCompany) NSLog(@"%@的子公司的职责", node.name);
        else if (node.kind == KindHR) NSLog(@"%@,培训员工", node.name);
        else NSLog(@"%@,给员工发钱", node.name);
    }
}
@end

@interface Company : Node @end
@implementation Company
- (Kind)kind { return KindCompany; }
@end
@interface HRDepartment : Node @end
@implementation HRDepartment
- (Kind)kind { return KindHR; }
@end
@interface FinanceDepartment : Node @end
@implementation FinanceDepartment
- (Kind)kind { return KindFinance; }
@end
