#!/bin/bash
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# bare-machine.sh [--cache FOLDER] [--build FOLDER] SUITE [--test | COMMAND [ARGUMENT...]]
#
# Makes a Debian of that suite, bookworm or trixie, with only make and git, clones the committed
# tree into it, and tries `make run` as a newcomer would: without a display it shows a turn, in a
# terminal the game waits for a line, and on a display the window opens. With --test it runs `make
# test` instead, or else the command, in the folder of the tree.
#
# The script needs root, debootstrap and an archive: on Debian, the one that this machine uses. Each
# run starts from nothing. With --cache, FOLDER keeps the downloaded packages for later runs; with
# --build, FOLDER keeps the ./build of the bare machine. Everything else happens in a folder below
# build, with mounts and processes in a separate namespace, and disappears at the end, even after an
# interruption. The exit status is 77 if this machine cannot run a bare machine, or cannot reach an
# archive.

set -eu -o pipefail
cd "$(dirname "$0")/.."

usage ()
{
  echo "usage: tests/bare-machine.sh [--cache FOLDER] [--build FOLDER] bookworm|trixie" \
    "[--test | COMMAND...]" >&2
  exit 2
}

cannot ()
{
  echo "bare-machine.sh: $*" >&2
  exit 77
}

# apt_sources: prints the archive of this machine for the suite, as lines of sources.list; nothing
# if this is not Debian. It omits local archives, which the bare machine cannot reach.
apt_sources ()
{
  local here
  here=$(. /etc/os-release && test "$ID" = debian && echo "${VERSION_CODENAME:-}") || return 0
  command -v apt-get >/dev/null || return 0
  apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' |
    sed -nE "s#^(https?://[^ ]+) $here(-updates|-security)? main\$#deb \1 $suite\2 main#p"
}

# Prints one line for each step. Its output goes to the log, and is shown if the step fails.
step ()
{
  local begin=$SECONDS what=$1 status=0
  shift
  # The step runs outside a condition, which would disable `set -e` within it.
  set +e
  (set -e; "$@") >"$root.log" 2>&1 </dev/null
  status=$?
  set -e
  if [ "$status" -eq 77 ]; then
    echo "bare-machine.sh: the archive of $suite cannot be reached"
    exit 77
  elif [ "$status" -ne 0 ]; then
    echo "FAIL $suite: $what"
    tail -n 30 "$root.log" | sed 's/^/     | /'
    exit "$status"
  fi
  printf 'ok   %s: %s (%d s)\n' "$suite" "$what" $((SECONDS - begin))
}

# there COMMAND...: runs the command in the tree on the bare machine. It keeps only the variables
# for the network from the environment.
there ()
{
  env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    LANG=C.UTF-8 TERM="${TERM:-dumb}" ${http_proxy:+http_proxy="$http_proxy"} \
    ${https_proxy:+https_proxy="$https_proxy"} ${no_proxy:+no_proxy="$no_proxy"} \
    chroot "$root" sh -c 'cd /root/dubarry && exec "$@"' sh "$@"
}

make_bare ()
{
  local sources mirror include=make,git unsafe=$root/etc/dpkg/dpkg.cfg.d/unsafe
  sources=$(apt_sources)
  mirror=$(awk -v suite="$suite" '$3 == suite { print $2; exit }' <<<"$sources")
  case $mirror in https:*) include=$include,ca-certificates ;; esac
  # Temporary files need not be synced to the disk.
  mkdir -p "$(dirname "$unsafe")"
  echo force-unsafe-io >"$unsafe"
  debootstrap --variant=minbase --include="$include" ${cache:+--cache-dir="$cache"} "$suite" \
    "$root" $mirror || { ! grep -q 'Failed getting release file' "$root.log" || exit 77; exit 1; }
  test -z "$mirror" || echo "$sources" >"$root/etc/apt/sources.list"
  ! command -v apt-config >/dev/null ||
    apt-config dump | grep '^Acquire::' >"$root/etc/apt/apt.conf.d/90archive"
  cp -L /etc/resolv.conf /etc/hosts "$root/etc/"

  mount -t proc proc "$root/proc"
  mount -t sysfs -o ro sysfs "$root/sys"
  mount -t devpts -o newinstance,ptmxmode=0666,mode=0620 devpts "$root/dev/pts"
  ln -sf pts/ptmx "$root/dev/ptmx"
  mkdir -p "$root/dev/shm"
  mount -t tmpfs tmpfs "$root/dev/shm"
  test -z "$cache" || mount --bind "$cache" "$root/var/cache/apt/archives"
}

