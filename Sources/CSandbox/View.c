/// A root that holds nothing but the listed paths, each read-only unless it may be written.
///
/// A new tmpfs becomes the root (pivot_root) with the old one below it; what is listed is shown by bind mounts; then the
/// old root goes, or is hidden where Landlock keeps it closed as well. Linux 5.12's mount_setattr does for mounts below a shown folder, too, what remounting did for one.
#if defined(__linux__)
#define _GNU_SOURCE
#include "Child.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Where the old root lies while the new one is made, without the slash in front.
#define OLD "kata-old"

/// Any folder does to begin with; this one is there always.
#define BEGINNING "/tmp"

enum { MOUNT_SETATTR = 442, RECURSIVELY = 0x8000 };

struct mount_attributes {
    uint64_t set, clear, propagation, user_namespace;
};

/// What a mount may be used for, alike in mount(2) and mount_setattr(2): read-only, no setuid, no devices, no programs.
enum { READ_ONLY = 1, NO_SETUID = 2, NO_DEVICES = 4, NO_PROGRAMS = 8 };

/// What mount(2) has to repeat of a mount that is not ours, by the flags of statfs(2).
static const struct {
    unsigned long seen, kept;
} kept_flags[] = {
    {2, MS_NOSUID}, {4, MS_NODEV}, {8, MS_NOEXEC}, {0x400, MS_NOATIME}, {0x800, MS_NODIRATIME}, {0x1000, MS_RELATIME},
};

static int remount(const char *path, unsigned long flags) {
    struct statfs facts;
    if (statfs(path, &facts) != 0) return errno;
    for (size_t index = 0; index < sizeof kept_flags / sizeof *kept_flags; index++) {
        if ((unsigned long)facts.f_flags & kept_flags[index].seen) flags |= kept_flags[index].kept;
    }
    return mount(NULL, path, NULL, MS_REMOUNT | MS_BIND | flags, NULL) == 0 ? 0 : errno;
}

/// Shows a folder with the mounts below it, or without them where the kernel cannot restrict those.
static int bind(const char *source, const char *path, unsigned long flags, int is_old_kernel) {
    struct mount_attributes attributes = {.set = flags};
    if (mount(source, path, NULL, MS_BIND | (is_old_kernel ? 0 : MS_REC), NULL) != 0) return errno;
    if (is_old_kernel) return remount(path, flags);
    long result = syscall(MOUNT_SETATTR, AT_FDCWD, path, RECURSIVELY, &attributes, sizeof attributes);
    return result == 0 ? 0 : errno;
}

static int has_mount_attributes(void) { return syscall(MOUNT_SETATTR, -1, "", 0, NULL, 0) < 0 && errno != ENOSYS; }

static unsigned long flags_of(uint32_t access, const char *path) {
    struct stat facts;
    unsigned long flags = NO_SETUID;
    if (!(access & CSANDBOX_ACCESS_WRITE)) flags |= READ_ONLY;
    if (!(access & CSANDBOX_ACCESS_EXECUTE)) flags |= NO_PROGRAMS;
    // Of devices those alone that were listed by themselves.
    if (stat(path, &facts) == 0 && S_ISDIR(facts.st_mode)) flags |= NO_DEVICES;
    return flags;
}

/// Processes of outside are not there where there is a pid namespace, nor what the kernel tells of the machine.
static int show_processes(int has_pid_namespace, int is_old_kernel) {
    unsigned long flags = MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC;
    if (mkdir("proc", 0555) != 0) return errno;
    if (!has_pid_namespace) return bind(OLD "/proc", "proc", READ_ONLY | NO_SETUID | NO_DEVICES | NO_PROGRAMS, is_old_kernel);
    if (mount("proc", "proc", "proc", flags, "subset=pid") == 0) return 0;
    return mount("proc", "proc", "proc", flags, NULL) == 0 ? 0 : errno;
}

static int is_there(int error) { return error == EEXIST || error == EROFS; }

static int apply(const csandbox_view_step *step, int is_old_kernel) {
    const char *path = step->path + 1;
    int file;
    switch (step->kind) {
    case CSANDBOX_VIEW_FOLDER: return mkdir(path, 0755) == 0 || is_there(errno) ? 0 : errno;
    case CSANDBOX_VIEW_FILE:
        file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0444);
        if (file < 0) return is_there(errno) ? 0 : errno;
        return close(file) == 0 ? 0 : errno;
    case CSANDBOX_VIEW_LINK: return symlink(step->target, path) == 0 || is_there(errno) ? 0 : errno;
    case CSANDBOX_VIEW_SHOW: return bind(step->target, path, flags_of(step->access, step->target), is_old_kernel);
    }
    return EINVAL;
}

/// Takes the old root away.
static int detach_old(void) { return umount2(OLD, MNT_DETACH) != 0 || rmdir(OLD) != 0 ? errno : 0; }

/// Hides the old root, which Landlock keeps closed beside; taking it away takes milliseconds on a busy machine.
static int cover_old(void) {
    return mount("kata", OLD, "tmpfs", MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC, "mode=0,size=4k") == 0 ? 0 : errno;
}

int csandbox_enter_view(const csandbox_confinement *confinement, int has_pid_namespace) {
    mode_t mask = umask(0);
    // A machine without Landlock lacks mount_setattr as well.
    int is_old_kernel = csandbox_needs_view(confinement) || !has_mount_attributes();
    // What we mount shall not be seen outside.
    if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return errno;
    if (mount("kata", BEGINNING, "tmpfs", MS_NOSUID | MS_NODEV, "mode=755,size=1m") != 0) return errno;
    if (chdir(BEGINNING) != 0 || mkdir(OLD, 0700) != 0) return errno;
    if (syscall(SYS_pivot_root, ".", OLD) != 0 || chdir("/") != 0) return errno;
    int error = show_processes(has_pid_namespace, is_old_kernel);
    for (size_t index = 0; index < confinement->view_count && !error; index++) {
        error = apply(&confinement->view[index], is_old_kernel);
    }
    if (error) return error;
    error = csandbox_needs_view(confinement) ? detach_old() : cover_old();
    if (error) return error;
    (void)umask(mask);
    return mount(NULL, "/", NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV, NULL) == 0 ? 0 : errno;
}
#endif
