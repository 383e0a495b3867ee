#import <Foundation/Foundation.h>

typedef enum : NSUInteger { OrderTypeMutton, OrderTypeChicken, OrderTypeDuck } OrderType;

@interface Barbecuer : NSObject
- (void)roast:(NSString *)meat text:(NSString *)text;
@end
@implementation Barbecuer
- (void)roast:(NSString *)meat text:(NSString *)text { NSLog(@"厨师烤%@:%@", meat, text); }
@end

@interface Order : NSObject
@property (nonatomic, strong) Barbecuer *receiver;
@property (nonatomic, copy) NSString *text;
- (instancetype)initWithReceiver:(Barbecuer *)receiver text:(NSString *)text;
- (void)executeCommand;
@end
@implementation Order
- (instancetype)initWithReceiver:(Barbecuer *)receiver text:(NSString *)text {
    self = [super init];
    if (self) {
        self.receiver = receiver;
        self.text = text;
    }
    return self;
}
- (void)executeCommand {
    [NSException raise:NSInternalInconsistencyException format:@"subclass me"];
}
@end

@interface MuttonOrder : Order @end
@implementation MuttonOrder
- (void)executeCommand { NSLog(@"烤羊"); [self.receiver roast:@"羊肉" text:self.text]; }
@end
@interface ChickenOrder : Order @end
@implementation ChickenOrder
- (void)executeCommand { NSLog(@"烤鸡"); [self.receiver roast:@"鸡肉" text:self.text]; }
@end
@interface DuckOrder : Order @end
@implementation DuckOrder
- (void)executeCommand { NSLog(@"烤鸭"); [self.receiver roast:@"鸭肉" text:self.text]; }
@end

@interface Customer : NSObject
- (Order *)pushOrder:(NSString *)text type:(OrderType)type;
@end
@implementation Customer
- (Order *)pushOrder:(NSString *)text type:(OrderType)type {
    Class kinds[] = { [MuttonOrder class], [ChickenOrder class], [DuckOrder class] };
    return [[kinds[type] alloc] initWithReceiver:[Barbecuer new] text:text];
}
@end

@interface Waiter : NSObject
@property (nonatomic, strong) NSMutableArray *orders;
- (void)addOrder:(Order *)order;
- (void)deleteOrder:(Order *)order;
- (void)notifyOrder;
@end
@implementation Waiter
- (NSMutableArray *)orders {
    if (!_orders) _orders = [[NSMutableArray alloc] init];
    return _orders;
}
- (void)addOrder:(Order *)order { NSLog(@"添加Order"); [self.orders addObject:order]; }
- (void)deleteOrder:(Order *)order { NSLog(@"取消Order"); [self.orders removeObject:order]; }
- (void)notifyOrder {
    NSLog(@"====开始执行Order===");
    for (Order *order in self.orders) [order executeCommand];
}
@end
