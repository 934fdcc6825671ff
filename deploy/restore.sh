#!/bin/sh
# Restore a backup into a database that is not there yet (SQLite) or empty (PostgreSQL), server stopped:
# restore.sh BACKUP sqlite:///FILE|postgresql://…
set -eu
umask 077
[ $# -eq 2 ] || { echo "usage: $0 BACKUP sqlite:///FILE|postgresql://..." >&2; exit 2; }
[ -f "$1" ] || { echo "$1: there is no such file" >&2; exit 2; }
case "$2" in
sqlite:///*)
    file="${2#sqlite:///}"
    for there in "$file" "$file-wal" "$file-shm"; do
        [ ! -e "$there" ] || { echo "$there: in the way; put it aside first" >&2; exit 2; }
    done
    [ "$(sqlite3 "$1" 'PRAGMA integrity_check')" = ok ] || { echo "$1: damaged" >&2; exit 1; }
    cp "$1" "$file.part"
    mv "$file.part" "$file"
    ;;
postgresql://*)
    tables="$(psql --no-psqlrc --tuples-only --no-align --dbname="$2" --command="SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")"
    [ "$tables" = 0 ] || { echo "the database has tables already: restore into an empty one" >&2; exit 2; }
    pg_restore --no-owner --exit-on-error --single-transaction --dbname="$2" "$1"
    ;;
*)
    echo "$2: neither sqlite:/// nor postgresql://" >&2
    exit 2
    ;;
esac
