#!/usr/bin/env node
// Asks a real kube-apiserver about every rendering of the chart (`npm run check:apiserver`): a dry run on the server, with
// strict fields, in a namespace under pod security `restricted`, with the operators' resource definitions installed. Nothing
// may be refused and nothing warned of. The server and its etcd are built once from Go modules (charts/tools/apiserver).
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { startApiserver, until } from './charts/apiserver.mjs';
import { KUBERNETES, root } from './charts/places.mjs';
import { objectsOf } from './charts/promises.mjs';
import { Helm, valuesFiles } from './charts/render.mjs';
import { built, goModule, seconds } from './charts/tools.mjs';

const NAMESPACE = 'ringline';
const started = Date.now();
const log = (text) => process.stderr.write(`  ${text}\n`);

const programs = await built('apiserver', log);
const render = await built('render', log);
const scratch = await mkdtemp(path.join(tmpdir(), 'ringline-apiserver-'));
let server;
try {
  server = await startApiserver({ programs, scratch });
  log(`kube-apiserver is up (${seconds(started)})`);
  await prepare(server);
  const { renderings, objects, findings } = await dryRun(server);
  for (const finding of findings) process.stdout.write(`${finding}\n`);
  process.stdout.write(
    `apiserver: ${renderings} renderings, ${objects} objects, ${findings.length} findings (${seconds(started)})\n`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await server?.stop();
  await rm(scratch, { recursive: true, force: true });
}

/** A namespace that takes only pods of the profile `restricted`, what values files speak of, and the operators' kinds. */
async function prepare({ ask }) {
  const levels = ['enforce', 'warn', 'audit'].flatMap((mode) => [
    [`pod-security.kubernetes.io/${mode}`, 'restricted'],
    [`pod-security.kubernetes.io/${mode}-version`, 'latest'],
  ]);
  await create(ask, '/api/v1/namespaces', {
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name: NAMESPACE, labels: Object.fromEntries(levels) },
  });
  await create(ask, '/apis/scheduling.k8s.io/v1/priorityclasses', {
    apiVersion: 'scheduling.k8s.io/v1',
    kind: 'PriorityClass',
    metadata: { name: 'business-critical' },
    value: 1_000,
  });
  const { modules } = JSON.parse(await readFile(path.join(root, 'charts/tools/schemas/crds.json'), 'utf8'));
  for (const { module, sum, folder, files } of modules) {
    const directory = await goModule({ module, sum });
    for (const file of files) {
      const definition = parse(await readFile(path.join(directory, folder, file), 'utf8'));
      const at = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
      await create(ask, at, definition);
      const name = definition.metadata.name;
      await until(`${name} is established`, async () => {
        const { body } = await ask('GET', `${at}/${name}`);
        return body.status.conditions.some(({ type, status }) => type === 'Established' && status === 'True');
      });
    }
  }
}

async function create(ask, at, object) {
  const { status, body } = await ask('POST', at, object);
  if (status !== 201) throw new Error(`${object.kind} ${object.metadata.name} was not taken: ${JSON.stringify(body)}`);
}

async function dryRun({ ask }) {
  const helm = new Helm(path.join(render, 'helm'), scratch);
  const { packaged } = await helm.package();
  const plurals = new Map();
  const findings = [];
  let [renderings, objects] = [0, 0];
  for (const { name, file } of await valuesFiles()) {
    renderings += 1;
    for (const object of objectsOf(await helm.template(packaged, file, KUBERNETES.at(-1)))) {
      objects += 1;
      const { kind, apiVersion, metadata } = object;
      const group = apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
      if (!plurals.has(group)) plurals.set(group, (await ask('GET', group)).body.resources);
      const plural = plurals
        .get(group)
        .find((resource) => resource.kind === kind && !resource.name.includes('/'))?.name;
      const at = `${group}/namespaces/${NAMESPACE}/${plural}?dryRun=All&fieldValidation=Strict`;
      const { status, warnings, body } = await ask('POST', at, object);
      if (status !== 201) findings.push(`${name}: ${kind} ${metadata.name} was refused: ${body.message ?? body}`);
      for (const warning of warnings) findings.push(`${name}: ${kind} ${metadata.name}: ${warning}`);
    }
  }
  return { renderings, objects, findings };
}
