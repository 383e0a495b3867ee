#import <Foundation/Foundation.h>

@interface VideoFormat : NSObject
@end
@implementation VideoFormat
@end
@interface MPEG : VideoFormat @end
@implementation MPEG @end
@interface RMVB : VideoFormat @end
@implementation RMVB @end
@interface AVI : VideoFormat @end
@implementation AVI @end
@interface WMV : VideoFormat @end
@implementation WMV @end

@interface Player : NSObject
@property (nonatomic, strong) VideoFormat *format;
- (instancetype)initWithFormat:(VideoFormat *)format;
- (void)playFile:(NSString *)file;
@end
@implementation Player
- (instancetype)initWithFormat:(VideoFormat *)format {
    if (self = [super init]) _format = format;
    return self;
}
- (void)playFile:(NSString *)file {
    NSString *own = NSStringFromClass([self class]);
    NSLog(@"%@播放器打开文件:%@", [own substringToIndex:own.length - 6], file);
    NSLog(@"播放%@格式的视频文件:%@", NSStringFromClass([self.format class]), file);
}
@end
@interface WindowsPlayer : Player @end
@implementation WindowsPlayer @end
@interface LinuxPlayer : Player @end
@implementation LinuxPlayer @end
@interface UnixPlayer : Player @end
@implementation UnixPlayer @end
