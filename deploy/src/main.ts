/** What `npm start` runs: builds the browser clients that are stale, then the product, from one file if that is fresh. */
import { spawn } from 'node:child_process';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildClients } from '../../scripts/build-clients.mjs';
import { freshStartBundle } from '../../scripts/start-bundle.mjs';

// Half of a start is reading code; what was read once is kept. A folder that can't be written is no reason to stop.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compile', import.meta.url)));

const write = (line: string) => process.stderr.write(`${line}\n`);

try {
  buildClients({ log: write });
} catch (error) {
  write(`Ringline could not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
const bundle = freshStartBundle();
await (bundle === undefined ? import('./run.ts') : import(bundle));
// A process that is killed keeps nothing by itself.
flushCompileCache();
// For the next start, and never in the way of this one.
if (bundle === undefined)
  spawn(process.execPath, [fileURLToPath(new URL('../../scripts/start-bundle.mjs', import.meta.url))], {
    stdio: 'ignore',
  })
    .on('error', () => undefined)
    .unref();
