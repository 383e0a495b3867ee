#import <Foundation/Foundation.h>

typedef NS_ENUM(NSUInteger, CashType) { CashTypeNormal, CashTypeRebate, CashTypeReturn };
typedef double (^CashAlgorithm)(double money);

@interface CashContext : NSObject
@property (nonatomic, copy, readonly) CashAlgorithm algorithm;
- (instancetype)initWithType:(CashType)type;
- (double)result:(double)money;
@end

static CashAlgorithm rebate(double factor) {
    return ^double(double money) { return money * factor; };
}

@implementation CashContext
- (instancetype)initWithType:(CashType)type {
    self = [super init];
    if (self) {
        switch (type) {
            case CashTypeNormal: _algorithm = ^(double money) { return money; }; break;
            case CashTypeRebate: _algorithm = rebate(0.8); break;
            case CashTypeReturn: _algorithm = ^(double money) { return money - 5; }; break;
        }
        _algorithm = [_algorithm copy];
    }
    return self;
}
- (double)result:(double)money {
    return self.algorithm(money);
}
@end
