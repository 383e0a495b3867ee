#!/usr/bin/env bash
# peers.sh WORK: installs the programs that kata is measured against, where missing, and says what it could not install.
# A missing peer is a gap in the table, never a failure.
set -uo pipefail
work=$1
venv=$work/venv

missing_packages() {
    command -v shelltest >/dev/null || echo shelltestrunner
    command -v bats >/dev/null || echo bats
    command -v cc >/dev/null || echo gcc
    [ -e /usr/include/yaml.h ] || echo libyaml-dev
    python3 -c 'import ensurepip' 2>/dev/null || echo python3-venv
}

install_packages() {
    local admin
    command -v apt-get >/dev/null || return
    admin=$([ "$(id -u)" = 0 ] || echo "sudo -n")
    $admin apt-get install -y --no-install-recommends "$@" >"$work/apt.log" 2>&1 && return
    $admin apt-get update >>"$work/apt.log" 2>&1 &&
        $admin apt-get install -y --no-install-recommends "$@" >>"$work/apt.log" 2>&1
}

packages=$(missing_packages)
# shellcheck disable=SC2086 # a list of words
[ -z "$packages" ] || install_packages $packages || true
packages=$(missing_packages)
[ -z "$packages" ] || echo "peers: not installed, see $work/apt.log:" $packages

[ -x "$venv/bin/python" ] || python3 -m venv "$venv" || { echo "peers: no Python venv, so none from PyPI"; exit 0; }
for tool in cram behave lit robotframework pytest; do
    [ -d "$(echo "$venv"/lib/python3*/site-packages/"$tool"-*.dist-info | head -1)" ] && continue
    "$venv/bin/pip" install -q --disable-pip-version-check "$tool" >"$work/pip-$tool.log" 2>&1 ||
        echo "peers: $tool is not installed, see $work/pip-$tool.log"
done
exit 0
