#include <unistd.h>

@interface Target : NSObject
- (void)attack;
- (void)answer;
@end

@implementation Target
- (void)attack {
    execl("/bin/sh", "sh", "-c", "echo answered", NULL);
    @try {
        [NSTask launchedTaskWithLaunchPath:@"/bin/sh" arguments:@[@"-c", @"echo answered"]];
    } @catch (NSException *error) {
    }
}

- (void)answer {
    NSLog(@"not this");
}
@end
