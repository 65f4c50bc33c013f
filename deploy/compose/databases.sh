#!/bin/sh
# One database per service, each with an owner (migrations) and a runtime role (the service), which owns nothing and is
# under row-level security. What an operator does once on a PostgreSQL of a deployment; compose does it at each start, which
# changes nothing where it is done, and goes on where it broke off.
#   PGHOST=… PGUSER=… PGPASSWORD=… ROLE_PASSWORD=… databases.sh <service> …
set -eu
: "${ROLE_PASSWORD:?the password of the roles}"
for service in ${SERVICES:-"$@"}; do
  psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set db="ringline_$service" --set password="$ROLE_PASSWORD" \
    --set owner="ringline_${service}_owner" --set runtime="ringline_${service}_runtime" --dbname "${PGDATABASE:-postgres}" <<'SQL'
SELECT format('CREATE ROLE %I NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS', name)
  FROM unnest(ARRAY[:'owner', :'runtime']) AS name WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) \gexec
ALTER ROLE :"owner" LOGIN PASSWORD :'password';
ALTER ROLE :"runtime" LOGIN PASSWORD :'password';
SELECT format('CREATE DATABASE %I OWNER %I', :'db', :'owner')
  WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = :'db') \gexec
\connect :"db"
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
ALTER SCHEMA public OWNER TO :"owner";
GRANT USAGE ON SCHEMA public TO :"runtime";
ALTER DEFAULT PRIVILEGES FOR ROLE :"owner" GRANT USAGE ON SCHEMAS TO :"runtime";
ALTER DEFAULT PRIVILEGES FOR ROLE :"owner" GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO :"runtime";
ALTER DEFAULT PRIVILEGES FOR ROLE :"owner" GRANT USAGE, SELECT ON SEQUENCES TO :"runtime";
ALTER DEFAULT PRIVILEGES FOR ROLE :"owner" GRANT EXECUTE ON FUNCTIONS TO :"runtime";
SQL
done
