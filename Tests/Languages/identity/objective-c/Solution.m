#import <Foundation/Foundation.h>

@interface Node : NSObject
@property (nonatomic, strong) Node *next;
- (Node *)itself;
@end

@implementation Node
- (Node *)itself {
    return self;
}
@end
