#import <Foundation/Foundation.h>

@class Colleague;

@protocol Mediator <NSObject>
- (void)colleague:(Colleague *)colleague didSend:(NSString *)message;
@end

@interface Colleague : NSObject
@property (nonatomic, weak) id<Mediator> mediator;
- (instancetype)initWithMediator:(id<Mediator>)mediator;
- (void)send:(NSString *)message;
- (void)hear:(NSString *)message;
@end

@implementation Colleague
- (instancetype)initWithMediator:(id<Mediator>)mediator {
    self = [super init];
    if (self) _mediator = mediator;
    return self;
}
- (void)send:(NSString *)message {
    id<Mediator> strongMediator = self.mediator;
    [strongMediator colleague:self didSend:message];
}
- (void)hear:(NSString *)message {}
@end

@interface Colleague1 : Colleague
@end
@implementation Colleague1
- (void)send:(NSString *)message {
    NSLog(@"同事1发送了信息");
    [super send:message];
}
- (void)hear:(NSString *)message { NSLog(@"同事1得到消息:%@", message); }
@end

@interface Colleague2 : Colleague
@end
@implementation Colleague2
- (void)send:(NSString *)message {
    NSLog(@"同事2发送了信息");
    [super send:message];
}
- (void)hear:(NSString *)message { NSLog(@"同事2得到消息%@", message); }
@end

@interface ChatMediator : NSObject <Mediator>
@property (nonatomic, strong) Colleague *colleague1;
@property (nonatomic, strong) Colleague *colleague2;
@end

@implementation ChatMediator
- (void)colleague:(Colleague *)colleague didSend:(NSString *)message {
    Colleague *other = colleague == self.colleague1 ? self.colleague2 : self.colleague1;
    [other hear:message];
}
@end
