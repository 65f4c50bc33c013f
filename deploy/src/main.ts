/** What `npm start` runs: builds the browser clients that are stale, then the product. */
import { buildClients } from '../../scripts/build-clients.mjs';

const write = (line: string) => process.stderr.write(`${line}\n`);

try {
  buildClients({ log: write });
} catch (error) {
  write(`Ringline could not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
await import('./run.ts');
