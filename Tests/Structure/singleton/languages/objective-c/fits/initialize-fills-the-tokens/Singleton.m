#import <Foundation/Foundation.h>
@interface Settings : NSObject
@property (class, nonatomic, readonly) Settings *shared;
@property (nonatomic, copy) NSString *theme;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
+ (NSInteger)firstUseBy:(NSInteger)tasks;
@end
@implementation Settings
+ (Settings *)shared {
    static Settings *one;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ one = [[super alloc] initPrivate]; });
    return one;
}
- (instancetype)initPrivate { if ((self = [super init])) _theme = @"light"; return self; }
+ (NSInteger)firstUseBy:(NSInteger)tasks {
    NSMutableSet *seen = [NSMutableSet set];
    for (NSInteger i = 0; i < tasks; i++) [seen addObject:[NSValue valueWithNonretainedObject:[Settings shared]]];
    return seen.count;
}
@end
@interface Once : NSObject
+ (BOOL)runToken:(NSString *)token line:(NSString *)line;
@end
@implementation Once
static NSMutableSet *tokens;
+ (void)initialize { tokens = [NSMutableSet set]; }
+ (BOOL)runToken:(NSString *)token line:(NSString *)line {
    @synchronized (self) {
        if ([tokens containsObject:token]) return NO;
        [tokens addObject:token];
    }
    NSLog(@"%@", line);
    return YES;
}
@end
@interface User : NSObject
@property (nonatomic, copy) NSString *name;
- (instancetype)initWithName:(NSString *)name;
@end
@implementation User
- (instancetype)initWithName:(NSString *)name { if ((self = [super init])) _name = name; return self; }
@end
@protocol Network <NSObject>
- (void)logOut:(User *)user;
@end
@protocol Navigation <NSObject>
- (void)showLogin;
@end
@interface OnlineNetwork : NSObject <Network> @end
@implementation OnlineNetwork
- (void)logOut:(User *)user { NSLog(@"请求退出登录:%@", user.name); }
@end
@interface SilentNetwork : NSObject <Network>
@property (nonatomic, strong) NSMutableArray<NSString *> *requests;
@end
@implementation SilentNetwork
- (instancetype)init { if ((self = [super init])) _requests = [NSMutableArray array]; return self; }
- (void)logOut:(User *)user { [self.requests addObject:user.name]; }
@end
@interface AppNavigation : NSObject <Navigation> @end
@implementation AppNavigation
- (void)showLogin { NSLog(@"显示登录界面"); }
@end
@interface LogOutService : NSObject
- (instancetype)initWithNetwork:(id<Network>)network navigation:(id<Navigation>)navigation;
- (void)logOut:(User *)user;
@end
@implementation LogOutService {
    id<Network> _network;
    id<Navigation> _navigation;
}
- (instancetype)initWithNetwork:(id<Network>)network navigation:(id<Navigation>)navigation {
    if ((self = [super init])) { _network = network; _navigation = navigation; }
    return self;
}
- (void)logOut:(User *)user { [_network logOut:user]; [_navigation showLogin]; }
@end
@interface ProfileScreen : NSObject
- (instancetype)initWithUser:(User *)user logOut:(LogOutService *)logOut;
- (void)tapLogOut;
@end
@implementation ProfileScreen {
    User *_user;
    LogOutService *_service;
}
- (instancetype)initWithUser:(User *)user logOut:(LogOutService *)logOut { if ((self = [super init])) { _user = user; _service = logOut; } return self; }
- (void)tapLogOut { [_service logOut:_user]; }
@end
