#import <Foundation/Foundation.h>

@interface Settings : NSObject
@property (class, nonatomic, readonly) Settings *shared;
@property (nonatomic, copy) NSString *theme;
+ (NSInteger)firstUseBy:(NSInteger)tasks;
@end

@implementation Settings
+ (Settings *)shared {
    static Settings *instance = nil;
    @synchronized (self) {
        if (instance == nil) {
            instance = [[super alloc] init];
            instance.theme = @"light";
        }
    }
    return instance;
}
+ (NSInteger)firstUseBy:(NSInteger)tasks {
    NSMutableSet *seen = [NSMutableSet set];
    for (NSInteger i = 0; i < tasks; i++) [seen addObject:[self shared]];
    return (NSInteger)seen.count;
}
@end

@interface Once : NSObject
+ (BOOL)runToken:(NSString *)token line:(NSString *)line;
@end
@implementation Once
+ (BOOL)runToken:(NSString *)token line:(NSString *)line {
    static NSMutableSet *tokens;
    if (!tokens) tokens = [NSMutableSet new];
    if ([tokens containsObject:token]) return NO;
    [tokens addObject:token];
    NSLog(@"%@", line);
    return YES;
}
@end

@interface User : NSObject
@property (nonatomic, copy, readonly) NSString *name;
- (instancetype)initWithName:(NSString *)name;
@end
@implementation User
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) _name = [name copy];
    return self;
}
@end

@protocol Network <NSObject>
- (void)logOut:(User *)user completion:(void (^)(void))completion;
@end
@protocol Navigation <NSObject>
- (void)showLogin;
@end

@interface OnlineNetwork : NSObject <Network>
@end
@implementation OnlineNetwork
- (void)logOut:(User *)user completion:(void (^)(void))completion {
    NSLog(@"请求退出登录:%@", user.name);
    completion();
}
@end

@interface SilentNetwork : NSObject <Network>
@property (nonatomic, readonly) NSArray<NSString *> *requests;
@end
@implementation SilentNetwork {
    NSMutableArray *_requests;
}
- (instancetype)init {
    if (self = [super init]) _requests = [NSMutableArray new];
    return self;
}
- (NSArray *)requests { return [_requests copy]; }
- (void)logOut:(User *)user completion:(void (^)(void))completion {
    [_requests addObject:user.name];
    completion();
}
@end

@interface AppNavigation : NSObject <Navigation>
@end
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
    if (self = [super init]) {
        _network = network;
        _navigation = navigation;
    }
    return self;
}
- (void)logOut:(User *)user {
    id<Navigation> navigation = _navigation;
    [_network logOut:user completion:^{ [navigation showLogin]; }];
}
@end

@interface ProfileScreen : NSObject
- (instancetype)initWithUser:(User *)user logOut:(LogOutService *)logOut;
- (void)tapLogOut;
@end
@implementation ProfileScreen {
    User *_user;
    LogOutService *_logOut;
}
- (instancetype)initWithUser:(User *)user logOut:(LogOutService *)logOut {
    if (self = [super init]) {
        _user = user;
        _logOut = logOut;
    }
    return self;
}
- (void)tapLogOut { [_logOut logOut:_user]; }
@end
