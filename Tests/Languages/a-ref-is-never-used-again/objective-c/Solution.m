#import <Foundation/Foundation.h>

@interface Node : NSObject
@end

@implementation Node
@end
