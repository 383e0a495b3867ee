#import <Foundation/Foundation.h>

@interface User : NSObject
@property (nonatomic, copy) NSString *userName;
- (instancetype)initWithName:(NSString *)name;
@end
@implementation User
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) self.userName = name;
    return self;
}
@end

@protocol WebSite <NSObject>
@property (nonatomic, readonly) NSString *name;
- (void)use:(User *)user;
@end

@interface ConcreteWebSite : NSObject <WebSite>
@property (nonatomic, readonly, copy) NSString *name;
- (instancetype)initWithCategory:(NSString *)category;
@end
@implementation ConcreteWebSite
- (instancetype)initWithCategory:(NSString *)category {
    if (self = [super init]) _name = [category copy];
    return self;
}
- (void)use:(User *)user { NSLog(@"网站分类:%@,用户:%@", self.name, user.userName); }
@end

@interface WebSiteFactory : NSObject
@property (nonatomic, readonly) NSInteger count;
- (id<WebSite>)site:(NSString *)category;
@end
@implementation WebSiteFactory {
    NSMutableDictionary<NSString *, id<WebSite>> *_flyweights;
}
- (instancetype)init {
    if (self = [super init]) _flyweights = [NSMutableDictionary dictionary];
    return self;
}
- (NSInteger)count { return (NSInteger)_flyweights.count; }
- (id<WebSite>)site:(NSString *)category {
    if (!_flyweights[category]) _flyweights[category] = [[ConcreteWebSite alloc] initWithCategory:category];
    return _flyweights[category];
}
@end
