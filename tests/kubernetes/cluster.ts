/** The cluster that scripts/install.mjs has put the chart into, as its tests ask it. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';

export const run = promisify(execFile);
const PRODUCT = 'app.kubernetes.io/instance=ringline';

export const kubectl = async (...args: string[]): Promise<string> =>
  (await run('kubectl', ['--namespace', process.env['NAMESPACE'] ?? 'ringline', ...args])).stdout;

/** What there is of one kind, as `deployment.apps/ringline-bff`. */
export const names = async (kind: string): Promise<string[]> =>
  (await kubectl('get', kind, '--selector', PRODUCT, '--output', 'name')).split('\n').filter(Boolean);

const podList = z.object({
  items: z.array(
    z.object({
      metadata: z.object({ name: z.string(), labels: z.record(z.string(), z.string()) }),
      status: z.object({
        containerStatuses: z.array(z.object({ name: z.string(), restartCount: z.number() })).default([]),
      }),
    }),
  ),
});

export interface Pod {
  readonly name: string;
  /** `telephony`, `bff`, `sandbox` … */
  readonly service: string;
  /** Names of its containers that ended by themselves and were started again. */
  readonly restarted: readonly string[];
}

/** The pods that stay: no job, no test, and nothing that is about to end. */
export async function pods(): Promise<Pod[]> {
  const selector = `${PRODUCT},ringline/role notin (migrate),app.kubernetes.io/component notin (test)`;
  const list = await kubectl('get', 'pods', '--selector', selector, '--output', 'json');
  return podList.parse(JSON.parse(list)).items.map(({ metadata, status }) => ({
    name: metadata.name,
    service: metadata.labels['app.kubernetes.io/component'] ?? '',
    restarted: status.containerStatuses.filter(({ restartCount }) => restartCount > 0).map(({ name }) => name),
  }));
}

const topologySchema = z.record(
  z.string(),
  z.object({
    calls: z.array(z.string()),
    carrier: z.boolean().default(false),
    database: z.boolean().default(false),
    outside: z.boolean().default(false),
    storage: z.boolean().default(false),
  }),
);

/** Whom each service reaches, as the chart's policies are made of it. */
export const topology = async () =>
  topologySchema.parse(
    parse(await readFile(new URL('../../charts/ringline/files/topology.yaml', import.meta.url), 'utf8')),
  );
