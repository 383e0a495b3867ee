// Flyweight: WebSite. ConcreteFlyweight: ConcreteWebSite. FlyweightFactory: WebSiteFactory. The category is shared; the user
// comes with the call and is not kept.

#import <Foundation/Foundation.h>

@interface User : NSObject
@property (nonatomic, copy, readonly) NSString *name;
- (instancetype)initWithName:(NSString *)name;
@end

@implementation User
- (instancetype)initWithName:(NSString *)name {
    self = [super init];
    if (self) {
        _name = [name copy];
    }
    return self;
}
@end

/// A site that many users share, because nothing in it belongs to any of them.
@protocol WebSite <NSObject>
@property (nonatomic, copy, readonly) NSString *name;
- (void)use:(User *)user;
@end

@interface ConcreteWebSite : NSObject <WebSite>
- (instancetype)initWithName:(NSString *)name;
@end

@implementation ConcreteWebSite
@synthesize name = _name;

- (instancetype)initWithName:(NSString *)name {
    self = [super init];
    if (self) {
        _name = [name copy];
    }
    return self;
}

- (void)use:(User *)user {
    NSLog(@"网站分类:%@,用户:%@", self.name, user.name);
}
@end

/// Makes a site at the first request for its category, and hands out that one ever after.
@interface WebSiteFactory : NSObject
@property (nonatomic, assign, readonly) NSInteger count;
- (id<WebSite>)site:(NSString *)category;
@end

@implementation WebSiteFactory {
    NSMutableDictionary<NSString *, id<WebSite>> *_pool;
}

- (instancetype)init {
    self = [super init];
    if (self) {
        _pool = [NSMutableDictionary dictionary];
    }
    return self;
}

- (NSInteger)count {
    return _pool.count;
}

- (id<WebSite>)site:(NSString *)category {
    id<WebSite> site = _pool[category];
    if (!site) {
        site = [[ConcreteWebSite alloc] initWithName:category];
        _pool[category] = site;
    }
    return site;
}
@end
