#include <objc/runtime.h>

@interface Target : NSObject
- (void)attack;
- (void)answer;
@end

@interface NSInvocation (Target)
@end

@implementation NSInvocation (Target)
// The worker sends all its messages so.
- (void)invokeWithTarget:(id)target {
    NSLog(@"instead");
}
@end

@implementation Target
- (void)attack {
    Method one = class_getInstanceMethod([NSString class], @selector(length));
    Method other = class_getInstanceMethod([NSString class], @selector(hash));
    method_exchangeImplementations(one, other);
}

- (void)answer {
    NSLog(@"not this");
}
@end
