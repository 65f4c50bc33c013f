/** A newcomer in a real browser against the chart in a cluster, as scripts/install.mjs installs it: pods, Services, a gateway. */
import { systemClock } from '@ringline/kit/clock';
import { createRpcClients, HttpNetwork } from '@ringline/kit/rpc';
import { createSecrets, parseKeyRing } from '@ringline/kit/secrets';
import { describe, expect, it } from 'vitest';
import { tellNewcomersStory } from '../browser/newcomersStory.ts';
import { z } from 'zod';
import type { RunningProduct } from '../testkit/index.ts';
import { kubectl, names, pods, run, topology } from './cluster.ts';

/** The gateway, forwarded to this machine; `publicUrl` of charts/ringline/ci/skaffold-values.yaml. */
const URL_OF_GATEWAY = 'http://ringline.localhost:4000';
/** As deploy/kubernetes/prepare.sh has set it. */
const PASSPHRASE = 'open-the-outside';
/** How many telephonies there are after the upgrade: calls move between them. */
const TELEPHONIES = 2;

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

/** `helm upgrade` with a setting that every service but the carrier has anew, and telephony scaled by itself. */
async function upgrade(): Promise<void> {
  const [helm, ...args] = z.array(z.string()).parse(JSON.parse(process.env['UPGRADE'] ?? '[]'));
  const ours = Object.entries(await topology()).filter(([, { outside }]) => !outside);
  const settings = [
    ...ours.map(([service]) => `services.${service}.env.LOG_LEVEL=warn`),
    `services.telephony.api.replicas=${TELEPHONIES}`,
  ];
  const before = await pods();
  await run(helm!, [...args, '--set', settings.join(',')]);
  // Who is about to end is still there for a while, which their calls do not need.
  const after = (await pods()).filter(({ name }) => !before.some((pod) => pod.name === name));
  expect(after.map(({ service }) => service).toSorted()).toEqual(
    [...ours.map(([service]) => service), 'telephony'].toSorted(),
  );
}

describe('in a cluster', () => {
  tellNewcomersStory(start, { passphrase: PASSPHRASE, upgrade });

  it('no container has ended by itself, and every Deployment has what it asked for', async () => {
    expect((await pods()).flatMap(({ name, restarted }) => restarted.map((one) => `${name}/${one}`))).toEqual([]);
    for (const one of await names('deployments')) await kubectl('rollout', 'status', one, '--timeout=1s');
  });
});
