// Command: Order. ConcreteCommand: MuttonOrder, ChickenOrder, DuckOrder. Invoker: Waiter. Receiver: Worker.
// Client: Customer. The waiter keeps orders without knowing what they do; an order knows who does it.

#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, OrderType) {
    OrderTypeMutton,
    OrderTypeChicken,
    OrderTypeDuck,
};

/// The cook.
@interface Worker : NSObject
+ (instancetype)sharedWorker;
- (void)roastMutton:(NSString *)text;
- (void)roastChicken:(NSString *)text;
- (void)roastDuck:(NSString *)text;
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

- (void)roastMutton:(NSString *)text {
    NSLog(@"厨师烤羊肉:%@", text);
}

- (void)roastChicken:(NSString *)text {
    NSLog(@"厨师烤鸡肉:%@", text);
}

- (void)roastDuck:(NSString *)text {
    NSLog(@"厨师烤鸭肉:%@", text);
}
@end

/// A request as an object: it can be kept, taken back, and carried out later.
@interface Order : NSObject
@property (nonatomic, copy) NSString *text;
- (instancetype)initWithText:(NSString *)text;
- (void)execute;
@end

@implementation Order
- (instancetype)initWithText:(NSString *)text {
    self = [super init];
    if (self) {
        _text = [text copy];
    }
    return self;
}

- (void)execute {
}
@end

@interface MuttonOrder : Order
@end

@implementation MuttonOrder
- (void)execute {
    NSLog(@"烤羊");
    [[Worker sharedWorker] roastMutton:self.text];
}
@end

@interface ChickenOrder : Order
@end

@implementation ChickenOrder
- (void)execute {
    NSLog(@"烤鸡");
    [[Worker sharedWorker] roastChicken:self.text];
}
@end

@interface DuckOrder : Order
@end

@implementation DuckOrder
- (void)execute {
    NSLog(@"烤鸭");
    [[Worker sharedWorker] roastDuck:self.text];
}
@end

/// Writes what is wanted into an order.
@interface Customer : NSObject
- (Order *)pushOrderWithString:(NSString *)string type:(OrderType)type;
@end

@implementation Customer
- (Order *)pushOrderWithString:(NSString *)string type:(OrderType)type {
    switch (type) {
        case OrderTypeMutton: return [[MuttonOrder alloc] initWithText:string];
        case OrderTypeChicken: return [[ChickenOrder alloc] initWithText:string];
        case OrderTypeDuck: return [[DuckOrder alloc] initWithText:string];
    }
    return nil;
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
    [_orders removeObjectIdenticalTo:order];
}

- (void)notifyOrder {
    NSLog(@"====开始执行Order===");
    for (Order *order in _orders) {
        [order execute];
    }
}
@end
