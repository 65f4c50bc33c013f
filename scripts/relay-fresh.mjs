#!/usr/bin/env node
// Proves that the committed Relay artifacts and the list of persisted operations fit the sources.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { operations } from './relay.mjs';

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

const stale = lists();
if (stale.length > 0) {
  process.stdout.write(`${stale.join('\n')}\n`);
  process.exit(1);
}

/** The compiler adds an operation when it writes its artifact, never again, and takes none away: `npm run exec relay` does. */
function lists() {
  const { listed, compiled } = operations();
  const missing = [...compiled].filter(([id]) => !(id in listed)).map(([, file]) => file);
  const idle = Object.keys(listed).filter((id) => !compiled.has(id));
  return [
    ...(missing.length > 0
      ? [
          `bff/persisted.json lacks operations of the client, which the edge would refuse: ${missing.join(', ')}\nRun \`npm run exec relay\` and commit the result.`,
        ]
      : []),
    ...(idle.length > 0
      ? [
          `bff/persisted.json holds ${idle.length} operations that the client no longer has. Run \`npm run exec relay\` and commit the result; those of releases stand in bff/persisted/.`,
        ]
      : []),
  ];
}
