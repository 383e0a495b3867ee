#import <Foundation/Foundation.h>

@interface Stock : NSObject
@property (nonatomic) NSInteger number;
@end
@implementation Stock @end

@interface Fund : NSObject
- (void)buy;
- (void)sell;
@end
@implementation Fund {
    NSMutableArray<Stock *> *_stocks;
}
- (instancetype)init {
    if (self = [super init]) {
        _stocks = [NSMutableArray array];
        for (NSInteger number = 1; number <= 3; number++) {
            Stock *stock = [Stock new];
            stock.number = number;
            [_stocks addObject:stock];
        }
    }
    return self;
}
- (void)buy { for (Stock *stock in _stocks) NSLog(@"股票%ld买入", (long)stock.number); }
- (void)sell { for (Stock *stock in _stocks) NSLog(@"股票%ld卖出", (long)stock.number); }
@end
