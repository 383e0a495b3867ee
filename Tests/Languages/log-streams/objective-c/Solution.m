#import <Foundation/Foundation.h>

@interface Radio : NSObject
- (void)play;
- (void)hum;
- (void)rest;
@end

@implementation Radio
- (void)play {
    NSLog(@"one");
    fputs("two\n", stderr);
    printf("three\n");
    fputs("four\n", stderr);
}

- (void)hum {
    printf("hm");
}

- (void)rest {
    NSLog(@"after");
}
@end
