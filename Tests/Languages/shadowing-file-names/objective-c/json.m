#import "json.h"

NSString *jsonText(void) {
    return @"json";
}
