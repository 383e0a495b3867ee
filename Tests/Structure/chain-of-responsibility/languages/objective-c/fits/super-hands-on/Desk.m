#import <Foundation/Foundation.h>

@interface Request : NSObject
@property (nonatomic, copy) NSString *type;
@property (nonatomic, copy) NSString *content;
@property (nonatomic) NSInteger number;
- (instancetype)initWithType:(NSString *)type content:(NSString *)content number:(NSInteger)number;
@end
@implementation Request
- (instancetype)initWithType:(NSString *)type content:(NSString *)content number:(NSInteger)number {
    if (self = [super init]) {
        _type = [type copy];
        _content = [content copy];
        _number = number;
    }
    return self;
}
@end

@interface Manager : NSObject
@property (nonatomic, strong) Manager *superior;
@property (nonatomic, copy) NSString *name;
- (instancetype)initWithName:(NSString *)name;
- (void)deal:(Request *)request;
@end
@implementation Manager
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) _name = [name copy];
    return self;
}
- (void)deal:(Request *)request { [self.superior deal:request]; }
- (void)answer:(NSString *)text to:(Request *)request {
    NSLog(@"%@:%@ 数量%ld %@", self.name, request.type, (long)request.number, text);
}
@end

@interface CommonManager : Manager @end
@implementation CommonManager
- (void)deal:(Request *)request {
    if ([request.type isEqualToString:@"请假"] && request.number <= 2) [self answer:@"被批准" to:request];
    else [super deal:request];
}
@end

@interface MajorManager : Manager @end
@implementation MajorManager
- (void)deal:(Request *)request {
    if ([request.type isEqualToString:@"请假"] && request.number <= 5) [self answer:@"被批准" to:request];
    else [super deal:request];
}
@end

@interface GeneralManager : Manager @end
@implementation GeneralManager
- (void)deal:(Request *)request {
    if ([request.type isEqualToString:@"请假"]) return [self answer:@"被批准" to:request];
    if ([request.type isEqualToString:@"加薪"])
        return [self answer:request.number <= 500 ? @"被批准" : @"再说吧" to:request];
    [super deal:request];
}
@end