# This also works if the clone belongs to another user, or has no history.
clone ()
{
  printf '[safe]\n\tdirectory = *\n' >"$root/gitconfig"
  GIT_CONFIG_GLOBAL="$root/gitconfig" git clone --quiet --depth 1 "file://$PWD" \
    "$root/root/dubarry"
  rm "$root/gitconfig"
  test -z "$build" || { mkdir "$root/root/dubarry/build" &&
    mount --bind "$build" "$root/root/dubarry/build"; }
}

without_a_display ()
{
  there make run | tee "$root/said"
  grep -q '"candidates":' "$root/said" && grep -q '"END-1":' "$root/said" &&
    grep -q '^== To play a game' "$root/said"
}

# The last line is the prompt: the game has begun, and waits.
in_a_terminal ()
{
  { sleep 5; echo quit; } | there script -qec 'make run' /dev/null | tee "$root/said"
  # Before its prompt, which names the action of Enter, readline asks the terminal to mark pasted
  # text.
  grep -q '^Prepare Round 1' "$root/said" && grep -qE $'^(\e\\[\\?2004h)?\\[ready\\] > ' "$root/said"
}

on_a_display ()
{
  there apt-get -qq install -y --no-install-recommends x11-utils xauth xvfb
  there xvfb-run -a sh -c '
    make run & app=$!
    for second in $(seq 60); do
      sleep 1
      ! xwininfo -root -tree | grep "\"Du Barry\"" || exit 0
      kill -0 $app || break
    done
    xwininfo -root -tree
    exit 1'
}

inside ()
{
  step 'a machine with make and git' make_bare
  step "the tree as of $(git -c safe.directory='*' rev-parse --short HEAD)" clone
  case ${1-} in
  '')
    step 'make run without a display' without_a_display
    step 'make run in a terminal' in_a_terminal
    step 'make run on a display' on_a_display
    ;;
  --test) there make test ;;
  *) there "$@" ;;
  esac
}

cache=
build=
while [ $# -ge 2 ]; do
  case $1 in
  --cache) mkdir -p "$2" && cache=$(realpath "$2") ;;
  --build) mkdir -p "$2" && build=$(realpath "$2") ;;
  *) break ;;
  esac
  shift 2
done
suite=${1-}
case $suite in bookworm | trixie) shift ;; *) usage ;; esac
case ${1-} in --test) test $# -eq 1 || usage ;; -*) usage ;; esac

test "$(id -u)" -eq 0 || cannot 'debootstrap wants root'
command -v debootstrap >/dev/null || cannot 'there is no debootstrap; its package has that name'
unshare --mount --pid --fork --mount-proc true 2>/dev/null || cannot 'nothing can be mounted here'

mkdir -p build
root=$(realpath "$(mktemp -d build/bare-XXXXXX)")
chmod 755 "$root"
inner=
# Ending the first process of the namespace ends all others, and removes the mounts.
clean ()
{
  trap '' INT TERM HUP
  test -z "$inner" || { kill -KILL "$inner" && wait "$inner"; } 2>/dev/null || :
  rm -rf --one-file-system "$root" "$root.log"
}
trap clean EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

export suite root cache build
export -f step there make_bare clone apt_sources without_a_display in_a_terminal on_a_display inside
unshare --mount --pid --fork --kill-child --mount-proc \
  bash -eu -o pipefail -c 'inside "$@"' bash "$@" <&0 &
inner=$!
status=0
wait "$inner" || status=$?
inner=
exit "$status"
