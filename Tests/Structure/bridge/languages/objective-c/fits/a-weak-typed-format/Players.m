#import <Foundation/Foundation.h>

@class VideoFormat;

@interface Player : NSObject
@property (nonatomic, retain) VideoFormat *format;
- (id)initWithFormat:(VideoFormat *)format;
- (void)playFile:(NSString *)file;
@end

@interface VideoFormat : NSObject
- (NSString *)title;
- (void)decode:(NSString *)file;
@end
@implementation VideoFormat
- (NSString *)title { return nil; }
- (void)decode:(NSString *)file { NSLog(@"播放%@格式的视频文件:%@", [self title], file); }
@end

@interface MPEG : VideoFormat @end
@implementation MPEG
- (NSString *)title { return @"MPEG"; }
@end
@interface RMVB : VideoFormat @end
@implementation RMVB
- (NSString *)title { return @"RMVB"; }
@end
@interface AVI : VideoFormat @end
@implementation AVI
- (NSString *)title { return @"AVI"; }
@end
@interface WMV : VideoFormat @end
@implementation WMV
- (NSString *)title { return @"WMV"; }
@end

@implementation Player
@synthesize format = myFormat;
- (id)initWithFormat:(VideoFormat *)format {
    self = [super init];
    if (!self) return nil;
    myFormat = format;
    return self;
}
- (NSString *)system { return @""; }
- (void)playFile:(NSString *)file {
    NSLog(@"%@播放器打开文件:%@", [self system], file);
    [myFormat decode:file];
}
@end

@interface WindowsPlayer : Player @end
@implementation WindowsPlayer
- (NSString *)system { return @"Windows"; }
@end
@interface LinuxPlayer : Player @end
@implementation LinuxPlayer
- (NSString *)system { return @"Linux"; }
@end
@interface UnixPlayer : Player @end
@implementation UnixPlayer
- (NSString *)system { return @"Unix"; }
@end
