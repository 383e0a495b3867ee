/// The system calls that L2 refuses, by the reason why.
#ifndef CSANDBOX_FILTER_RULES_H
#define CSANDBOX_FILTER_RULES_H

#include "Internal.h"

#include <sys/syscall.h>

/// Numbers of system calls, or values of an argument.
typedef struct {
    const uint32_t *numbers;
    size_t count;
} csandbox_calls;

/// Calls that nothing in the sandbox has a use for: other processes, the network, the kernel's far corners.
extern const csandbox_calls csandbox_foreign_calls;

/// Calls that tell what of a file lies in memory, or take it out of there: all processes share that.
extern const csandbox_calls csandbox_cache_calls;

/// Advice of madvise that does the same.
extern const csandbox_calls csandbox_cache_advice;

/// Operations of futex, without the bit of the clock, that wake others through memory that processes share.
extern const csandbox_calls csandbox_shared_wakes;

/// Calls that make a process, beside clone and clone3.
extern const csandbox_calls csandbox_process_calls;

/// Calls that execute a program.
extern const csandbox_calls csandbox_execute_calls;

/// Calls by which a process acts on another one, or leaves the limits that it was given.
extern const csandbox_calls csandbox_control_calls;

/// Calls that change files, or what belongs to them, without opening them: Landlock does not know them.
extern const csandbox_calls csandbox_change_calls;

/// Requests of ioctl that type into a terminal or change a file's flags.
extern const csandbox_calls csandbox_device_requests;

/// Commands of fcntl that send signals to others.
extern const csandbox_calls csandbox_owner_commands;

/// Those, and commands that lock files or ask to be told of others' changes.
extern const csandbox_calls csandbox_worker_commands;

/// Calls that are newer than some headers; their numbers are the same everywhere.
enum {
    CSANDBOX_SYS_PIDFD_SEND_SIGNAL = 424,
    CSANDBOX_SYS_IO_URING_SETUP = 425,
    CSANDBOX_SYS_IO_URING_ENTER = 426,
    CSANDBOX_SYS_IO_URING_REGISTER = 427,
    CSANDBOX_SYS_OPEN_TREE = 428,
    CSANDBOX_SYS_MOVE_MOUNT = 429,
    CSANDBOX_SYS_FSOPEN = 430,
    CSANDBOX_SYS_FSCONFIG = 431,
    CSANDBOX_SYS_FSMOUNT = 432,
    CSANDBOX_SYS_FSPICK = 433,
    CSANDBOX_SYS_PIDFD_OPEN = 434,
    CSANDBOX_SYS_CLONE3 = 435,
    CSANDBOX_SYS_OPENAT2 = 437,
    CSANDBOX_SYS_PIDFD_GETFD = 438,
    CSANDBOX_SYS_PROCESS_MADVISE = 440,
    CSANDBOX_SYS_MOUNT_SETATTR = 442,
    CSANDBOX_SYS_QUOTACTL_FD = 443,
    CSANDBOX_SYS_MEMFD_SECRET = 447,
    CSANDBOX_SYS_PROCESS_MRELEASE = 448,
    CSANDBOX_SYS_FUTEX_WAITV = 449,
    CSANDBOX_SYS_CACHESTAT = 451,
    CSANDBOX_SYS_FCHMODAT2 = 452,
    CSANDBOX_SYS_FUTEX_WAKE = 454,
    CSANDBOX_SYS_FUTEX_WAIT = 455,
    CSANDBOX_SYS_FUTEX_REQUEUE = 456,
    CSANDBOX_SYS_SETXATTRAT = 463,
    CSANDBOX_SYS_REMOVEXATTRAT = 466,
    CSANDBOX_SYS_OPEN_TREE_ATTR = 467,
    CSANDBOX_SYS_FILE_SETATTR = 469,
};

/// Calls whose numbers differ between architectures.
enum {
#if defined(__x86_64__)
    CSANDBOX_SYS_KEXEC_FILE_LOAD = 320,
    CSANDBOX_SYS_IO_PGETEVENTS = 333,
#else
    CSANDBOX_SYS_KEXEC_FILE_LOAD = 294,
    CSANDBOX_SYS_IO_PGETEVENTS = 292,
#endif
};

#ifndef SYS_clone3
#define SYS_clone3 CSANDBOX_SYS_CLONE3
#endif

#endif
