#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, CashType) { CashTypeNormal, CashTypeRebate, CashTypeReturn };

@protocol Cash
- (double)accept:(double)money;
@end
@interface NormalCash : NSObject <Cash> @end
@implementation NormalCash
- (double)accept:(double)money { return money; }
@end
@interface RebateCash : NSObject <Cash> @end
@implementation RebateCash
- (double)accept:(double)money { return money * 0.8; }
@end

@interface CashContext : NSObject
@property (nonatomic) CashType type;
@property (nonatomic, strong) id<Cash> cash;
- (instancetype)initWithType:(CashType)type;
- (double)result:(double)money;
@end
@implementation CashContext
- (instancetype)initWithType:(CashType)type {
    if (self = [super init]) {
        _type = type;
        _cash = type == CashTypeRebate ? [RebateCash new] : [NormalCash new];
    }
    return self;
}
- (double)result:(double)money {
    if (self.type == CashTypeRebate) return money * 0.8;
    if (self.type == CashTypeReturn) return money - 5;
    return money;
}
@end
