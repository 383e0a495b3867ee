/// Answering system calls that a filter asks about: refused ones, so that it is known which were tried, and threads.
///
/// The structures are those of linux/seccomp.h since 5.0; some headers are older than the kernels that they meet. When
/// no listener is left, the kernel says ENOSYS by itself.
#if defined(__linux__)
#define _GNU_SOURCE
#include "Internal.h"

#include <linux/seccomp.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/utsname.h>

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

int csandbox_can_count_threads(void) {
    struct utsname system;
    int major = 0, minor = 0;
    if (uname(&system) != 0 || sscanf(system.release, "%d.%d", &major, &minor) != 2) return 0;
    return major > 5 || (major == 5 && minor >= 5);
}

int csandbox_receive_call(int refusals, csandbox_call *call) {
    struct refusal refusal;
    memset(&refusal, 0, sizeof refusal);
    // The thread that asked may be dead by now: then there is none.
    if (ioctl(refusals, _IOWR('!', 0, struct refusal), &refusal) != 0) return 0;
    // A filter asks about clone in two cases: without this flag it is refused.
    int is_thread = refusal.call.nr == SYS_clone && refusal.call.args[0] & CLONE_THREAD;
    *call = (csandbox_call){.id = refusal.id, .number = refusal.call.nr, .is_thread = is_thread};
    return 1;
}

void csandbox_answer_call(int refusals, const csandbox_call *call, int error) {
    enum { GO_ON = 1 };
    struct answer answer = {.id = call->id, .error = -error, .flags = error ? 0 : GO_ON};
    (void)ioctl(refusals, _IOWR('!', 1, struct answer), &answer);
}
#endif
