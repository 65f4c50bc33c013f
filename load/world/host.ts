/**
 * The all-in-one product as the target of load, in a process of its own, so that what it costs can be told from what the
 * load costs. Forked with IPC; its settings come by the environment, the number of people in the first argument.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { processEnvironment } from '@ringline/kit/config';
import { startAllInOne } from '@ringline/deploy/all-in-one';
import { silentProgress } from '@ringline/deploy/progress';
import type { HostMessage } from './target.ts';
import { makePeople } from './people.ts';

const tell = (message: HostMessage) => process.send?.(message);

const product = await startAllInOne(processEnvironment(), silentProgress);
const end = async () => {
  await product.stop();
  process.exit(0);
};
process.on('SIGTERM', () => void end());
process.on('SIGINT', () => undefined);
process.on('disconnect', () => void end());

try {
  const people = await makePeople(product.url, product.rpc, Number(process.argv[2] ?? 0));
  const postgres = Number(readFileSync(path.join(product.dataPath, 'postmaster.pid'), 'utf8').split('\n')[0]);
  tell({ ready: { url: product.url, people, postgres } });
} catch (error) {
  tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  await end();
}
