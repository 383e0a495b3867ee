// Mistake: an order that was taken back stays on the pad.

// Command: Order. Invoker: Waiter. Receiver: Worker. Client: Customer. The waiter keeps orders without knowing what they
// do; an order knows who does it.

#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, OrderType) {
    OrderTypeMutton,
    OrderTypeChicken,
    OrderTypeDuck,
};

/// The cook.
@interface Worker : NSObject
+ (instancetype)sharedWorker;
- (void)roast:(NSString *)meat text:(NSString *)text;
@end

@implementation Worker
+ (instancetype)sharedWorker {
    static Worker *worker;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        worker = [[Worker alloc] init];
    });
    return worker;
}

- (void)roast:(NSString *)meat text:(NSString *)text {
    NSLog(@"厨师烤%@肉:%@", meat, text);
}
@end

/// A request as an object: it can be kept, taken back, and carried out later.
@interface Order : NSObject
- (instancetype)initWithText:(NSString *)text meat:(NSString *)meat worker:(Worker *)worker;
- (void)execute;
@end

@interface Order ()
@property (nonatomic, copy) NSString *text;
@property (nonatomic, copy) NSString *meat;
@property (nonatomic, strong) Worker *worker;
@end

@implementation Order
- (instancetype)initWithText:(NSString *)text meat:(NSString *)meat worker:(Worker *)worker {
    self = [super init];
    if (self) {
        _text = [text copy];
        _meat = [meat copy];
        _worker = worker;
    }
    return self;
}

- (void)execute {
    NSLog(@"烤%@", self.meat);
    [self.worker roast:self.meat text:self.text];
}
@end

/// Writes what is wanted into an order.
@interface Customer : NSObject
- (Order *)pushOrderWithString:(NSString *)string type:(OrderType)type;
@end

@implementation Customer
- (Order *)pushOrderWithString:(NSString *)string type:(OrderType)type {
    NSArray<NSString *> *meats = @[@"羊", @"鸡", @"鸭"];
    return [[Order alloc] initWithText:string meat:meats[(NSUInteger)type] worker:[Worker sharedWorker]];
}
@end

/// Collects orders, and sends them all to the kitchen at once.
@interface Waiter : NSObject
- (NSArray<Order *> *)orders;
- (void)addOrder:(Order *)order;
- (void)deleteOrder:(Order *)order;
- (void)notifyOrder;
@end

@implementation Waiter {
    NSMutableArray<Order *> *_orders;
}

- (instancetype)init {
    self = [super init];
    if (self) {
        _orders = [NSMutableArray array];
    }
    return self;
}

- (NSArray<Order *> *)orders {
    return [_orders copy];
}

- (void)addOrder:(Order *)order {
    NSLog(@"添加Order");
    [_orders addObject:order];
}

- (void)deleteOrder:(Order *)order {
    NSLog(@"取消Order");
}

- (void)notifyOrder {
    NSLog(@"====开始执行Order===");
    for (Order *order in _orders) {
        [order execute];
    }
}
@end
