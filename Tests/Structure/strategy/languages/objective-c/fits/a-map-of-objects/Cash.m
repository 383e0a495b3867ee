#import <Foundation/Foundation.h>

typedef enum { CashTypeNormal, CashTypeRebate, CashTypeReturn } CashType;

@interface CashSuper : NSObject
- (double)acceptCash:(double)money;
@end
@implementation CashSuper
- (double)acceptCash:(double)money { return money; }
@end

@interface CashRebate : CashSuper {
    double rate;
}
+ (id)rebate:(double)rate;
@end
@implementation CashRebate
+ (id)rebate:(double)rate {
    CashRebate *cash = [[self alloc] init];
    cash->rate = rate;
    return cash;
}
- (double)acceptCash:(double)money { return rate * [super acceptCash:money]; }
@end

@interface CashReturn : CashSuper
@property (assign) double back;
@end
@implementation CashReturn
- (double)acceptCash:(double)money { return money - self.back; }
@end

@interface CashContext : NSObject
{
    id cs;
}
- (id)initWithType:(CashType)type;
- (double)result:(double)money;
@end

@implementation CashContext
- (id)initWithType:(CashType)type
{
    if ((self = [super init])) {
        CashReturn *five = [CashReturn new];
        [five setBack:5];
        NSDictionary *all = [NSDictionary dictionaryWithObjectsAndKeys:
            [CashSuper new], [NSNumber numberWithInt:CashTypeNormal],
            [CashRebate rebate:0.8], [NSNumber numberWithInt:CashTypeRebate],
            five, [NSNumber numberWithInt:CashTypeReturn], nil];
        cs = [all objectForKey:[NSNumber numberWithInt:type]];
    }
    return self;
}

- (double)result:(double)money
{
    return [cs acceptCash:money];
}
@end
