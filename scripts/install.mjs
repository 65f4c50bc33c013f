#!/usr/bin/env node
// Installs the chart in a real cluster with what `skaffold dev` installs (`npm run check:install`): the engines of
// deploy/kubernetes, the image, the chart; then `helm test`, and a newcomer's story in Chromium with audio, in the midst of which
// every Deployment of the product is rolled. The cluster is one node that this makes of the machine (scripts/kubernetes/node.mjs).
// Needs root, Linux, Go and a Docker engine to build the image, so that it is run by hand.
//   --standins   makes what Docker Hub would give of other registries, where the Hub cannot be reached
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { findBrowser } from './browser.mjs';
import { root } from './charts/places.mjs';
import { Helm } from './charts/render.mjs';
import { run } from './charts/run.mjs';
import { built, seconds } from './charts/tools.mjs';
import { IMAGES, IMAGES_OF_CLUSTER, makeStandins } from './compose/standins.mjs';
import { COREDNS, PAUSE, missingForNode, startNode } from './kubernetes/node.mjs';

const IMAGE = { repository: 'ringline/ringline', tag: 'check' };
const NAMESPACE = 'ringline';
/** Where skaffold.yaml forwards the gateway, and what its values say that people open. */
const PORT = 4000;
/** What there is to know when something fails. */
const FACTS = `
kubectl --namespace "$NAMESPACE" get events --sort-by .metadata.creationTimestamp | tail -40
for pod in $(kubectl --namespace "$NAMESPACE" get pods --output name); do
  echo "== $pod"; kubectl --namespace "$NAMESPACE" logs "$pod" --all-containers --tail 15
done`;
const started = Date.now();
const log = (text) => process.stderr.write(`  ${text}\n`);

process.exitCode = await check();

/** @returns the exit code */
async function check() {
  const missing = (await missingForNode()) ?? (await missingBesides());
  if (missing) {
    log(`${missing} Without a node, \`npm run check:charts\` and \`check:apiserver\` look at the chart.`);
    return 1;
  }
  const browser = findBrowser({ log });
  if (process.argv.includes('--standins')) await makeStandins(log, { ...IMAGES, ...IMAGES_OF_CLUSTER });
  const tag = `${IMAGE.repository}:${IMAGE.tag}`;
  if (!shown('docker', ['build', '--file', 'deploy/docker/Dockerfile', '--tag', tag, '.'], { DOCKER_BUILDKIT: '1' }))
    return 1;
  const scratch = await mkdtemp(path.join(tmpdir(), 'ringline-node-'));
  let node;
  try {
    const images = path.join(scratch, 'images.tar');
    const saved = [tag, PAUSE, COREDNS, ...(await imagesOfEngines())];
    await run('docker', ['save', '--output', images, ...saved]);
    node = await startNode({ scratch, images, log });
    log(`The node is ready (${seconds(started)})`);
    const code = await installed({ node, scratch, browser });
    if (code !== 0) log(`What the node's parts said last:\n${node.said()}`);
    return code;
  } finally {
    await node?.stop();
    await rm(scratch, { recursive: true, force: true });
  }
}

async function missingBesides() {
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status !== 0)
    return 'There is no Docker engine to build the image.';
  const taken = await new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(PORT, '127.0.0.1', () => server.close(() => resolve(false)));
  });
  return taken ? `Something listens on port ${PORT}, where people would open Ringline.` : undefined;
}

/** What deploy/kubernetes/engines.yaml pulls. */
async function imagesOfEngines() {
  const text = await readFile(path.join(root, 'deploy', 'kubernetes', 'engines.yaml'), 'utf8');
  const pods = parseAllDocuments(text).map((document) => document.toJS().spec?.template?.spec);
  const containers = pods.flatMap((pod) => [...(pod?.containers ?? []), ...(pod?.initContainers ?? [])]);
  return [...new Set(containers.map(({ image }) => image))];
}

async function installed({ node, scratch, browser }) {
  const programs = `${path.dirname(node.kubectl)}:${process.env.PATH}`;
  const env = { KUBECONFIG: node.kubeconfig, PATH: programs };
  if (!shown('sh', ['deploy/kubernetes/prepare.sh'], env)) return failed(env);
  log(`What it expects is there (${seconds(started)})`);

  const helm = new Helm(path.join(await built('render', log), 'helm'), scratch);
  const { packaged } = await helm.package();
  const values = ['--values', path.join(root, 'charts', 'ringline', 'ci', 'skaffold-values.yaml')];
  const image = ['--set', `image.repository=${IMAGE.repository},image.tag=${IMAGE.tag}`];
  const wait = ['--namespace', NAMESPACE, '--wait', '--timeout', '10m'];
  // The cluster is reached without a proxy, and nothing else is.
  const reach = { ...helm.env, ...env, HTTP_PROXY: '', HTTPS_PROXY: '' };
  if (!shown(helm.program, ['install', 'ringline', packaged, ...values, ...image, ...wait], reach)) return failed(env);
  log(`The chart is installed (${seconds(started)})`);
  if (!shown(helm.program, ['test', 'ringline', '--namespace', NAMESPACE, '--logs', '--timeout', '5m'], reach))
    return failed(env);

  const forward = ['port-forward', 'service/gateway', `${PORT}:${PORT}`, '--namespace', NAMESPACE];
  const forwarded = spawn(node.kubectl, forward, { env: { ...process.env, ...env }, stdio: 'ignore' });
  try {
    const upgrade = [helm.program, 'upgrade', 'ringline', packaged, '--reuse-values', ...wait];
    const story = {
      ...reach,
      CHROMIUM: browser ?? '',
      RINGLINE_BROWSER: browser ?? '',
      NAMESPACE,
      UPGRADE: JSON.stringify(upgrade),
    };
    const vitest = ['run', '--config', 'vitest.deployed.config.ts', 'tests/kubernetes'];
    return shown(path.join(root, 'node_modules', '.bin', 'vitest'), vitest, story) ? 0 : failed(env);
  } finally {
    forwarded.kill();
  }
}

/** What the cluster says of its pods, for whoever looks why. @returns 1 */
function failed(env) {
  shown('kubectl', ['get', 'pods', '--all-namespaces', '--output', 'wide'], env);
  shown('sh', ['-c', FACTS], { ...env, NAMESPACE });
  return 1;
}

function shown(command, args, env) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}
