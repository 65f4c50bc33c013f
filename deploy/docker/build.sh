#!/bin/sh
# The steps of the image, as the Dockerfile runs them and as `npm run check:image` runs them without a container engine, so
# that they do not rot. Needs Node 24 and pnpm, and the repository as it was cloned.
#   build.sh install        the dependencies, from the lockfile alone
#   build.sh bundle DIR     the Prisma clients, both web clients and every service, into DIR/<service>/main.mjs
set -eu
cd "$(dirname "$0")/../.."
case "${1:-}" in
  install)
    pnpm install --frozen-lockfile --ignore-scripts --reporter=append-only
    ;;
  bundle)
    out="${2:?a folder to bundle into}"
    node scripts/prisma-clients.mjs
    node --input-type=module --eval "
      import { buildClients } from './scripts/build-clients.mjs';
      buildClients({ log: (line) => process.stderr.write(line + '\n') });
    "
    node scripts/bundle.mjs "$out"
    # Readable by whoever runs it, written by nobody.
    chmod -R a+rX,go-w "$out"
    ;;
  *)
    echo "build.sh install | bundle DIR" >&2
    exit 2
    ;;
esac
