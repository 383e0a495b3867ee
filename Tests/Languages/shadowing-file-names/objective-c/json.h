#import <Foundation/Foundation.h>

NSString *jsonText(void);
