#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, Tone) { ToneLoud, ToneVeryLoud, ToneSoft };

@interface Horn : NSObject
@property (nonatomic, assign) Tone tone;
- (Tone)blow:(Tone)tone;
@end

@implementation Horn
- (instancetype)init {
    self = [super init];
    if (self) {
        _tone = ToneSoft;
    }
    return self;
}

- (Tone)blow:(Tone)tone {
    NSLog(@"%@", @[@"LOUD", @"VERY LOUD", @"SOFT"][(NSUInteger)tone]);
    self.tone = tone;
    return ToneVeryLoud;
}
@end
