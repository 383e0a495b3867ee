/// L3: no file but the listed ones, by Landlock; View.c does it where there is none.
///
/// The structures are those of linux/landlock.h; many headers are older than the kernels that they meet.
#if defined(__linux__)
#define _GNU_SOURCE
#include "Child.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum {
    CREATE_RULESET = 444,
    ADD_RULE = 445,
    RESTRICT_SELF = 446,
    ASK_VERSION = 1,
    RULE_PATH_BENEATH = 1,
};

/// Rights to files; each version of Landlock adds to them.
enum {
    EXECUTE = 1 << 0,
    WRITE_FILE = 1 << 1,
    READ_FILE = 1 << 2,
    READ_FOLDER = 1 << 3,
    ALL_OF_VERSION_1 = (1 << 13) - 1,
    REFER = 1 << 13,     // 2
    TRUNCATE = 1 << 14,  // 3
    DEVICE_REQUESTS = 1 << 15,  // 5
};

/// Rights to the network (version 4: TCP's bind and connect), and signals and abstract sockets (version 6).
enum { ALL_NETWORK = 3, ALL_SCOPES = 3 };

/// What a rule for something that is no folder may name.
enum { FILE_RIGHTS = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | DEVICE_REQUESTS };

struct ruleset_attributes {
    uint64_t files;
    uint64_t network;
    uint64_t scopes;
};

struct path_rule {
    uint64_t rights;
    int32_t parent;
} __attribute__((packed));

int csandbox_landlock_version(void) {
    long version = syscall(CREATE_RULESET, NULL, 0, ASK_VERSION);
    return version < 0 ? 0 : (int)version;
}

static int used_version(const csandbox_confinement *confinement) {
    int version = csandbox_landlock_version();
    int newest = confinement->landlock_version;
    return newest < version ? newest : version;
}

int csandbox_files_cover_truncation(const csandbox_confinement *confinement) {
    return used_version(confinement) >= 3;
}

int csandbox_needs_view(const csandbox_confinement *confinement) { return used_version(confinement) < 1; }

/// All rights that a version knows.
static struct ruleset_attributes known_rights(int version) {
    struct ruleset_attributes known = {.files = ALL_OF_VERSION_1};
    if (version >= 2) known.files |= REFER;
    if (version >= 3) known.files |= TRUNCATE;
    if (version >= 4) known.network = ALL_NETWORK;
    if (version >= 5) known.files |= DEVICE_REQUESTS;
    if (version >= 6) known.scopes = ALL_SCOPES;
    return known;
}

/// An older kernel refuses a longer structure only if what it does not know is not zero.
static size_t size_for(int version) {
    return version >= 6 ? sizeof(struct ruleset_attributes) : version >= 4 ? 16 : 8;
}

static uint64_t rights_of(uint32_t access, uint64_t known) {
    uint64_t rights = 0;
    if (access & CSANDBOX_ACCESS_READ) rights |= READ_FILE | READ_FOLDER;
    if (access & CSANDBOX_ACCESS_READ_FILES) rights |= READ_FILE;
    if (access & CSANDBOX_ACCESS_EXECUTE) rights |= EXECUTE;
    if (access & CSANDBOX_ACCESS_WRITE) rights |= known & ~(uint64_t)EXECUTE;
    return rights & known;
}

static int add_rule(int rules, const csandbox_path *path, uint64_t known) {
    int parent = open(path->path, O_PATH | O_CLOEXEC);
    // What is not there cannot be used; what another user cannot reach neither.
    if (parent < 0) return errno == ENOENT || errno == EACCES || errno == ENOTDIR ? 0 : errno;
    struct stat facts;
    struct path_rule rule = {.rights = rights_of(path->access, known), .parent = parent};
    if (fstat(parent, &facts) == 0 && !S_ISDIR(facts.st_mode)) rule.rights &= FILE_RIGHTS;
    int error = syscall(ADD_RULE, rules, RULE_PATH_BENEATH, &rule, 0) == 0 ? 0 : errno;
    (void)close(parent);
    return error;
}

int csandbox_make_file_rules(const csandbox_confinement *confinement) {
    int version = used_version(confinement);
    if (version < 1) return -ENOSYS;
    struct ruleset_attributes known = known_rights(version);
    int rules = (int)syscall(CREATE_RULESET, &known, size_for(version), 0);
    if (rules < 0) return -errno;
    for (size_t index = 0; index < confinement->path_count; index++) {
        int error = add_rule(rules, &confinement->paths[index], known.files);
        if (error) {
            (void)close(rules);
            return -error;
        }
    }
    return rules;
}

int csandbox_apply_file_rules(int rules) {
    int error = syscall(RESTRICT_SELF, rules, 0) == 0 ? 0 : errno;
    (void)close(rules);
    return error;
}
#endif
