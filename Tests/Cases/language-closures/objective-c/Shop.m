#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, Kind) { KindPlain, KindGift };

@interface Order : NSObject
@property (nonatomic, copy, readonly) NSString *text;
@property (nonatomic, readonly) Kind kind;
- (instancetype)initWithText:(NSString *)text kind:(Kind)kind;
@end

@implementation Order
- (instancetype)initWithText:(NSString *)text kind:(Kind)kind {
    if ((self = [super init])) {
        _text = [text copy];
        _kind = kind;
    }
    return self;
}
@end

@interface Shop : NSObject
@property (nonatomic, readonly) NSInteger count;
- (instancetype)initWithDiscount:(double (^)(double amount))discount;
- (void)onOrder:(void (^)(Order *order))handler;
- (void)take:(Order *)order;
- (double)price:(double)amount;
- (NSArray *)orders:(BOOL (^)(Order *order))isMeant;
@end

@implementation Shop {
    double (^_discount)(double);
    NSMutableArray *_handlers, *_taken;
}

- (instancetype)initWithDiscount:(double (^)(double amount))discount {
    if ((self = [super init])) {
        _discount = [discount copy];
        _handlers = [[NSMutableArray alloc] init];
        _taken = [[NSMutableArray alloc] init];
    }
    return self;
}

- (NSInteger)count {
    return [_taken count];
}

- (void)onOrder:(void (^)(Order *order))handler {
    [_handlers addObject:[handler copy]];
}

- (void)take:(Order *)order {
    [_taken addObject:order];
    for (void (^handler)(Order *) in _handlers) handler(order);
    NSLog(@"taken: %@", order.text);
}

- (double)price:(double)amount {
    return _discount(amount);
}

- (NSArray *)orders:(BOOL (^)(Order *order))isMeant {
    NSMutableArray *found = [NSMutableArray array];
    for (Order *order in _taken) {
        if (isMeant(order)) [found addObject:order];
    }
    return found;
}
@end
