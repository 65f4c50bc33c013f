/**
 * The product as the target of load, in processes of its own, so that what it costs can be told from what the load costs.
 * Forked with IPC; its settings come by the environment; arguments: `all-in-one` or `cluster`, and the number of people.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { processEnvironment } from '@ringline/kit/config';
import type { RpcClients } from '@ringline/kit/rpc';
import { startAllInOne } from '@ringline/deploy/all-in-one';
import { startCluster } from '@ringline/deploy/cluster';
import { silentProgress } from '@ringline/deploy/progress';
import { makePeople } from './people.ts';
import type { HostMessage, Mode, Processes } from './target.ts';

interface Running {
  readonly url: string;
  readonly rpc: RpcClients;
  processes(): Processes;
  stop(): Promise<void>;
}

const STARTERS: Readonly<Record<Mode, () => Promise<Running>>> = {
  async 'all-in-one'() {
    const product = await startAllInOne(processEnvironment(), silentProgress);
    return {
      url: product.url,
      rpc: product.rpc,
      processes: () => ({ product: [process.pid], PostgreSQL: [postmasterOf(product.dataPath)] }),
      stop: () => product.stop(),
    };
  },
  async cluster() {
    const cluster = await startCluster(processEnvironment(), silentProgress);
    const { postgres, kafka, redis } = cluster.engines;
    const outside = (name: string) => name === 'sandbox';
    return {
      url: cluster.url,
      rpc: cluster.rpc,
      processes: () => ({
        product: cluster.members.filter(({ name }) => !outside(name)).flatMap(({ pids }) => pids),
        sandbox: cluster.member('sandbox').pids,
        PostgreSQL: [postmasterOf(postgres.dataPath)],
        Kafka: kafka.pid === undefined ? [] : [kafka.pid],
        Redis: redis.pid === undefined ? [] : [redis.pid],
      }),
      stop: () => cluster.stop(),
    };
  },
};

const postmasterOf = (dataPath: string): number =>
  Number(readFileSync(path.join(dataPath, 'postmaster.pid'), 'utf8').split('\n')[0]);
const tell = (message: HostMessage) => process.send?.(message);

const running = await STARTERS[process.argv[2] as Mode]();
const end = async () => {
  await running.stop();
  process.exit(0);
};
process.on('SIGTERM', () => void end());
process.on('SIGINT', () => undefined);
process.on('disconnect', () => void end());

try {
  const people = await makePeople(running.url, running.rpc, Number(process.argv[3] ?? 0));
  tell({ ready: { url: running.url, people, processes: running.processes() } });
} catch (error) {
  tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  await end();
}
