/// L4: a child of root becomes another user, to whom nothing belongs.
#if defined(__linux__)
#define _GNU_SOURCE
#include "Internal.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Tells whether the effective user can read, or search, a path; what is not there counts as readable.
static int can_reach(const char *path) {
    struct stat facts;
    if (stat(path, &facts) != 0) return errno == ENOENT || errno == ENOTDIR;
    return faccessat(AT_FDCWD, path, S_ISDIR(facts.st_mode) ? X_OK : R_OK, AT_EACCESS) == 0;
}

static int can_reach_all(const csandbox_program *program) {
    const csandbox_confinement *confinement = program->confinement;
    for (size_t index = 0; index < confinement->path_count; index++) {
        const char *path = confinement->paths[index].path;
        int is_program = program->executable && strcmp(path, program->executable) == 0;
        if (!is_program && !can_reach(path)) return 0;
    }
    return 1;
}

/// Opens the program, if everybody may execute it.
static int open_executable(const char *path, int *executable) {
    struct stat facts;
    *executable = open(path, O_PATH | O_CLOEXEC);
    if (*executable < 0) return errno;
    if (fstat(*executable, &facts) != 0) return errno;
    return (facts.st_mode & 0555) == 0555 ? 0 : EACCES;
}

/// The library's own functions tell all threads of a change; here the system call is enough.
static int set_effective_user(uid_t user) { return syscall(SYS_setresuid, -1, user, -1) == 0 ? 0 : errno; }

static int become(uid_t user, gid_t group) {
    if (syscall(SYS_setgroups, 0, NULL) != 0 || syscall(SYS_setresgid, group, group, group) != 0) return errno;
    return syscall(SYS_setresuid, user, user, user) == 0 ? 0 : errno;
}

int csandbox_change_user(const csandbox_program *program, int *executable) {
    uint32_t user = program->confinement->user;
    *executable = -1;
    if (geteuid() != 0) return EPERM;
    int error = set_effective_user(user);
    if (error) return error;
    int is_reachable = can_reach_all(program);
    error = set_effective_user(0);
    if (!error && !is_reachable) error = EACCES;
    if (!error && program->executable) error = open_executable(program->executable, executable);
    if (!error) error = become(user, user);
    if (error && *executable >= 0) {
        (void)close(*executable);
        *executable = -1;
    }
    return error;
}

int csandbox_execute_opened(int executable, char *const *arguments, char *const *environment) {
    (void)syscall(SYS_execveat, executable, "", arguments, environment, AT_EMPTY_PATH);
    return errno;
}
#endif
