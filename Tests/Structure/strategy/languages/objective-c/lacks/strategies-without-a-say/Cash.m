#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, CashType) { CashTypeNormal, CashTypeRebate, CashTypeReturn };

@interface CashContext : NSObject
- (instancetype)initWithType:(CashType)type;
- (double)result:(double)money;
@end
@implementation CashContext {
    NSNumber *_factor;
    NSNumber *_off;
}
- (instancetype)initWithType:(CashType)type {
    if (self = [super init]) {
        _factor = type == CashTypeRebate ? @0.8 : @1;
        _off = type == CashTypeReturn ? @5 : @0;
    }
    return self;
}
- (double)result:(double)money { return money * _factor.doubleValue - _off.doubleValue; }
@end
