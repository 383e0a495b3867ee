#import <Foundation/Foundation.h>
typedef NS_ENUM(NSInteger, CashType) { CashTypeNormal, CashTypeRebate, CashTypeReturn };
@interface Cash : NSObject
- (NSNumber *)normal:(NSNumber *)m;
- (NSNumber *)rebate:(NSNumber *)m;
- (NSNumber *)giveBack:(NSNumber *)m;
@end
@implementation Cash
- (NSNumber *)normal:(NSNumber *)m { return m; }
- (NSNumber *)rebate:(NSNumber *)m { return @(m.doubleValue * 0.8); }
- (NSNumber *)giveBack:(NSNumber *)m { return @(m.doubleValue - 5); }
@end
@interface CashContext : NSObject
- (instancetype)initWithType:(CashType)type;
- (double)result:(double)money;
@end
@implementation CashContext {
    SEL _strategy;
    Cash *_cash;
}
- (instancetype)initWithType:(CashType)type {
    if ((self = [super init])) {
        _cash = [Cash new];
        SEL all[] = { @selector(normal:), @selector(rebate:), @selector(giveBack:) };
        _strategy = all[type];
    }
    return self;
}
- (double)result:(double)money { return [[_cash performSelector:_strategy withObject:@(money)] doubleValue]; }
@end
