/// The child's way from fork to exec: only async-signal-safe calls.
#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "Child.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

/// Sources are moved here first, so that placing one never overwrites another.
enum { PARKING = 16 };

/// Where the report pipe stands while the program is prepared: the first descriptor after the program's own.
enum { REPORT = CSANDBOX_DESCRIPTORS };

int csandbox_apply_limit(int resource, uint64_t soft, uint64_t hard) {
    struct rlimit now;
    if (soft == CSANDBOX_UNLIMITED) return 0;
    if (getrlimit(resource, &now) != 0) return errno;
    struct rlimit wanted = {.rlim_cur = (rlim_t)soft, .rlim_max = (rlim_t)hard};
    if (now.rlim_max != RLIM_INFINITY && wanted.rlim_max > now.rlim_max) wanted.rlim_max = now.rlim_max;
    if (wanted.rlim_cur > wanted.rlim_max) wanted.rlim_cur = wanted.rlim_max;
    return setrlimit(resource, &wanted) == 0 ? 0 : errno;
}

/// Signals that the parent ignores or blocks would stay so in the program.
static void reset_signals(void) {
    struct sigaction standard = {.sa_handler = SIG_DFL};
    for (int number = 1; number < NSIG; number++) (void)sigaction(number, &standard, NULL);
    sigset_t none;
    (void)sigemptyset(&none);
    (void)sigprocmask(SIG_SETMASK, &none, NULL);
}

static int place_descriptors(const int *wanted, int *report) {
    int parked[CSANDBOX_DESCRIPTORS];
    int null = open("/dev/null", O_RDWR);
    if (null < 0) return errno;
    int parkedReport = fcntl(*report, F_DUPFD_CLOEXEC, PARKING);
    if (parkedReport < 0) return errno;
    for (int number = 0; number < CSANDBOX_DESCRIPTORS; number++) {
        int source = wanted[number] >= 0 ? wanted[number] : number <= 2 ? null : -1;
        parked[number] = source < 0 ? -1 : fcntl(source, F_DUPFD_CLOEXEC, PARKING);
        if (source >= 0 && parked[number] < 0) return errno;
    }
    for (int number = 0; number < CSANDBOX_DESCRIPTORS; number++) {
        if (parked[number] < 0) {
            (void)close(number);
        } else if (dup2(parked[number], number) < 0) {
            return errno;
        }
    }
    if (dup2(parkedReport, REPORT) < 0) return errno;
    *report = REPORT;
    if (fcntl(REPORT, F_SETFD, FD_CLOEXEC) < 0) return errno;
    return csandbox_close_from(REPORT + 1);
}

static int apply_limits(const csandbox_limits *limits) {
    int error = csandbox_apply_limit(RLIMIT_CORE, 0, 0);
    if (!error) error = csandbox_apply_limit(RLIMIT_CPU, limits->cpu_seconds, limits->cpu_seconds + 1);
    if (!error) error = csandbox_apply_limit(RLIMIT_FSIZE, limits->file_size, limits->file_size);
    if (!error) error = csandbox_apply_limit(RLIMIT_NOFILE, limits->open_files, limits->open_files);
    if (!error) error = csandbox_apply_limit(RLIMIT_STACK, limits->stack, limits->stack);
    if (!error) error = csandbox_apply_limit(RLIMIT_MEMLOCK, limits->locked_memory, limits->locked_memory);
    if (!error && getuid() != 0) error = csandbox_apply_limit(RLIMIT_NPROC, limits->processes, limits->processes);
    if (!error) error = csandbox_apply_system_limits(limits);
    // The last, because the parent's own address space may already be larger.
    if (!error) error = csandbox_apply_limit(RLIMIT_AS, limits->address_space, limits->address_space);
    return error;
}

static void send_report(int report, csandbox_report message) {
    ssize_t written;
    do {
        written = write(report, &message, sizeof message);
    } while (written < 0 && errno == EINTR);
}

static void require(int error, csandbox_stage stage, int report) {
    if (!error) return;
    send_report(report, (csandbox_report){.stage = stage, .error = error});
    _exit(127);
}

