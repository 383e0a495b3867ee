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

int csandbox_apply_limit(int resource, uint64_t soft, uint64_t hard) {
    struct rlimit now;
    if (soft == CSANDBOX_UNLIMITED) return 0;
    if (getrlimit(resource, &now) != 0) return errno;
    struct rlimit wanted = {.rlim_cur = (rlim_t)soft, .rlim_max = (rlim_t)hard};
    if (now.rlim_max != RLIM_INFINITY && wanted.rlim_max > now.rlim_max) wanted.rlim_max = now.rlim_max;
    if (wanted.rlim_cur > wanted.rlim_max) wanted.rlim_cur = wanted.rlim_max;
    return setrlimit(resource, &wanted) == 0 ? 0 : errno;
}

static uint64_t own_limit(int resource) {
    struct rlimit limit;
    if (getrlimit(resource, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return CSANDBOX_UNLIMITED;
    return (uint64_t)limit.rlim_cur;
}

void csandbox_own_limits(csandbox_limits *limits) {
    limits->address_space = own_limit(RLIMIT_AS);
    limits->cpu_seconds = own_limit(RLIMIT_CPU);
    limits->file_size = own_limit(RLIMIT_FSIZE);
    limits->open_files = own_limit(RLIMIT_NOFILE);
    limits->stack = own_limit(RLIMIT_STACK);
    limits->processes = own_limit(RLIMIT_NPROC);
}

/// Signals that the parent ignores or blocks would stay so in the program.
static void reset_signals(void) {
    struct sigaction standard = {.sa_handler = SIG_DFL};
    for (int number = 1; number < NSIG; number++) (void)sigaction(number, &standard, NULL);
    sigset_t none;
    (void)sigemptyset(&none);
    (void)sigprocmask(SIG_SETMASK, &none, NULL);
}

static int place_descriptors(const int *wanted, int kept) {
    int parked[CSANDBOX_DESCRIPTORS];
    int null = open("/dev/null", O_RDWR | O_CLOEXEC);
    if (null < 0) return errno;
    int parked_kept = kept < 0 ? -1 : fcntl(kept, F_DUPFD_CLOEXEC, PARKING);
    if (kept >= 0 && parked_kept < 0) return errno;
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
    if (parked_kept < 0) return csandbox_close_from(CSANDBOX_KEPT);
    if (dup2(parked_kept, CSANDBOX_KEPT) < 0) return errno;
    if (fcntl(CSANDBOX_KEPT, F_SETFD, FD_CLOEXEC) < 0) return errno;
    return csandbox_close_from(CSANDBOX_KEPT + 1);
}

static int apply_limits(const csandbox_limits *limits) {
    int error = csandbox_apply_limit(RLIMIT_CORE, 0, 0);
    if (!error) error = csandbox_apply_limit(RLIMIT_CPU, limits->cpu_seconds, limits->cpu_seconds + 1);
    if (!error) error = csandbox_apply_limit(RLIMIT_FSIZE, limits->file_size, limits->file_size);
    if (!error) error = csandbox_apply_limit(RLIMIT_NOFILE, limits->open_files, limits->open_files);
    if (!error) error = csandbox_apply_limit(RLIMIT_STACK, limits->stack, limits->stack);
    if (!error) error = csandbox_apply_limit(RLIMIT_MEMLOCK, limits->locked_memory, limits->locked_memory);
    if (!error) error = csandbox_apply_system_limits(limits);
    // The last, because the parent's own address space may already be larger.
    if (!error) error = csandbox_apply_limit(RLIMIT_AS, limits->address_space, limits->address_space);
    return error;
}

static csandbox_report *report_of(const csandbox_job *job) { return job->memory->report; }

static void require(int error, csandbox_stage stage, const csandbox_job *job) {
    if (!error) return;
    report_of(job)->stage = stage;
    report_of(job)->error = error;
    _exit(127);
}

/// Ends a child that an attempt spoilt: another one does without the layer.
static void leave_spoilt(const csandbox_job *job, int bit, int error, int is_forever) {
    csandbox_report *report = report_of(job);
    report->spoilt_by = 1u << bit;
    report->is_spoilt_forever = is_forever;
    report->absent[bit] = error;
    _exit(127);
}

/// Notes whether a layer was applied; whether it may be absent is asked at the end.
static void note_layer(const csandbox_job *job, int bit, int error) {
    if (!error) report_of(job)->layers |= 1u << bit;
    report_of(job)->absent[bit] = error;
}

static int wants(const csandbox_job *job, int bit) {
    const csandbox_confinement *confinement = job->program->confinement;
    return confinement && confinement->wanted & ~job->given_up & (1u << bit);
}

/// Writes the child's number, which 0 stands for, into the list of a control group.
static void enter_group(const csandbox_job *job) {
    if (!wants(job, CSANDBOX_BIT_GROUP) || job->program->group < 0) return;
    int error = write(job->program->group, "0", 1) == 1 ? 0 : errno;
    note_layer(job, CSANDBOX_BIT_GROUP, error);
}

/// Gets a root that holds nothing but the listed paths, for namespaces, and for files where there is no Landlock.
static void enter_view(csandbox_job *job) {
    const csandbox_confinement *confinement = job->program->confinement;
    if (!confinement || confinement->view_count == 0) return;
    int replaces_landlock = wants(job, CSANDBOX_BIT_FILES) && csandbox_needs_view(confinement);
    int bit = job->is_inside ? CSANDBOX_BIT_NAMESPACES : CSANDBOX_BIT_FILES;
    int error = 0, is_spoilt = 0;
    if (!job->is_inside) {
        if (!replaces_landlock) return;
        error = csandbox_enter_mount_namespace(&is_spoilt);
        if (error && !is_spoilt) {
            note_layer(job, bit, error);
            return;
        }
    }
    if (!error) error = csandbox_enter_view(confinement, job->is_inside);
    if (error) leave_spoilt(job, bit, error, is_spoilt);
    if (replaces_landlock) note_layer(job, CSANDBOX_BIT_FILES, 0);
}

/// Tells whether Landlock has to restrict the files.
static int wants_rules(const csandbox_job *job) {
    return wants(job, CSANDBOX_BIT_FILES) && !csandbox_needs_view(job->program->confinement);
}

/// Applies L3 and, last, L2. The rules were made before the change of user.
static void confine(csandbox_job *job, int rules) {
    const csandbox_confinement *confinement = job->program->confinement;
    csandbox_report *report = report_of(job);
    if (wants_rules(job)) {
        note_layer(job, CSANDBOX_BIT_FILES, rules < 0 ? -rules : csandbox_apply_file_rules(rules));
    }
    if (wants(job, CSANDBOX_BIT_SYSTEM_CALLS)) {
        note_layer(job, CSANDBOX_BIT_SYSTEM_CALLS, csandbox_apply_filter(&job->filter, job->kept));
    }
    uint32_t lacking = confinement->required & ~report->layers;
    int lacks_all = confinement->required_any && !(report->layers & confinement->required_any);
    require(lacking || lacks_all ? ENOTSUP : 0, CSANDBOX_STAGE_LEVEL, job);
}

/// What has to be opened while the child may still reach it.
typedef struct {
    /// The rules of L3, or a negative errno.
    int rules;
    /// The program, or -1.
    int executable;
} opened;

/// Opens what another user may not reach, and becomes that user.
static opened change_user(csandbox_job *job) {
    const csandbox_program *program = job->program;
    opened opened = {.rules = -ENOSYS, .executable = -1};
    if (wants_rules(job)) opened.rules = csandbox_make_file_rules(program->confinement);
    if (!wants(job, CSANDBOX_BIT_USER)) return opened;
    note_layer(job, CSANDBOX_BIT_USER, csandbox_change_user(program, &opened.executable));
    return opened;
}

static void execute(const csandbox_program *program, int executable) {
    if (executable >= 0) {
        (void)csandbox_execute_opened(executable, program->arguments, program->environment);
    } else {
        (void)execve(program->executable, program->arguments, program->environment);
    }
}

/// Bounds the threads of all processes of the user, where those of this one are not counted.
static int limit_processes(const csandbox_job *job) {
    uint64_t processes = job->program->limits.processes;
    int counts_threads = job->filter.tells_threads && report_of(job)->layers & CSANDBOX_LAYER_SYSTEM_CALLS;
    if (getuid() == 0 || counts_threads) return 0;
    return csandbox_apply_limit(RLIMIT_NPROC, processes, processes);
}

/// What is left to do when the child is where it shall stay.
__attribute__((noreturn)) static void finish(csandbox_job *job) {
    const csandbox_program *program = job->program;
    enter_view(job);
    opened opened = change_user(job);
    // After the user, because a change of user clears the signal. Seen from inside, the parent has no number.
    require(csandbox_die_with_parent(job->is_inside ? 0 : job->parent), CSANDBOX_STAGE_PARENT_DEATH, job);
    require(csandbox_apply_cpus(0, &job->cpus), CSANDBOX_STAGE_CPUS, job);
    if (program->directory) {
        require(chdir(program->directory) < 0 ? errno : 0, CSANDBOX_STAGE_DIRECTORY, job);
    }
    require(apply_limits(&program->limits), CSANDBOX_STAGE_LIMITS, job);
    report_of(job)->layers |= CSANDBOX_LAYER_BASE;
    require(csandbox_refuse_privileges(&report_of(job)->layers), CSANDBOX_STAGE_PRIVILEGES, job);
    if (program->confinement) {
        require(csandbox_drop_capabilities(), CSANDBOX_STAGE_PRIVILEGES, job);
        confine(job, opened.rules);
    }
    require(limit_processes(job), CSANDBOX_STAGE_LIMITS, job);
    report_of(job)->stage = CSANDBOX_STAGE_NONE;
    report_of(job)->error = 0;
    if (!program->executable) _exit(0);
    execute(program, opened.executable);
    require(errno, CSANDBOX_STAGE_EXEC, job);
    _exit(127);
}

int csandbox_run_inside(void *context) {
    csandbox_job *job = context;
    job->is_inside = 1;
    note_layer(job, CSANDBOX_BIT_NAMESPACES, 0);
    require(setsid() < 0 ? errno : 0, CSANDBOX_STAGE_SESSION, job);
    finish(job);
}

int csandbox_run_child(void *context) {
    csandbox_job *job = context;
    reset_signals();
    require(setsid() < 0 ? errno : 0, CSANDBOX_STAGE_SESSION, job);
    enter_group(job);
    if (wants(job, CSANDBOX_BIT_NAMESPACES)) {
        int error = csandbox_join_shared(job);
        if (error) leave_spoilt(job, CSANDBOX_BIT_NAMESPACES, error, 0);
    }
    require(place_descriptors(job->program->descriptors, job->kept), CSANDBOX_STAGE_DESCRIPTORS, job);
    if (job->kept >= 0) job->kept = CSANDBOX_KEPT;
    if (wants(job, CSANDBOX_BIT_NAMESPACES)) {
        int is_spoilt = 0;
        int error = csandbox_enter_namespaces(job, &is_spoilt);
        if (is_spoilt) leave_spoilt(job, CSANDBOX_BIT_NAMESPACES, error, 1);
        note_layer(job, CSANDBOX_BIT_NAMESPACES, error);
    }
    finish(job);
}
