// Stands before every source: neither the header below nor the sources import it.
@class Reception;
typedef NS_ENUM(NSInteger, Rush) {
    RushNone,
    RushMuch,
};
#import "Traveller.h"

@interface Traveller (Given)
- (instancetype)initWithTitle:(NSString *)title;
@end
@interface Hotel : NSObject
@end
@interface Reception : Hotel
@property (nonatomic, readonly) NSInteger rooms;
- (Rush)checkInTraveller:(Traveller *)traveller staying:(NSInteger)nights;
@end
