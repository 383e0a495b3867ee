#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, Mood) { MoodMerry, MoodQuiet };

@interface Guest : NSObject
@property (nonatomic, copy, readonly) NSString *name;
- (instancetype)initWithName:(NSString *)name;
@end

@implementation Guest
- (instancetype)initWithName:(NSString *)name {
    if ((self = [super init])) _name = [name copy];
    return self;
}
@end

@interface Party : NSObject
- (void)onArrival:(void (^)(Guest *guest))handler;
- (void)arrive:(Guest *)guest;
- (double)priceOf:(NSInteger)count rule:(double (^)(NSInteger))rule;
- (Mood)mood:(Mood (^)(Mood))rule;
@end

@implementation Party {
    void (^_handler)(Guest *);
}

- (void)onArrival:(void (^)(Guest *guest))handler {
    _handler = [handler copy];
}

- (void)arrive:(Guest *)guest {
    printf("the door opens\n");
    _handler(guest);
    printf("the door closes\n");
}

- (double)priceOf:(NSInteger)count rule:(double (^)(NSInteger))rule {
    return rule(count);
}

- (Mood)mood:(Mood (^)(Mood))rule {
    return rule(MoodMerry);
}
@end
