#import <Foundation/Foundation.h>
@interface Target : NSObject
- (void)attack;
- (void)answer;
@end
@implementation Target
- (void)attack { [NSException raise:@"\x1b[2J\",\"kind\":\"contract" format:@"%@", @"\x1b[2J\xe2\x80\xae<script>alert(1)</script>\n::error::EVIL"]; }
- (void)answer { NSLog(@"answered"); }
@end
