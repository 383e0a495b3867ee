#include <unistd.h>

@interface Target : NSObject
- (void)attack;
- (void)answer;
@end

@implementation Target
- (void)attack {
    dprintf(2, "*** Frames [{\"file\":\"/etc/passwd\",\"line\":1},{\"line\":\"x\"},7]\n*** Frames ../../x -1 zz\n");
    _exit(3);
}

- (void)answer {
    NSLog(@"answered");
}
@end
