/** What the chart relies on: each service's roles as processes of their own, and the script that `helm test` runs. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Cluster } from '@ringline/deploy/cluster';
import { beforeAll, expect, it } from 'vitest';
import { startClusterProduct } from '../testkit/index.ts';

const SCRIPT = fileURLToPath(new URL('../../charts/ringline/files/test.mjs', import.meta.url));

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startClusterProduct({}, { rolesApart: true });
});

it('with api and worker apart somebody signs up, and a call from outside is taken', async () => {
  const child = spawn(process.execPath, [SCRIPT], {
    env: { EDGE_URL: cluster.url, SANDBOX_URL: cluster.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let says = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (says += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect({ code, says }).toEqual({ code: 0, says: expect.stringContaining('ok: the call was taken') });
});
