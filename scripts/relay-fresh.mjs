#!/usr/bin/env node
// Proves that the committed Relay artifacts and the list of persisted operations fit the sources.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const web = path.join(root, 'web');
const result = spawnSync(path.join(web, 'node_modules', '.bin', 'relay-compiler'), ['--validate'], {
  cwd: web,
  encoding: 'utf8',
});
if (result.status !== 0) {
  process.stdout.write(
    `${result.stdout}${result.stderr}\nThe Relay artifacts are stale. Run \`npm run exec relay\` and commit the result.\n`,
  );
  process.exit(1);
}

// The compiler adds an operation to the list when it writes its artifact, and never again: a list that lost one stays so.
const { readdirSync, readFileSync } = await import('node:fs');
const generated = path.join(web, 'src', '__generated__');
const listed = JSON.parse(readFileSync(path.join(root, 'bff', 'persisted.json'), 'utf8'));
const unlisted = readdirSync(generated).filter((file) => {
  const id = /"id": "([0-9a-f]{64})"/.exec(readFileSync(path.join(generated, file), 'utf8'))?.[1];
  return id !== undefined && !(id in listed);
});
if (unlisted.length > 0) {
  process.stdout.write(
    `bff/persisted.json lacks operations of the client, which the edge would refuse: ${unlisted.join(', ')}\nDelete these artifacts, run \`npm run exec relay\` and commit the result.\n`,
  );
  process.exit(1);
}
