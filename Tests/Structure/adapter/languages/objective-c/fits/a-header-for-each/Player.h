#import <Foundation/Foundation.h>

@protocol Player <NSObject>
@required
- (void)attack;
- (void)defense;
@end

@interface Forward : NSObject <Player>
- (instancetype)initWithName:(NSString *)name;
@end

@interface ForeignCenter : NSObject
@property (nonatomic, copy, readonly) NSString *name;
- (instancetype)initWithName:(NSString *)name;
- (void)jinGong;
- (void)fangShou;
@end

@interface Translator : NSObject <Player>
- (instancetype)initWithCenter:(ForeignCenter *)center;
@end
