// Context: CashContext. Strategy: CashStrategy. The till picks a strategy once, when it is opened; from then on it only asks.

#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, CashType) {
    CashTypeNormal,
    CashTypeRebate,
    CashTypeReturn,
};

@protocol CashStrategy <NSObject>
/// Returns what is to be paid for goods of a price, both in yuan.
- (double)accept:(double)money;
@end

@interface NormalCash : NSObject <CashStrategy>
@end

@implementation NormalCash
- (double)accept:(double)money {
    return money;
}
@end

@interface RebateCash : NSObject <CashStrategy>
- (instancetype)initWithFactor:(double)factor;
@end

@implementation RebateCash {
    double _factor;
}

- (instancetype)initWithFactor:(double)factor {
    self = [super init];
    if (self) {
        _factor = factor;
    }
    return self;
}

- (double)accept:(double)money {
    return money * _factor;
}
@end

@interface ReturnCash : NSObject <CashStrategy>
- (instancetype)initWithAmount:(double)amount;
@end

@implementation ReturnCash {
    double _amount;
}

- (instancetype)initWithAmount:(double)amount {
    self = [super init];
    if (self) {
        _amount = amount;
    }
    return self;
}

- (double)accept:(double)money {
    return money - _amount;
}
@end

/// A till: what is to be paid, in today's way.
@interface CashContext : NSObject
- (instancetype)initWithType:(CashType)type;
- (double)result:(double)money;
@end

@implementation CashContext {
    id<CashStrategy> _strategy;
}

- (instancetype)initWithType:(CashType)type {
    self = [super init];
    if (self) {
        switch (type) {
        case CashTypeNormal:
            _strategy = [[NormalCash alloc] init];
            break;
        case CashTypeRebate:
            _strategy = [[RebateCash alloc] initWithFactor:0.8];
            break;
        case CashTypeReturn:
            _strategy = [[ReturnCash alloc] initWithAmount:5];
            break;
        }
    }
    return self;
}

- (double)result:(double)money {
    return [_strategy accept:money];
}
@end
