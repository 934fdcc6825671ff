#!/bin/sh
# Back a database up while the server runs: backup.sh sqlite:///FILE|postgresql://… TARGET
# The file holds keys and seeds of running games: keep it as safe as the database itself.
set -eu
umask 077
[ $# -eq 2 ] || { echo "usage: $0 sqlite:///FILE|postgresql://... TARGET" >&2; exit 2; }
[ ! -e "$2" ] || { echo "$2: there is a file already" >&2; exit 2; }
part="$2.part"
trap 'rm -f "$part"' EXIT
case "$1" in
sqlite:///*)
    [ -f "${1#sqlite:///}" ] || { echo "${1#sqlite:///}: there is no such database" >&2; exit 2; }
    sqlite3 "${1#sqlite:///}" ".timeout 30000" ".backup '$part'"
    [ "$(sqlite3 "$part" 'PRAGMA integrity_check')" = ok ]
    ;;
postgresql://*)
    pg_dump --format=custom --no-owner --file="$part" "$1"
    pg_restore --list "$part" >/dev/null
    ;;
*)
    echo "$1: neither sqlite:/// nor postgresql://" >&2
    exit 2
    ;;
esac
mv "$part" "$2"
