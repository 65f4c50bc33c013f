/** `npm run cluster`: the product as separate processes on this machine, until a signal ends it. */
import { ConfigurationError, processEnvironment } from '@ringline/kit/config';
import { outliveClosedOutput } from '@ringline/kit/host';
import { buildClients } from '../../../scripts/build-clients.mjs';
import { StartProblem } from '../listening.ts';
import { createProgress } from '../progress.ts';
import { startCluster, type Cluster } from './cluster.ts';

const write = (line: string) => process.stderr.write(`${line}\n`);
let cluster: Cluster | undefined;
let ending: Promise<void> | undefined;

async function end(code: number): Promise<void> {
  ending ??= (async () => {
    try {
      await cluster?.stop();
    } finally {
      process.exit(code);
    }
  })();
  await ending;
}

outliveClosedOutput();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!ending) write('\n  Stopping …');
    void end(0);
  });
}

try {
  buildClients({ log: write });
  const source = processEnvironment();
  cluster = await startCluster({ ...source, DATA_DIR: source['DATA_DIR'] ?? '.data-cluster' }, createProgress(write), {
    production: process.argv.includes('--production'),
  });
  for (const { name, pids } of cluster.members) write(`  ${name}: process ${pids.join(', ')}`);
  write(`  Data: ${cluster.dataPath}; what the processes write: ${cluster.logFolder}`);
  process.stdout.write(
    `Ready: Ringline is at ${cluster.url} (the outside world: ${cluster.url}/sandbox). Ctrl-C stops it.\n`,
  );
} catch (error) {
  if (error instanceof StartProblem || error instanceof ConfigurationError) write(error.message);
  else write(`The cluster could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  await end(1);
}
