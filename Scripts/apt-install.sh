#!/bin/sh
# Installs packages with apt, as root or through sudo; says nothing, and fails where one of them could not be installed.
#   Scripts/apt-install.sh [--ask] PACKAGE…
# With --ask, sudo may ask for a password where there is a terminal. What cannot be installed does not keep back the rest.
set -u
may_ask=false
if [ "${1:-}" = --ask ]; then
    may_ask=true
    shift
fi
command -v apt-get >/dev/null || exit 1
if [ "$(id -u)" = 0 ]; then
    as_root=""
elif $may_ask && [ -t 0 ]; then
    as_root="sudo"
else
    as_root="sudo -n"
fi
# Several tests may install at once: each waits for the other's lock.
apt_get() {
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 "$@" >/dev/null 2>&1
}
install() { apt_get install -y --no-install-recommends "$@"; }

# The lists may be old, or absent as in an image: then they are fetched, once.
install "$@" && exit 0
apt_get update
install "$@" && exit 0
code=0
for package in "$@"; do install "$package" || code=1; done
exit $code
