/** A newcomer in a real browser against the chart in a cluster, as scripts/install.mjs installs it: pods, Services, a gateway. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { systemClock } from '@ringline/kit/clock';
import { createRpcClients, HttpNetwork } from '@ringline/kit/rpc';
import { createSecrets, parseKeyRing } from '@ringline/kit/secrets';
import { describe, expect, it } from 'vitest';
import { tellNewcomersStory } from '../browser/newcomersStory.ts';
import type { RunningProduct } from '../testkit/index.ts';

/** The gateway, forwarded to this machine; `publicUrl` of charts/ringline/ci/skaffold-values.yaml. */
const URL_OF_GATEWAY = 'http://ringline.localhost:4000';
/** As deploy/kubernetes/prepare.sh has set it. */
const PASSPHRASE = 'open-the-outside';
const PRODUCT = 'app.kubernetes.io/instance=ringline';

const run = promisify(execFile);
const kubectl = async (...args: string[]) =>
  (await run('kubectl', ['--namespace', process.env['NAMESPACE'] ?? 'ringline', ...args])).stdout;
const names = async (kind: string) =>
  (await kubectl('get', kind, '--selector', PRODUCT, '--output', 'name')).split('\n').filter(Boolean);

async function start(): Promise<RunningProduct> {
  const ring = await kubectl('get', 'secret', 'ringline-dev-keys', '--output', 'jsonpath={.data.ring\\.json}');
  const secrets = createSecrets(parseKeyRing(Buffer.from(ring, 'base64').toString('utf8')));
  const address = await kubectl('get', 'service', 'ringline-billing', '--output', 'jsonpath={.spec.clusterIP}');
  const network = new HttpNetwork({ billing: `http://${address}:8080` });
  return {
    url: URL_OF_GATEWAY,
    secrets,
    rpc: createRpcClients('deploy', network, secrets, systemClock),
    services: [],
    /** Every pod of the product is replaced while people are there, as an upgrade does it. */
    async stop() {
      const deployments = await names('deployments');
      await kubectl('rollout', 'restart', ...deployments);
      for (const one of deployments) await kubectl('rollout', 'status', one, '--timeout=5m');
    },
  };
}

describe('in a cluster', () => {
  tellNewcomersStory(start, { passphrase: PASSPHRASE });

  it('no container has ended by itself, and every Deployment has what it asked for', async () => {
    const pods = JSON.parse(await kubectl('get', 'pods', '--selector', PRODUCT, '--output', 'json'));
    const restarted = pods.items.flatMap((pod: Pod) =>
      (pod.status.containerStatuses ?? [])
        .filter(({ restartCount }) => restartCount > 0)
        .map(({ name }) => `${pod.metadata.name}/${name}`),
    );
    expect(restarted).toEqual([]);
    for (const one of await names('deployments')) await kubectl('rollout', 'status', one, '--timeout=1s');
  });
});

interface Pod {
  readonly metadata: { readonly name: string };
  readonly status: { readonly containerStatuses?: readonly { readonly name: string; readonly restartCount: number }[] };
}
