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