/// Notes whether a layer was applied; what the machine lacks is only required where the caller says so.
static void note_layer(csandbox_report *message, const csandbox_confinement *wanted, int bit, int error) {
    if (!error) message->layers |= 1u << bit;
    message->absent[bit] = error;
    if (!error || !(wanted->required & (1u << bit))) return;
    message->error = error;
    message->stage = bit == CSANDBOX_BIT_FILES  ? CSANDBOX_STAGE_FILES
                     : bit == CSANDBOX_BIT_USER ? CSANDBOX_STAGE_USER
                                                : CSANDBOX_STAGE_SYSTEM_CALLS;
}

static int wants(const csandbox_confinement *confinement, int bit) {
    return confinement && confinement->wanted & (1u << bit);
}

/// Applies L3 and, last, L2. The rules were made before the change of user.
static void confine(csandbox_job *job, int rules, csandbox_report *message) {
    const csandbox_confinement *confinement = job->program->confinement;
    if (wants(confinement, CSANDBOX_BIT_FILES)) {
        int error = rules < 0 ? -rules : csandbox_apply_file_rules(rules);
        note_layer(message, confinement, CSANDBOX_BIT_FILES, error);
    }
    if (wants(confinement, CSANDBOX_BIT_SYSTEM_CALLS)) {
        note_layer(message, confinement, CSANDBOX_BIT_SYSTEM_CALLS, csandbox_apply_filter(&job->filter));
    }
    uint32_t lacking = confinement->required & ~message->layers;
    int lacks_all = confinement->required_any && !(message->layers & confinement->required_any);
    if (message->stage == CSANDBOX_STAGE_NONE && (lacking || lacks_all)) {
        message->stage = CSANDBOX_STAGE_LEVEL;
        message->error = ENOTSUP;
    }
}

/// What has to be opened while the child may still reach it.
typedef struct {
    /// The rules of L3, or a negative errno.
    int rules;
    /// The program, or -1.
    int executable;
} opened;

/// Opens what another user may not reach, and becomes that user.
static opened change_user(const csandbox_program *program, csandbox_report *message) {
    const csandbox_confinement *confinement = program->confinement;
    opened opened = {.rules = -ENOSYS, .executable = -1};
    if (wants(confinement, CSANDBOX_BIT_FILES)) opened.rules = csandbox_make_file_rules(confinement);
    if (!wants(confinement, CSANDBOX_BIT_USER)) return opened;
    int error = csandbox_change_user(program, &opened.executable);
    note_layer(message, confinement, CSANDBOX_BIT_USER, error);
    return opened;
}

static void execute(const csandbox_program *program, int executable) {
    if (executable >= 0) {
        (void)csandbox_execute_opened(executable, program->arguments, program->environment);
    } else {
        (void)execve(program->executable, program->arguments, program->environment);
    }
}

void csandbox_run_child(csandbox_job *job, int report, pid_t parent) {
    const csandbox_program *program = job->program;
    csandbox_report message = {.stage = CSANDBOX_STAGE_NONE};
    reset_signals();
    require(setsid() < 0 ? errno : 0, CSANDBOX_STAGE_SESSION, report);
    int error = place_descriptors(program->descriptors, &report);
    require(error, CSANDBOX_STAGE_DESCRIPTORS, report);
    opened opened = change_user(program, &message);
    // After the user, because a change of user clears the signal.
    require(csandbox_die_with_parent(parent), CSANDBOX_STAGE_PARENT_DEATH, report);
    require(csandbox_apply_cpus(0, &job->cpus), CSANDBOX_STAGE_CPUS, report);
    if (program->directory) {
        require(chdir(program->directory) < 0 ? errno : 0, CSANDBOX_STAGE_DIRECTORY, report);
    }
    require(apply_limits(&program->limits), CSANDBOX_STAGE_LIMITS, report);
    message.layers |= CSANDBOX_LAYER_BASE;
    require(csandbox_refuse_privileges(&message.layers), CSANDBOX_STAGE_PRIVILEGES, report);
    if (program->confinement) {
        require(csandbox_drop_capabilities(), CSANDBOX_STAGE_PRIVILEGES, report);
        confine(job, opened.rules, &message);
    }
    send_report(report, message);
    if (message.stage != CSANDBOX_STAGE_NONE) _exit(127);
    if (!program->executable) _exit(0);
    execute(program, opened.executable);
    require(errno, CSANDBOX_STAGE_EXEC, report);
    _exit(127);
}
