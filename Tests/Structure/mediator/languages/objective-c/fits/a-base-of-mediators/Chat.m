#import <Foundation/Foundation.h>

@class Colleague;

@interface Mediator : NSObject
- (void)sendMessage:(NSString *)message colleague:(Colleague *)colleague;
@end
@implementation Mediator
- (void)sendMessage:(NSString *)message colleague:(Colleague *)colleague {}
@end

@interface Colleague : NSObject {
    __weak Mediator *_mediator;
}
- (instancetype)initWithMediator:(Mediator *)mediator;
- (void)notify:(NSString *)message;
@end
@implementation Colleague
- (instancetype)initWithMediator:(Mediator *)mediator {
    if (self = [super init]) _mediator = mediator;
    return self;
}
- (void)notify:(NSString *)message {}
@end

@interface Colleague1 : Colleague
- (void)send:(NSString *)message;
@end
@implementation Colleague1
- (void)send:(NSString *)message {
    NSLog(@"同事1发送了信息");
    [_mediator sendMessage:message colleague:self];
}
- (void)notify:(NSString *)message { NSLog(@"同事1得到消息:%@", message); }
@end

@interface Colleague2 : Colleague
- (void)send:(NSString *)message;
@end
@implementation Colleague2
- (void)send:(NSString *)message {
    NSLog(@"同事2发送了信息");
    [_mediator sendMessage:message colleague:self];
}
- (void)notify:(NSString *)message { NSLog(@"同事2得到消息%@", message); }
@end

@interface ChatMediator : Mediator
@property (nonatomic, strong) Colleague *colleague1;
@property (nonatomic, strong) Colleague *colleague2;
@end
@implementation ChatMediator
- (void)sendMessage:(NSString *)message colleague:(Colleague *)colleague {
    if (colleague == _colleague1) {
        [_colleague2 notify:message];
    } else {
        [_colleague1 notify:message];
    }
}
@end
