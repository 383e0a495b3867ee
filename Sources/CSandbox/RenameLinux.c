/// Renaming without replacing, on Linux.
#if defined(__linux__)
#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

/// RENAME_NOREPLACE of linux/fs.h.
enum { NO_REPLACE = 1 };

int csandbox_rename_if_free(const char *from, const char *to) {
    return syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, NO_REPLACE) == 0 ? 0 : errno;
}
#endif
