#!/usr/bin/env bash
# Gradescope runs this once, as root and with a network, when the autograder's image is built.
#
# Beside it in the zip lie kata.tar.gz, run_autograder and katas/; README.md says how they are made.
set -euo pipefail
source=${KATA_GRADESCOPE_SOURCE:-/autograder/source}
swift=${KATA_SWIFT_VERSION:-6.3.1}

apt-get update
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
    binutils ca-certificates curl gcc gnupg libc6-dev libcurl4 libedit2 libncurses6 libpython3-dev libsqlite3-0 \
    libstdc++-11-dev libxml2 libyaml-0-2 libz3-dev tzdata zlib1g-dev

# The toolchain, if it is signed by Swift's keys.
# shellcheck disable=SC1091
release=$(. /etc/os-release && echo "$ID$VERSION_ID")
name=swift-$swift-RELEASE-$release
base=https://download.swift.org/swift-$swift-release/${release//./}/swift-$swift-RELEASE/$name.tar.gz
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export GNUPGHOME=$work/keys
mkdir -m 700 "$GNUPGHOME"
curl -fsSL --retry 3 https://www.swift.org/keys/all-keys.asc | gpg --batch --import
curl -fsSL --retry 3 -o "$work/swift.tar.gz" "$base"
curl -fsSL --retry 3 -o "$work/swift.tar.gz.sig" "$base.sig"
gpg --batch --verify "$work/swift.tar.gz.sig" "$work/swift.tar.gz"
tar -xzf "$work/swift.tar.gz" -C / --strip-components=1

tar -xzf "$source/kata.tar.gz" -C /
ln -sf /opt/kata/bin/kata /usr/local/bin/kata
# Builds what every submission needs, so that no student waits for it, and says what isolates them here.
kata run "$source"/katas || true
kata doctor || true
