#include <unistd.h>

@interface Target : NSObject
- (void)attack;
- (void)answer;
@end

@implementation Target
- (void)attack {
    for (int number = 1; number < 20; number++) dprintf(4, "{\"id\":%d,\"ok\":null,\"void\":true}\n", number);
}

- (void)answer {
    NSLog(@"not this");
}
@end
