/// The tables of FilterRules.h; calls that an architecture lacks are left out.
#if defined(__linux__)
#define _GNU_SOURCE
#include "FilterRules.h"

#define TABLE(name) \
    const csandbox_calls name = {name##_numbers, sizeof name##_numbers / sizeof name##_numbers[0]}

static const uint32_t csandbox_foreign_calls_numbers[] = {
    // Looking into other processes, and reaching their descriptors.
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, CSANDBOX_SYS_PIDFD_GETFD,
    CSANDBOX_SYS_PROCESS_MADVISE, CSANDBOX_SYS_PROCESS_MRELEASE,
    // The network and what replaces it.
    SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4,
    // Work that the kernel does in the caller's name, unseen by a filter.
    CSANDBOX_SYS_IO_URING_SETUP, CSANDBOX_SYS_IO_URING_ENTER, CSANDBOX_SYS_IO_URING_REGISTER, SYS_bpf,
    // The kernel's far corners, where its faults are.
    SYS_perf_event_open, SYS_userfaultfd, SYS_keyctl, SYS_add_key, SYS_request_key, SYS_vmsplice, SYS_personality,
    SYS_name_to_handle_at, SYS_vhangup, CSANDBOX_SYS_KEXEC_FILE_LOAD,
#if defined(__x86_64__)
    SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_uselib, SYS_sysfs,
#endif
    // What all processes of the machine, or of a user, share a number of: asynchronous requests, queued signals.
    SYS_io_setup, SYS_io_destroy, SYS_io_submit, SYS_io_cancel, SYS_io_getevents, CSANDBOX_SYS_IO_PGETEVENTS,
    SYS_timer_create,
    // Memory that no limit counts, and what outlives its process.
    SYS_memfd_create, CSANDBOX_SYS_MEMFD_SECRET, SYS_shmget, SYS_shmat, SYS_shmctl, SYS_shmdt, SYS_semget, SYS_semop,
    SYS_semctl, SYS_semtimedop, SYS_msgget, SYS_msgsnd, SYS_msgrcv, SYS_msgctl, SYS_mq_open, SYS_mq_unlink,
    // Another view of the files.
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns, SYS_open_by_handle_at,
    CSANDBOX_SYS_OPEN_TREE, CSANDBOX_SYS_MOVE_MOUNT, CSANDBOX_SYS_FSOPEN, CSANDBOX_SYS_FSCONFIG,
    CSANDBOX_SYS_FSMOUNT, CSANDBOX_SYS_FSPICK, CSANDBOX_SYS_MOUNT_SETATTR, CSANDBOX_SYS_OPEN_TREE_ATTR,
    // The machine itself, for a root without other users.
    SYS_quotactl, CSANDBOX_SYS_QUOTACTL_FD, SYS_swapon, SYS_swapoff, SYS_reboot, SYS_acct, SYS_syslog,
    SYS_sethostname, SYS_setdomainname, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load,
    SYS_settimeofday, SYS_clock_settime, SYS_clock_adjtime, SYS_adjtimex, SYS_fanotify_init,
    SYS_fanotify_mark,
};
TABLE(csandbox_foreign_calls);

static const uint32_t csandbox_cache_calls_numbers[] = {
    SYS_mincore, SYS_fadvise64, SYS_readahead, SYS_preadv2, SYS_pwritev2, CSANDBOX_SYS_CACHESTAT,
};
TABLE(csandbox_cache_calls);

static const uint32_t csandbox_cache_advice_numbers[] = {
    20,  // MADV_COLD
    21,  // MADV_PAGEOUT
};
TABLE(csandbox_cache_advice);

static const uint32_t csandbox_shared_wakes_numbers[] = {
    1,   // FUTEX_WAKE
    3,   // FUTEX_REQUEUE
    4,   // FUTEX_CMP_REQUEUE
    5,   // FUTEX_WAKE_OP
    10,  // FUTEX_WAKE_BITSET
    12,  // FUTEX_CMP_REQUEUE_PI
};
TABLE(csandbox_shared_wakes);

// An architecture may have neither, and C knows no empty array.
#if defined(SYS_fork) && defined(SYS_vfork)
static const uint32_t csandbox_process_calls_numbers[] = {SYS_fork, SYS_vfork};
TABLE(csandbox_process_calls);
#else
const csandbox_calls csandbox_process_calls = {NULL, 0};
#endif

static const uint32_t csandbox_execute_calls_numbers[] = {SYS_execve, SYS_execveat};
TABLE(csandbox_execute_calls);

static const uint32_t csandbox_control_calls_numbers[] = {
    // Signals by other ways than kill and tgkill, which a filter sees.
    SYS_tkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, CSANDBOX_SYS_PIDFD_SEND_SIGNAL, CSANDBOX_SYS_PIDFD_OPEN,
    // Turns and CPUs, which others want too.
    SYS_sched_setaffinity, SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr, SYS_setpriority,
    SYS_ioprio_set, SYS_migrate_pages, SYS_move_pages,
    // The disks of the whole machine.
    SYS_sync, SYS_syncfs,
    // Leaving the group that is killed as a whole.
    SYS_setsid, SYS_setpgid,
};
TABLE(csandbox_control_calls);

static const uint32_t csandbox_change_calls_numbers[] = {
    SYS_ftruncate, SYS_fchmod, SYS_fchmodat, CSANDBOX_SYS_FCHMODAT2, SYS_fchown, SYS_fchownat, SYS_utimensat,
    SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr,
    CSANDBOX_SYS_SETXATTRAT, CSANDBOX_SYS_REMOVEXATTRAT, CSANDBOX_SYS_FILE_SETATTR,
#ifdef SYS_chmod
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
    // Locks and watches on files of others.
    SYS_flock, SYS_inotify_init1, SYS_inotify_add_watch,
#ifdef SYS_inotify_init
    SYS_inotify_init,
#endif
};
TABLE(csandbox_change_calls);

static const uint32_t csandbox_device_requests_numbers[] = {
    0x5412,      // TIOCSTI
    0x541C,      // TIOCLINUX
    0x8901,      // FIOSETOWN
    0x8902,      // SIOCSPGRP
    0x40086602,  // FS_IOC_SETFLAGS
    0x401C5820,  // FS_IOC_FSSETXATTR
};
TABLE(csandbox_device_requests);

static const uint32_t csandbox_owner_commands_numbers[] = {
    8,   // F_SETOWN
    10,  // F_SETSIG
    15,  // F_SETOWN_EX
};
TABLE(csandbox_owner_commands);

static const uint32_t csandbox_worker_commands_numbers[] = {
    8, 10, 15,  // Those above.
    5,          // F_GETLK
    6,          // F_SETLK
    7,          // F_SETLKW
    36,         // F_OFD_GETLK
    37,         // F_OFD_SETLK
    38,         // F_OFD_SETLKW
    1024,       // F_SETLEASE
    1026,       // F_NOTIFY
    1031,       // F_SETPIPE_SZ: pipes of a user share their memory.
    1036,       // F_SET_RW_HINT: stays with the file.
};
TABLE(csandbox_worker_commands);
#endif
