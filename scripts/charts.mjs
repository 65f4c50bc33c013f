#!/usr/bin/env node
// Checks the Helm charts (and deploy/compose.yaml) without a cluster (`npm run check:charts`): lints, renders every values file of charts/ringline/ci
// from the package alone, and asks of each rendering whether its shape is right (kubeconform, strict, oldest and newest
// Kubernetes), its habits are good (kube-score), and the chart keeps its promises. The tools come from Go modules, the
// schemas from packages; all are pinned in charts/tools and built once into the cache.
//   --if-changed   does nothing when these very inputs passed on this machine before
//   --write        writes what is generated: the README's table and the copy of the alert rules
//   --render DIR   only renders, into a folder
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cachedAt } from '../services/kit/src/engines/cache.ts';
import { composeProblems } from './charts/compose.mjs';
import { RULES, differences, missingFromSkaffold } from './charts/facts.mjs';
import { habitsOf, shapeOf } from './charts/manifests.mjs';
import { KUBERNETES, root } from './charts/places.mjs';
import { brokenPromises, secretsNeverGiven } from './charts/promises.mjs';
import { README, readme } from './charts/readme.mjs';
import { REFUSALS } from './charts/refusals.mjs';
import { Helm, valuesFiles } from './charts/render.mjs';
import { schemas } from './charts/schemas.mjs';
import { built, seconds } from './charts/tools.mjs';

const options = process.argv.slice(2);
const started = Date.now();
const log = (text) => process.stderr.write(`  ${text}\n`);

/** What the outcome depends on. */
const INPUTS = [
  'charts',
  'scripts/charts.mjs',
  'scripts/charts',
  'skaffold.yaml',
  'deploy/compose.yaml',
  'deploy/kubernetes',
  'deploy/compose',
  'deploy/observability/rules.yaml',
  'deploy/src/cluster/routes.ts',
  'docs/design/boundaries.md',
  'bff/src/environment.ts',
  'services/kit/src/host/environment.ts',
  'services/kit/src/carrier',
  'services/kit/src/viber',
  'services/kit/src/config/index.ts',
];

if (options.includes('--write')) await write();
else if (options.includes('--render')) await renderInto(options[options.indexOf('--render') + 1]);
else process.exitCode = await check();

async function write() {
  await writeFile(README, (await readme()).should);
  if (existsSync(RULES.source)) await copyFile(RULES.source, RULES.copy);
}

/** @returns the exit code */
async function check() {
  const passed = cachedAt(`charts-passed-${await fingerprint()}`);
  if (options.includes('--if-changed') && existsSync(passed)) {
    process.stdout.write('charts: unchanged since they passed here\n');
    return 0;
  }
  const scratch = await mkdtemp(path.join(tmpdir(), 'ringline-charts-'));
  try {
    const { renderings, findings } = await inspect(scratch);
    for (const finding of findings) process.stdout.write(`${finding}\n`);
    process.stdout.write(`charts: ${renderings} renderings, ${findings.length} findings (${seconds(started)})\n`);
    if (findings.length > 0) return 1;
    await mkdir(path.dirname(passed), { recursive: true });
    await writeFile(passed, '');
    return 0;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function inspect(scratch) {
  const findings = await documents();
  const render = await built('render', log);
  const score = await built('score', log);
  const compose = await built('compose', log);
  findings.push(...(await composeProblems(path.join(compose, 'cmd'))));
  const shapes = await schemas(log);
  const engines = path.join(root, 'deploy', 'kubernetes', 'engines.yaml');
  for (const problem of await shapeOf(path.join(render, 'kubeconform'), shapes, KUBERNETES[0], engines))
    findings.push(`deploy/kubernetes/engines.yaml: ${problem}`);
  const helm = new Helm(path.join(render, 'helm'), scratch);
  const { packaged, unpacked } = await helm.package();
  const values = await valuesFiles();
  if (values.length < 10) findings.push(`charts/ringline/ci holds ${values.length} values files; ten are wanted`);
  let renderings = 0;
  const texts = [];
  const waiting = [...values];
  async function inspectNext() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, file } = next;
      const say = (problem) => findings.push(`${name}: ${problem}`);
      await helm.lint(unpacked, file).catch((error) => say(error.message));
      for (const version of KUBERNETES) {
        const text = await helm.template(packaged, file, version).catch((error) => say(error.message));
        if (typeof text !== 'string') continue;
        renderings += 1;
        const manifest = path.join(scratch, `${name}-${version}.yaml`);
        await writeFile(manifest, text);
        for (const problem of await shapeOf(path.join(render, 'kubeconform'), shapes, version, manifest)) say(problem);
        // The habits and promises do not depend on the version.
        if (version !== KUBERNETES[0]) continue;
        for (const problem of await habitsOf(path.join(score, 'kube-score'), name, version, manifest)) say(problem);
        for (const problem of await brokenPromises(text)) say(problem);
        texts.push(text);
      }
    }
  }
  // As many at once as a small machine has cores.
  await Promise.all([inspectNext(), inspectNext()]);
  findings.push(...(await secretsNeverGiven(texts)));
  for (const { what, set, names } of REFUSALS) {
    const said = await helm.refusal(packaged, set);
    if (said === undefined) findings.push(`the values' schema takes ${what}`);
    else if (!said.includes(names)) findings.push(`the refusal of ${what} does not name ${names}: ${said}`);
  }
  return { renderings, findings };
}

/** What is written twice is the same. */
async function documents() {
  const findings = [...(await differences()), ...(await missingFromSkaffold())];
  const { is, should } = await readme();
  if (is !== should)
    findings.push('charts/ringline/README.md: the table of values is stale. Run `npm run exec charts:write`.');
  if (existsSync(RULES.source)) {
    const [source, copy] = await Promise.all([RULES.source, RULES.copy].map((file) => readFile(file, 'utf8')));
    if (source !== copy)
      findings.push(
        'charts/ringline/files/rules.yaml differs from deploy/observability/rules.yaml. Run `npm run exec charts:write`.',
      );
  }
  return findings;
}

async function renderInto(folder) {
  const scratch = await mkdtemp(path.join(tmpdir(), 'ringline-charts-'));
  try {
    await mkdir(folder, { recursive: true });
    const helm = new Helm(path.join(await built('render', log), 'helm'), scratch);
    const { packaged } = await helm.package();
    for (const { name, file } of await valuesFiles())
      await writeFile(path.join(folder, `${name}.yaml`), await helm.template(packaged, file, KUBERNETES[0]));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Of everything that the outcome depends on. */
async function fingerprint() {
  const hash = createHash('sha256');
  const services = await readdir(path.join(root, 'services'));
  const environments = services.map((name) => `services/${name}/src/environment.ts`);
  for (const input of [...INPUTS, ...environments]) {
    const place = path.join(root, input);
    if (!existsSync(place)) continue;
    for (const file of await filesOf(place)) {
      hash
        .update(path.relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesOf(place) {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [place];
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return files.toSorted();
}
