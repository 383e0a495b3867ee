@interface Traveller : NSObject

@property (nonatomic, copy) NSString *title;

@end
