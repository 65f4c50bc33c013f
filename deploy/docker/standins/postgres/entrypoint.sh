#!/bin/sh
# The published image's: anything but the server is run as it is; the server as its own user, on data made the first time.
set -e
case "$1" in -*) set -- postgres "$@" ;; esac
[ "$1" = postgres ] || exec "$@"
export PGDATA=/var/lib/postgresql/18/docker
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA"
  chown -R postgres /var/lib/postgresql
  exec setpriv --reuid postgres --regid postgres --init-groups "$0" "$@"
fi
if [ ! -f "$PGDATA/PG_VERSION" ]; then
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  initdb -D "$PGDATA" -U postgres --pwfile=/tmp/password --auth-local=trust --auth-host=trust -E UTF8 --locale=C.UTF-8
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
fi
exec "$@" -c listen_addresses='*' -c unix_socket_directories=/run/postgresql
