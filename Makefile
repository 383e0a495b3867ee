# What people and CI call; everything else is SwiftPM.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
DEBUG := .build/debug
RELEASE := .build/release

# One set of flags for every debug build, so that lint, test and run share their work.
FLAGS := --explicit-target-dependency-import-check error
# Tests/Cases and Tests/Bridge hold solutions that are wrong on purpose.
SOURCES := Package.swift Sources Benchmarks Plugins Tests/Support Tests/Fuzz $(wildcard Tests/*Tests)

.PHONY: run build test verify explore schema fuzz terminal page diagrams lint format readme bench optimized release install uninstall clean libyaml languages

run: build
	$(DEBUG)/kata run Katas/state.yaml

build: libyaml
	$(SWIFT) build $(FLAGS) --product kata
	$(SWIFT) build $(FLAGS) --product kata-swift

# What is tested from outside stands side by side: one step waits for a browser, another for a single compiler.
test: languages build
	$(MAKE) -j3 verify schema fuzz terminal page diagrams
	$(SWIFT) build $(FLAGS) --build-tests
	$(SWIFT) test $(FLAGS) --skip-build

# Proves every kata of the catalogue: references pass, starters fail, mutants are caught.
verify: build
	Scripts/update-readme.sh --check
	Scripts/update-languages.sh --check
	$(DEBUG)/kata check Katas Plugins
	$(DEBUG)/kata verify Katas

# Which mutants exploring catches by the first scenario of each kata alone, and whether it blames right solutions; some minutes.
explore: libyaml
	$(SWIFT) build -c release --product kata-swift
	$(SWIFT) build -c release --product BenchExplore
	$(RELEASE)/BenchExplore $(abspath $(RELEASE)) $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/kata/v1

# The schema and the reports against validators that are not ours; what cannot be installed is left out with a word.
schema: build
	Tests/Schema/validate.sh

readme: build
	Scripts/update-readme.sh
	Scripts/update-languages.sh

# A bounded number of inputs for the readers of YAML and scripts.
fuzz: libyaml
	Tests/Fuzz/run.sh

# 'kata watch' in a real terminal; skipped with a word where there is no tmux.
terminal: build
	Tests/Terminal/watch.sh

# Pages of runs in a real browser; skipped with a word where there is none and none can be had.
page: build
	Tests/Page/run.sh

# Diagrams of all katas, handed to Mermaid in a browser and to dot; skipped with a word where these cannot be had.
diagrams: build
	Tests/Diagrams/run.sh

# A real Slurm on this machine, of which one node loses its power; needs root, and apt where Slurm is missing.
test-cluster: build
	Tests/Cluster/slurm.sh

lint: libyaml
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES) Scripts
	$(SWIFT) package dump-package | $(SWIFT) -swift-version 6 Scripts/check-imports.swift
	$(SWIFT) build $(FLAGS) --build-tests

format:
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES) Scripts

bench: release
	Benchmarks/run.sh

# CI builds it: the optimizer refuses code that a debug build takes.
optimized: libyaml
	$(SWIFT) build -c release $$(Scripts/release-flags.sh) --product kata

# SwiftSyntax as whole modules keeps one core busy for minutes; file by file both work, and 'bind' is no slower.
# Benchmarks/README.md has the figures.
BY_FILE := -Xswiftc -no-whole-module-optimization

release: optimized
	$(SWIFT) build -c release $$(Scripts/release-flags.sh) $(BY_FILE) --product kata-swift

# Where shells look for completions, below the prefix.
BASH_COMPLETION := $(DESTDIR)$(PREFIX)/share/bash-completion/completions/kata
ZSH_COMPLETION := $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_kata
FISH_COMPLETION := $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/kata.fish
MANUAL := $(DESTDIR)$(PREFIX)/share/man/man1/kata.1

install: release
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/lib/kata $(DESTDIR)$(PREFIX)/share/kata
	install -m 755 $(RELEASE)/kata $(DESTDIR)$(PREFIX)/bin/kata
	install -m 755 $(RELEASE)/kata-swift $(DESTDIR)$(PREFIX)/lib/kata/kata-swift
	rm -rf $(addprefix $(DESTDIR)$(PREFIX)/share/kata/,Katas Plugins Tests)
	cp -R Katas Plugins $(DESTDIR)$(PREFIX)/share/kata/
	install -d $(DESTDIR)$(PREFIX)/share/kata/Tests
	cp -R Tests/Languages $(DESTDIR)$(PREFIX)/share/kata/Tests/
	install -d $(dir $(BASH_COMPLETION) $(ZSH_COMPLETION) $(FISH_COMPLETION) $(MANUAL))
	$(RELEASE)/kata --generate-completion-script bash >$(BASH_COMPLETION)
	$(RELEASE)/kata --generate-completion-script zsh >$(ZSH_COMPLETION)
	$(RELEASE)/kata --generate-completion-script fish >$(FISH_COMPLETION)
	$(RELEASE)/kata manual >$(MANUAL)
	@[ -n "$(DESTDIR)" ] || Scripts/install-runtime.sh $(PREFIX)

uninstall:
	rm -rf $(DESTDIR)$(PREFIX)/bin/kata $(DESTDIR)$(PREFIX)/lib/kata $(DESTDIR)$(PREFIX)/share/kata
	rm -f $(BASH_COMPLETION) $(ZSH_COMPLETION) $(FISH_COMPLETION) $(MANUAL)

clean:
	rm -rf .build Benchmarks/.work

# Installs libyaml's headers where they are missing and this user may.
libyaml:
	@Scripts/install-libyaml.sh

# What the languages beside Swift need; what cannot be installed is left out with a word.
languages:
	@Scripts/install-languages.sh
