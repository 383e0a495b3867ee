/// The names of the system calls that L2 refuses.
#if defined(__linux__)
#define _GNU_SOURCE
#include "FilterRules.h"

#define CALL(name) {SYS_##name, #name}
#define NEW(number, name) {CSANDBOX_SYS_##number, #name}

static const struct {
    int number;
    const char *name;
} calls[] = {
    CALL(accept), CALL(accept4), CALL(acct), CALL(add_key), CALL(adjtimex), CALL(bind), CALL(bpf), CALL(chroot),
    NEW(CACHESTAT, cachestat), CALL(clock_adjtime), CALL(clock_settime), CALL(clone), CALL(connect), CALL(delete_module), CALL(fanotify_init),
    CALL(fadvise64), CALL(fanotify_mark), CALL(futex), CALL(io_cancel), CALL(io_destroy), CALL(io_getevents),
    NEW(IO_PGETEVENTS, io_pgetevents), CALL(io_setup), CALL(io_submit), NEW(KEXEC_FILE_LOAD, kexec_file_load),
    CALL(madvise), CALL(mincore), CALL(name_to_handle_at), CALL(preadv2), CALL(pwritev2), CALL(readahead),
    CALL(timer_create), CALL(vhangup),
#if defined(__x86_64__)
    CALL(ioperm), CALL(iopl), CALL(modify_ldt), CALL(sysfs), CALL(uselib),
#endif
    CALL(fchmod), CALL(fchmodat), NEW(FCHMODAT2, fchmodat2), CALL(fchown), CALL(fchownat), CALL(fcntl),
    NEW(FILE_SETATTR, file_setattr), CALL(finit_module), CALL(flock), CALL(fremovexattr), NEW(FSCONFIG, fsconfig),
    CALL(fsetxattr), NEW(FSMOUNT, fsmount), NEW(FSOPEN, fsopen), NEW(FSPICK, fspick), CALL(ftruncate),
    CALL(init_module), CALL(inotify_add_watch), CALL(inotify_init1), NEW(IO_URING_ENTER, io_uring_enter),
    NEW(IO_URING_REGISTER, io_uring_register), NEW(IO_URING_SETUP, io_uring_setup), CALL(ioctl), CALL(ioprio_set),
    CALL(kcmp), CALL(kexec_load), CALL(keyctl), CALL(kill), CALL(listen), CALL(lremovexattr), CALL(lsetxattr),
    CALL(memfd_create), NEW(MEMFD_SECRET, memfd_secret), CALL(migrate_pages), CALL(mount),
    NEW(MOUNT_SETATTR, mount_setattr), NEW(MOVE_MOUNT, move_mount), CALL(move_pages), CALL(mq_open), CALL(mq_unlink),
    CALL(msgctl), CALL(msgget), CALL(msgrcv), CALL(msgsnd), CALL(open_by_handle_at), NEW(OPEN_TREE, open_tree),
    NEW(OPEN_TREE_ATTR, open_tree_attr), CALL(openat), CALL(perf_event_open), CALL(personality),
    NEW(PIDFD_GETFD, pidfd_getfd), NEW(PIDFD_OPEN, pidfd_open), NEW(PIDFD_SEND_SIGNAL, pidfd_send_signal),
    CALL(pivot_root), CALL(prctl), CALL(prlimit64), NEW(PROCESS_MADVISE, process_madvise),
    NEW(PROCESS_MRELEASE, process_mrelease), CALL(process_vm_readv), CALL(process_vm_writev), CALL(ptrace),
    CALL(quotactl), NEW(QUOTACTL_FD, quotactl_fd), CALL(reboot), CALL(removexattr), NEW(REMOVEXATTRAT, removexattrat),
    CALL(request_key), CALL(rt_sigqueueinfo), CALL(rt_tgsigqueueinfo), CALL(sched_setaffinity), CALL(sched_setattr),
    CALL(sched_setparam), CALL(sched_setscheduler), CALL(semctl), CALL(semget), CALL(semop), CALL(semtimedop),
    CALL(setdomainname), CALL(sethostname), CALL(setns), CALL(setpgid), CALL(setpriority), CALL(setsid),
    CALL(settimeofday), CALL(setxattr), NEW(SETXATTRAT, setxattrat), CALL(shmat), CALL(shmctl), CALL(shmdt),
    CALL(shmget), CALL(socket), CALL(socketpair), CALL(swapoff), CALL(swapon), CALL(sync), CALL(syncfs), CALL(syslog),
    CALL(tgkill), CALL(tkill), CALL(truncate), CALL(umount2), CALL(unshare), CALL(userfaultfd), CALL(utimensat),
    CALL(vmsplice),
#ifdef SYS_open
    // Of old architectures alone.
    CALL(chmod), CALL(chown), CALL(creat), CALL(fork), CALL(futimesat), CALL(inotify_init), CALL(lchown), CALL(open),
    CALL(utime), CALL(utimes), CALL(vfork),
#endif
};

const char *csandbox_call_name(int number) {
    for (size_t index = 0; index < sizeof calls / sizeof *calls; index++) {
        if (calls[index].number == number) return calls[index].name;
    }
    return NULL;
}
#endif
