@interface Target : NSObject
- (void)attack;
- (void)answer;
@end

@implementation Target
- (void)attack {
    id object = (id)(void *)0x1000;
    [object description];
}

- (void)answer {
    NSLog(@"answered");
}
@end
