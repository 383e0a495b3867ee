#import <Foundation/Foundation.h>

@interface Bulb : NSObject
- (void)shine;
@end
