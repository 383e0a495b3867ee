#import <Foundation/Foundation.h>

NSString *answer(void);
