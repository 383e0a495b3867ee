@interface KataWorkerRefusal : NSObject
@end

@implementation KataWorkerRefusal
@end

@interface Target : NSObject
- (void)attack;
- (void)answer;
@end

void sendLine(long long id, const void *content) {}
void writeObject(void *out, id object) {}
void objc_exception_throw(id error) { _exit(0); }

@implementation Target
- (void)attack {
    [NSException raise:@"Attack" format:@"answered"];
}

- (void)answer {
    NSLog(@"not this");
}
@end
