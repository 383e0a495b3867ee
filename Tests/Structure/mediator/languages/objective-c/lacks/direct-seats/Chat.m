#import <Foundation/Foundation.h>

@class Colleague;

@interface ChatMediator : NSObject
@property (nonatomic, strong) Colleague *colleague1;
@property (nonatomic, strong) Colleague *colleague2;
@end
@implementation ChatMediator
@end

@interface Colleague : NSObject
@property (nonatomic, weak) ChatMediator *mediator;
- (instancetype)initWithMediator:(ChatMediator *)mediator;
- (void)hear:(NSString *)message;
@end
@implementation Colleague
- (instancetype)initWithMediator:(ChatMediator *)mediator {
    if (self = [super init]) _mediator = mediator;
    return self;
}
- (void)hear:(NSString *)message {}
@end

@interface Colleague1 : Colleague
- (void)send:(NSString *)message;
@end
@implementation Colleague1
- (void)send:(NSString *)message {
    NSLog(@"同事1发送了信息");
    Colleague *other = self.mediator.colleague1 == self ? self.mediator.colleague2 : self.mediator.colleague1;
    [other hear:message];
}
- (void)hear:(NSString *)message { NSLog(@"同事1得到消息:%@", message); }
@end

@interface Colleague2 : Colleague
- (void)send:(NSString *)message;
@end
@implementation Colleague2
- (void)send:(NSString *)message {
    NSLog(@"同事2发送了信息");
    Colleague *other = self.mediator.colleague1 == self ? self.mediator.colleague2 : self.mediator.colleague1;
    [other hear:message];
}
- (void)hear:(NSString *)message { NSLog(@"同事2得到消息%@", message); }
@end
