/// Answering system calls that a filter refuses, so that it is known which were tried.
///
/// The structures are those of linux/seccomp.h since 5.0; some headers are older than the kernels that they meet. When
/// nobody is left to answer, the kernel says ENOSYS by itself.
#if defined(__linux__)
#define _GNU_SOURCE
#include "Internal.h"

#include <errno.h>
#include <linux/seccomp.h>
#include <string.h>
#include <sys/ioctl.h>

struct refusal {
    uint64_t id;
    uint32_t pid, flags;
    struct seccomp_data call;
};

struct answer {
    uint64_t id;
    int64_t value;
    int32_t error;
    uint32_t flags;
};

int csandbox_answer_refusal(int refusals) {
    struct refusal refusal;
    memset(&refusal, 0, sizeof refusal);
    // Whoever asked may be dead by now: then there is none.
    if (ioctl(refusals, _IOWR('!', 0, struct refusal), &refusal) != 0) return -1;
    struct answer answer = {.id = refusal.id, .error = -EPERM};
    (void)ioctl(refusals, _IOWR('!', 1, struct answer), &answer);
    return refusal.call.nr;
}
#endif
