#import <Foundation/Foundation.h>

@protocol VideoFormat <NSObject>
- (void)decode:(NSString *)file;
@end

@interface MPEG : NSObject <VideoFormat> @end
@implementation MPEG
- (void)decode:(NSString *)file { NSLog(@"播放MPEG格式的视频文件:%@", file); }
@end
@interface RMVB : NSObject <VideoFormat> @end
@implementation RMVB
- (void)decode:(NSString *)file { NSLog(@"播放RMVB格式的视频文件:%@", file); }
@end
@interface AVI : NSObject <VideoFormat> @end
@implementation AVI
- (void)decode:(NSString *)file { NSLog(@"播放AVI格式的视频文件:%@", file); }
@end
@interface WMV : NSObject <VideoFormat> @end
@implementation WMV
- (void)decode:(NSString *)file { NSLog(@"播放WMV格式的视频文件:%@", file); }
@end

@interface Player : NSObject {
@protected
    id<VideoFormat> _format;
}
@property (nonatomic, retain) id<VideoFormat> format;
- (id)initWithFormat:(id<VideoFormat>)format;
- (void)playFile:(NSString *)file;
- (NSString *)system;
@end
@implementation Player
@synthesize format = _format;
- (id)initWithFormat:(id<VideoFormat>)format {
    self = [super init];
    if (self != nil) {
        _format = format;
    }
    return self;
}
- (NSString *)system {
    [self doesNotRecognizeSelector:_cmd];
    return nil;
}
- (void)playFile:(NSString *)file {
    NSLog(@"%@播放器打开文件:%@", [self system], file);
    [_format decode:file];
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
