// The worker of Objective-C: what its files share.
#import <Foundation/Foundation.h>
#include "json.h"

/// What a request cannot have: `contract` blames the script or what the solution lacks, `bridge` says why it cannot cross.
@interface KataWorkerRefusal : NSObject {
@public
    Buffer error;
}
@end

_Noreturn void refuse(const char *kind, const char *format, ...) __attribute__((format(printf, 2, 3)));
/// Refuses a name that a type does not have, or with no type one of a type; kata finds one that is near.
_Noreturn void refuseName(const char *name, const char *type, const char *format, ...) __attribute__((format(printf, 3, 4)));

// MARK: What types.json says

void describe(const char *folder);
/// Returns a type by its name; NULL where the solution has none.
JSON *typeNamed(const char *name);
/// Returns the name of the most derived class that a script can name.
const char *typeName(Class class);
/// Calls a function with each type that one inherits from, itself first, until that returns something.
JSON *inLineage(const char *type, JSON *(*find)(JSON *type, const char *name), const char *name);
JSON *findMethod(JSON *type, const char *selector);
JSON *findStatic(JSON *type, const char *selector);
JSON *findProperty(JSON *type, const char *name);
/// Finds a method by the first part of its selector.
JSON *findPart(JSON *type, const char *name);
JSON *caseNamed(const char *type, const char *name);

// MARK: Values

/// Returns the object of a number; refuses one that is not held.
id objectOf(long long number);
void releaseObject(long long number);
void writeObject(Buffer *out, id object);
/// Writes a value as the runtime's encoding describes it.
void writeValue(Buffer *out, const void *place, const char *encoding, const char *declared);
id readObject(const JSON *value);
/// Reads a value into a place of an invocation; `parameter` is what types.json says of it, or NULL.
void readValue(const JSON *value, const char *encoding, const JSON *parameter, void *place);

// MARK: Requests

/// Answers a request: writes `"ok":…`; throws a KataWorkerRefusal or what the solution throws.
void answer(Buffer *out, const JSON *request);
/// Makes blocks objects, which the libraries of GNUstep do not do.
void adoptBlocks(void);
/// Makes a block that asks kata to run a closure of the script.
id blockOf(long long callback, const JSON *signature);
/// Serves requests up to the answer to a callback, and returns that.
JSON *askBack(Buffer *question);
/// Writes the addresses of the calls from which the last error was thrown.
void writeCalls(Buffer *out);
/// Has crashes of this process tell their calls; `library` is the path of the solution's.
void listenForCrashes(const char *library);
/// Forks a worker for each scenario; returns in each of them.
void serve(void);
