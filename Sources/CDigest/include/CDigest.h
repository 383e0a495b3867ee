#ifndef CDIGEST_H
#define CDIGEST_H

#include <stddef.h>
#include <stdint.h>

/// A SHA-256 under way, as FIPS 180-4 describes it.
typedef struct {
    uint32_t state[8];
    /// Bytes added so far.
    uint64_t length;
    /// Bytes that do not fill a block yet.
    uint8_t block[64];
} kata_sha256;

/// Begins a hash.
kata_sha256 kata_sha256_begin(void);

/// Adds bytes.
void kata_sha256_add(kata_sha256 *hash, const void *bytes, size_t count);

/// Writes the digest of all bytes added; the hash itself stays as it is and takes more.
void kata_sha256_digest(const kata_sha256 *hash, uint8_t digest[32]);

#endif
