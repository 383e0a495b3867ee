// Mediator: Mediator. ConcreteMediator: ChatMediator. Colleague: Colleague. ConcreteColleague: Colleague1, Colleague2. A
// colleague knows the mediator alone; who hears whom is decided in one place, when a message is sent.

#import <Foundation/Foundation.h>

@class Colleague;

@protocol Mediator <NSObject>
- (void)send:(NSString *)message from:(Colleague *)sender;
@end

@interface Colleague : NSObject
- (instancetype)initWithMediator:(id<Mediator>)mediator;
- (void)send:(NSString *)message;
- (void)notify:(NSString *)message;
@end

/// Carries messages between two seats.
@interface ChatMediator : NSObject <Mediator>
@property (nonatomic, strong) Colleague *colleague1;
@property (nonatomic, strong) Colleague *colleague2;
@end

@implementation ChatMediator
- (void)send:(NSString *)message from:(Colleague *)sender {
    Colleague *receiver = sender == self.colleague1 ? self.colleague2 : self.colleague1;
    [receiver notify:message];
}
@end

@implementation Colleague {
    id<Mediator> _mediator;
}

- (instancetype)initWithMediator:(id<Mediator>)mediator {
    self = [super init];
    if (self) {
        _mediator = mediator;
    }
    return self;
}

- (void)send:(NSString *)message {
    [_mediator send:message from:self];
}

- (void)notify:(NSString *)message {
}
@end

@interface Colleague1 : Colleague
@end

@implementation Colleague1
- (void)send:(NSString *)message {
    NSLog(@"同事1发送了信息");
    [super send:message];
}

- (void)notify:(NSString *)message {
    NSLog(@"同事1得到消息:%@", message);
}
@end

@interface Colleague2 : Colleague
@end

@implementation Colleague2
- (void)send:(NSString *)message {
    NSLog(@"同事2发送了信息");
    [super send:message];
}

- (void)notify:(NSString *)message {
    NSLog(@"同事2得到消息%@", message);
}
@end
