#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, CashType) { CashTypeNormal, CashTypeRebate, CashTypeReturn };

@protocol CashStrategy <NSObject>
- (double)acceptCash:(double)money;
@end

@interface CashNormal : NSObject <CashStrategy>
@end
@implementation CashNormal
- (double)acceptCash:(double)money { return money; }
@end

@interface CashRebate : NSObject <CashStrategy>
- (instancetype)initWithRebate:(double)rebate;
@end
@implementation CashRebate {
    double _rebate;
}
- (instancetype)initWithRebate:(double)rebate {
    self = [super init];
    if (self) _rebate = rebate;
    return self;
}
- (double)acceptCash:(double)money { return money * _rebate; }
@end

@interface CashReturn : NSObject <CashStrategy>
@property (nonatomic) double amount;
@end
@implementation CashReturn
- (double)acceptCash:(double)money { return money - self.amount; }
@end

@interface CashContext : NSObject
- (instancetype)initWithType:(CashType)type;
- (double)result:(double)money;
@end

@interface CashContext ()
@property (nonatomic, strong) id<CashStrategy> strategy;
@end

@implementation CashContext
+ (id<CashStrategy>)strategyForType:(CashType)type {
    switch (type) {
        case CashTypeNormal: return [CashNormal new];
        case CashTypeRebate: return [[CashRebate alloc] initWithRebate:0.8];
        case CashTypeReturn: {
            CashReturn *strategy = [CashReturn new];
            strategy.amount = 5;
            return strategy;
        }
    }
    return nil;
}
- (instancetype)initWithType:(CashType)type {
    self = [super init];
    if (self) {
        self.strategy = [[self class] strategyForType:type];
    }
    return self;
}
- (double)result:(double)money { return [self.strategy acceptCash:money]; }
@end
