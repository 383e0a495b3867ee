#include <stdlib.h>
#include <unistd.h>

@interface Target : NSObject
- (void)attack;
- (void)answer;
@end

static void answerAtExit(void) { write(1, "answered\n", 9); }

@implementation Target
- (void)attack {
    atexit(answerAtExit);
    exit(0);
}

- (void)answer {
    NSLog(@"not this");
}
@end
