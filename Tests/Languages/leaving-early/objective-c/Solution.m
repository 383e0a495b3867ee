#import <Foundation/Foundation.h>

@interface Guest : NSObject
- (void)stay;
- (void)leave;
@end

@implementation Guest
- (void)stay {
    NSLog(@"staying");
}

- (void)leave {
    NSLog(@"bye");
    exit(0);
}
@end
