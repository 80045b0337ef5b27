#!/bin/sh
# Starts a program on a file system of its own, without capabilities. Runs as the first process of new namespaces (confinement.ts).
# confine.sh ROOT SOCKETS USER PROGRAM SETPRIV LIBRARY… -- ARGUMENT…
#   ROOT      an empty folder, on which the file system is made
#   SOCKETS   the folder that is /s in there, with the configuration and the socket
#   USER      the id of the user and the group that the program runs as, or - for the present one
set -eu
root=$1 sockets=$2 user=$3 program=$4 setpriv=$5
shift 5
mount -t tmpfs -o nosuid,nodev,size=64k,mode=755 none "$root"
mkdir "$root/bin" "$root/s" "$root/dev"

# A file of the system that can be read there and not changed. Each program that runs here makes a first page later, so there are few.
lend() {
  [ -d "$root${2%/*}" ] || mkdir -p "$root${2%/*}"
  : > "$root$2"
  mount -o bind,ro,nosuid,nodev "$1" "$root$2"
}

lend "$program" /bin/program
lend "$setpriv" /bin/setpriv
while [ "$1" != -- ]; do
  lend "$1" "$1"
  shift
done
shift
: > "$root/dev/urandom"
mount --bind /dev/urandom "$root/dev/urandom"
mount --bind "$sockets" "$root/s"
mount -o remount,bind,ro,nosuid,nodev "$root"
cd "$root"
ulimit -c 0
ulimit -n 64
if [ "$user" = - ]; then set -- /bin/program "$@"; else set -- --reuid="$user" --regid="$user" --clear-groups /bin/program "$@"; fi
# The shell's own variables stay behind.
exec env -i "$(command -v chroot)" "$root" /bin/setpriv --no-new-privs --bounding-set=-all --inh-caps=-all --pdeathsig=KILL "$@"
