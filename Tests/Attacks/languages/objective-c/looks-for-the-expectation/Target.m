#include <ctype.h>
#include <dirent.h>
#include <stdio.h>
#include <string.h>

@interface Target : NSObject
- (void)attack;
- (void)answer;
@end

static void look(const char *folder, int depth) {
    DIR *entries = depth ? opendir(folder) : NULL;
    struct dirent *entry;
    while (entries && (entry = readdir(entries))) {
        char path[1024];
        size_t length = strlen(entry->d_name);
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        if (entry->d_name[0] == '.' || !strncmp(path, "//proc", 6) || !strncmp(path, "//sys", 5)) continue;
        if (length > 5 && !strcmp(entry->d_name + length - 5, ".yaml")) NSLog(@"found %s", path);
        if (entry->d_type == DT_DIR) look(path, depth - 1);
    }
    if (entries) closedir(entries);
}

@implementation Target
- (void)attack {
    look("/", 8);
    NSString *all = [NSString stringWithContentsOfFile:@"/proc/self/environ" encoding:NSUTF8StringEncoding error:NULL];
    if ([all rangeOfString:@"SECRET"].length) NSLog(@"found %@", all);
}

- (void)answer {
    NSLog(@"answered");
}
@end
