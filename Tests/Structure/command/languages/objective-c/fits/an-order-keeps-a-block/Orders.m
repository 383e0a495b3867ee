#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, OrderType) { OrderTypeMutton, OrderTypeChicken, OrderTypeDuck };

@interface Cook : NSObject
- (void)roast:(NSString *)meat for:(NSString *)guest;
@end
@implementation Cook
- (void)roast:(NSString *)meat for:(NSString *)guest { NSLog(@"厨师烤%@肉:%@", meat, guest); }
@end

@interface Order : NSObject
@property (nonatomic, copy) NSString *text;
- (instancetype)initWithText:(NSString *)text action:(void (^)(NSString *text))action;
- (void)execute;
@end

@interface Order ()
@property (nonatomic, copy) void (^action)(NSString *text);
@end

@implementation Order
- (instancetype)initWithText:(NSString *)text action:(void (^)(NSString *))action {
    if (self = [super init]) {
        _text = text;
        _action = [action copy];
    }
    return self;
}
- (void)execute {
    if (self.action) self.action(self.text);
}
@end

@interface Customer : NSObject
@property (nonatomic, strong) Cook *cook;
- (Order *)pushOrderWithString:(NSString *)string type:(OrderType)type;
@end
@implementation Customer
- (Cook *)cook {
    if (!_cook) _cook = [Cook new];
    return _cook;
}
- (Order *)pushOrderWithString:(NSString *)string type:(OrderType)type {
    Cook *cook = self.cook;
    if (type == OrderTypeMutton) {
        return [[Order alloc] initWithText:string action:^(NSString *text) { NSLog(@"烤羊"); [cook roast:@"羊" for:text]; }];
    } else if (type == OrderTypeChicken) {
        return [[Order alloc] initWithText:string action:^(NSString *text) { NSLog(@"烤鸡"); [cook roast:@"鸡" for:text]; }];
    }
    return [[Order alloc] initWithText:string action:^(NSString *text) { NSLog(@"烤鸭"); [cook roast:@"鸭" for:text]; }];
}
@end

@interface Waiter : NSObject
@property (nonatomic, strong, readonly) NSArray *orders;
- (void)addOrder:(Order *)order;
- (void)deleteOrder:(Order *)order;
- (void)notifyOrder;
@end

@interface Waiter ()
@property (nonatomic, strong) NSMutableArray *list;
@end

@implementation Waiter
- (instancetype)init {
    if (self = [super init]) { _list = @[].mutableCopy; }
    return self;
}
- (NSArray *)orders { return self.list.copy; }
- (void)addOrder:(Order *)order { NSLog(@"添加Order"); [self.list addObject:order]; }
- (void)deleteOrder:(Order *)order { NSLog(@"取消Order"); [self.list removeObjectIdenticalTo:order]; }
- (void)notifyOrder {
    NSLog(@"====开始执行Order===");
    [self.list makeObjectsPerformSelector:@selector(execute)];
}
@end
