#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, CashType) { CashTypeNormal, CashTypeRebate, CashTypeReturn };

@protocol Cash <NSObject>
+ (double)accept:(double)money;
@end

@interface NormalCash : NSObject <Cash>
@end
@implementation NormalCash
+ (double)accept:(double)money { return money; }
@end
@interface RebateCash : NSObject <Cash>
@end
@implementation RebateCash
+ (double)accept:(double)money { return money * 0.8; }
@end
@interface ReturnCash : NSObject <Cash>
@end
@implementation ReturnCash
+ (double)accept:(double)money { return money - 5; }
@end

@interface CashContext : NSObject
- (instancetype)initWithType:(CashType)type;
- (double)result:(double)money;
@end
@implementation CashContext {
    Class<Cash> _cash;
}
- (instancetype)initWithType:(CashType)type {
    if (self = [super init]) {
        switch (type) {
            case CashTypeNormal: _cash = [NormalCash class]; break;
            case CashTypeRebate: _cash = [RebateCash class]; break;
            case CashTypeReturn: _cash = [ReturnCash class]; break;
        }
    }
    return self;
}
- (double)result:(double)money { return [_cash accept:money]; }
@end
