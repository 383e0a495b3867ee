@interface Target : NSObject
- (void)attack;
- (void)answer;
@end

@implementation Target
- (void)attack {
    for (;;) NSLog(@"answered");
}

- (void)answer {
    NSLog(@"answered");
}
@end
