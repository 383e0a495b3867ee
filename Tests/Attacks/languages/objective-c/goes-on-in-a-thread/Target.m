@interface Target : NSObject
- (void)attack;
- (void)answer;
@end

@implementation Target
- (void)attack {
    [NSThread detachNewThreadSelector:@selector(goOn) toTarget:self withObject:nil];
}

- (void)goOn {
    for (;;) [NSThread sleepForTimeInterval:0.001];
}

- (void)answer {
    NSLog(@"answered");
}
@end
