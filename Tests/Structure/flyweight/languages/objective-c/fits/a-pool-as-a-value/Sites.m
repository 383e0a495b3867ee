#import <Foundation/Foundation.h>

@interface User : NSObject
@property (nonatomic, copy) NSString *name;
- (instancetype)initWithName:(NSString *)name;
@end
@implementation User
- (instancetype)initWithName:(NSString *)name { if ((self = [super init])) _name = [name copy]; return self; }
@end

@interface WebSite : NSObject
@property (nonatomic, copy, readonly) NSString *name;
- (instancetype)initWithName:(NSString *)name;
- (void)use:(User *)user;
@end
@implementation WebSite
- (instancetype)initWithName:(NSString *)name { if ((self = [super init])) _name = [name copy]; return self; }
- (void)use:(User *)user { NSLog(@"网站分类:%@,用户:%@", self.name, user.name); }
@end

@interface WebSiteFactory : NSObject
@property (nonatomic, readonly) NSInteger count;
- (WebSite *)site:(NSString *)category;
@end
@implementation WebSiteFactory { NSMutableDictionary<NSString *, WebSite *> *_pool; }
- (instancetype)init { if ((self = [super init])) _pool = [NSMutableDictionary dictionary]; return self; }
- (NSInteger)count { return (NSInteger)_pool.count; }
- (WebSite *)site:(NSString *)category {
    WebSite *found = _pool[category];
    return found ?: (_pool[category] = [[WebSite alloc] initWithName:category]);
}
@end
