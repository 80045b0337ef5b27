#!/bin/sh
# Stands in for a container engine: runs a program as its container would, without network and capabilities, on a file system in memory that
# lends the system and this repository for reading. Runs as the first process of new namespaces (isolate-container.ts).
# contain.sh ROOT SHARED REPOSITORY USER NODE ARGUMENT…
#   ROOT     an empty folder, on which the file system is made
#   SHARED   the folder that is /isolates in there
#   USER     the id of the user and the group that the program runs as, or - when the present one is to look like 65534
set -eu
root=$1 shared=$2 repository=$3 user=$4 node=$5
shift 5
mount -t tmpfs -o nosuid,nodev,size=1m,mode=755 none "$root"

lend() {
  mkdir -p "$root${1%/*}"
  if [ -d "$1" ]; then mkdir -p "$root$1"; else : > "$root$1"; fi
  mount --bind "$1" "$root$1"
  mount -o remount,bind,ro,nosuid,nodev "$root$1"
}

mkdir "$root/proc" "$root/tmp" "$root/isolates" "$root/dev"
# Before the repository is lent, which may lie below /tmp.
mount -t tmpfs -o nosuid,nodev,size=64m,mode=1777 none "$root/tmp"
for folder in /usr /bin /sbin /lib /lib64; do
  if [ -L "$folder" ]; then ln -s "$(readlink "$folder")" "$root$folder"; elif [ -d "$folder" ]; then lend "$folder"; fi
done
lend "$repository"
case "$node" in /usr/*) ;; *) lend "$node" ;; esac
for device in null urandom; do
  : > "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
mount -t proc none "$root/proc"
mount --bind "$shared" "$root/isolates"
mount -o remount,bind,ro,nosuid,nodev "$root"
cd "$root"
drop="setpriv --no-new-privs --bounding-set=-all --inh-caps=-all --ambient-caps=-all --pdeathsig=KILL"
if [ "$user" != - ]; then
  enter= drop="$drop --reuid=$user --regid=$user --clear-groups"
else
  # In a user namespace only one user exists: another such namespace, which cannot be made after chroot, gives it another number.
  enter="unshare --user --map-user=65534 --map-group=65534 --keep-caps"
fi
# shellcheck disable=SC2086
exec env -i ISOLATES_DIR=/isolates PATH=/usr/bin:/bin:/usr/sbin:/sbin $enter chroot "$root" $drop "$node" "$@"
