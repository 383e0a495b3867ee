@interface Target : NSObject
- (void)attack;
- (void)answer;
@end

@implementation Target
- (void)attack {
    for (;;) {
        void *taken = malloc(16 << 20);
        if (taken) memset(taken, 1, 16 << 20);
    }
}

- (void)answer {
    NSLog(@"answered");
}
@end
