#import <Foundation/Foundation.h>

@interface Request : NSObject
@property (nonatomic, copy) NSString *type;
@property (nonatomic, copy) NSString *content;
@property (nonatomic) NSInteger number;
- (instancetype)initWithType:(NSString *)type content:(NSString *)content number:(NSInteger)number;
@end

@implementation Request
- (instancetype)initWithType:(NSString *)type content:(NSString *)content number:(NSInteger)number {
    if (self = [super init]) { _type = type; _content = content; _number = number; }
    return self;
}
@end

@interface Manager : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, assign) NSInteger rank;
@property (nonatomic, strong) Manager *superior;
- (instancetype)initWithName:(NSString *)name;
- (void)deal:(Request *)request;
@end

@implementation Manager
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) { _name = name; }
    return self;
}
- (void)deal:(Request *)request {
    Manager *who = self;
    BOOL leave = [request.type isEqualToString:@"请假"];
    while (who) {
        NSString *words = nil;
        if (who.rank == 1 && leave && request.number <= 2) words = @"被批准";
        if (who.rank == 2 && leave && request.number <= 5) words = @"被批准";
        if (who.rank == 3 && leave) words = @"被批准";
        if (who.rank == 3 && [request.type isEqualToString:@"加薪"]) words = request.number <= 500 ? @"被批准" : @"再说吧";
        if (words) {
            NSLog(@"%@:%@ 数量%ld %@", who.name, request.type, (long)request.number, words);
            return;
        }
        who = who.superior;
    }
}
@end

@interface CommonManager : Manager @end
@implementation CommonManager
- (NSInteger)rank { return 1; }
@end
@interface MajorManager : Manager @end
@implementation MajorManager
- (NSInteger)rank { return 2; }
@end
@interface GeneralManager : Manager @end
@implementation GeneralManager
- (NSInteger)rank { return 3; }
@end
