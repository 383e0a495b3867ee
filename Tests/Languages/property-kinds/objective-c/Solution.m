#import <Foundation/Foundation.h>

@interface Lamp : NSObject
@property (nonatomic, assign) NSInteger brightness;
@property (nonatomic, assign, getter=isOn) BOOL on;
@property (nonatomic, copy, readonly) NSString *label;
@end

@implementation Lamp
- (BOOL)isOn {
    return self.brightness > 0;
}

- (void)setOn:(BOOL)on {
    self.brightness = on ? 100 : 0;
}

- (NSString *)label {
    return [NSString stringWithFormat:@"%ld %%", (long)self.brightness];
}
@end
