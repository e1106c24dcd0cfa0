# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The front door. Meson and tests/check.sh do the work; everything they make is in ./build.

prefix ?= /usr/local
DESTDIR ?=
BUILD ?= build
MESON_FLAGS ?=

cli = build/src/cli/dubarry-cli
say = @printf '\n== %s\n'

.DEFAULT_GOAL := help
.PHONY: help run demo test check bench fuzz screenshots references formats install dist deb pot coverage format clean \
  build build-tests packages-build packages-install packages-quick packages-test
MAKEFLAGS += --no-print-directory

help:
	@echo 'make run          install missing packages, build, and start (without a display: in the terminal)'
	@echo 'make test         install missing packages, build, and run every check'
	@echo 'make check        run the quick checks, in less than two minutes'
	@echo 'make bench        measure speed and memory against a baseline'
	@echo 'make fuzz         feed random files to the loaders for half an hour'
	@echo 'make screenshots  make pictures of every page, light and dark, in build/screenshots'
	@echo 'make references   update the pictures that pages are compared with'
	@echo 'make formats      update tests/data/formats-1.0, until 1.0 is out'
	@echo 'make coverage     report test coverage of the engine'
	@echo 'make format       reformat the C code'
	@echo 'make pot          update po/dubarry.pot, the texts to translate'
	@echo 'make install      install below prefix=$(prefix), in DESTDIR if set'
	@echo 'make dist         pack the source of a release in build/dist'
	@echo 'make deb          build a Debian package in build/deb'
	@echo 'make clean        remove ./build'

# Without a display it is played in the terminal; without that there is still something to see.
run: build
	@if test -n "$$DISPLAY$$WAYLAND_DISPLAY"; then \
	  GSETTINGS_SCHEMA_DIR=build/data DUBARRY_LOCALEDIR=build/po build/src/app/dubarry; \
	elif test -t 0; then DUBARRY_LOCALEDIR=build/po $(cli) play; else $(MAKE) demo; fi

demo: build
	$(say) 'Her turn, from data/examples/tailor.json: what she does, and what each choice was made from'
	@$(cli) resolve --explain data/examples/tailor.json >build/turn.json
	@sed '/^  "after"/,$$d' build/turn.json
	@echo '(the table after it is in build/turn.json)'
	$(say) 'The end of a game, from data/examples/final-scoring.json: every line for both sides'
	@$(cli) score data/examples/final-scoring.json
	$(say) 'To play a game: $(cli) play'

test: packages-test
	$(say) 'Running every check; their logs go to build/check/logs'
	@tests/check.sh

check: packages-quick
	$(say) 'Running the quick checks; their logs go to build/check/logs'
	@tests/check.sh --quick

bench: packages-test
	$(say) 'Building for speed in build/bench, then measuring'
	@tests/bench/bench.sh

fuzz: packages-test
	$(say) 'Fuzzing each loader for five minutes; what fails stays in build/fuzz/failed'
	@FUZZ_SECONDS=300 SOUND_SECONDS=300 tests/check.sh fuzz sound

# SCREENSHOTS may be '--language fr' or '--scene orders'.
screenshots: build-tests
	$(say) 'Making pictures of every page in build/screenshots'
	@tests/screenshots/screenshots.sh $(SCREENSHOTS)

references: build-tests
	$(say) 'Making the pictures of tests/references anew'
	@tests/references/renew.sh

formats: build-tests
	$(say) 'Making the files of tests/data/formats-1.0 anew'
	@tests/data/make-formats.sh build

coverage: packages-test
	$(say) 'Building for coverage in build/check/coverage, then running the tests of the engine'
	@tests/check.sh coverage

install: packages-install build
	$(say) 'Installing below $(DESTDIR)$(prefix)'
	@meson configure '$(BUILD)' -Dprefix='$(prefix)'
	@DESTDIR='$(DESTDIR)' meson install -C '$(BUILD)' --quiet

dist:
	$(say) 'Packing the source, with all of its translations'
	@tests/check/po.sh --complete build/check/po
	@tests/package/dist.sh build/dist

deb:
	$(say) 'Looking for the Debian packages to build and pack with'
	@.ci/install-packages build deb
	$(say) 'Building a Debian package in build/deb'
	@tests/package/deb.sh build/deb

pot: packages-build
	$(say) 'Collecting the texts of the source in po/dubarry.pot'
	@tests/po/template.sh po/dubarry.pot

format: packages-quick
	$(say) 'Bringing the C code below src and tests into its form'
	@find src tests -name '*.[ch]' -exec tests/check/format.sh -i {} +

clean:
	$(say) 'Removing ./build'
	@rm -rf build

build: packages-build
	$(say) 'Building in ./$(BUILD)'
	@test -f '$(BUILD)/build.ninja' || meson setup '$(BUILD)' --buildtype=debugoptimized \
	  --prefix='$(prefix)' -Dtests=false $(MESON_FLAGS)
	@ninja -C '$(BUILD)'

# Pictures are made by programs of the tests, which nobody needs to play.
build-tests: packages-test build
	@meson configure '$(BUILD)' -Dtests=true
	@ninja -C '$(BUILD)'

packages-build:
	$(say) 'Looking for the Debian packages to build with'
	@.ci/install-packages build

# It installs without them too, and a packager sees to the caches.
packages-install:
	@test -n '$(DESTDIR)' || .ci/install-packages install || :

packages-quick:
	$(say) 'Looking for the Debian packages to build and check with'
	@.ci/install-packages build quick

packages-test:
	$(say) 'Looking for the Debian packages to build and test with'
	@.ci/install-packages build install quick test check
