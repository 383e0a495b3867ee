// What programs for a telephone import: here it is Foundation, and nothing that draws.
#import <Foundation/Foundation.h>
