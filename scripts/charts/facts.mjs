// The chart's topology says about the services what their code says.
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { EDGE, PUBLIC_PATHS } from '../../deploy/src/cluster/routes.ts';
import { chart, root } from './places.mjs';

const read = (...parts) => readFile(path.join(root, ...parts), 'utf8');

/** Calls by the table of docs/design/boundaries.md, as `caller → service`; what the launcher calls is not part of a deployment. */
function callsInDesign(text) {
  const table = text.split('## Synchronous calls between services')[1]?.split('\n## ')[0] ?? '';
  const rows = [...table.matchAll(/^\| ([a-z-]+) \| ([a-z-]+)\./gm)];
  return new Set(rows.map(([, caller, service]) => `${caller} → ${service}`));
}

const PROTO_IMPORT = /import \{([^}]*)\} from '@ringline\/proto\/([a-z]+)\/v1\//g;

/** Calls by the source, as `caller → service`: whose client a service asks for. Its tests stand in for others, and do not count. */
async function callsInSource(names) {
  const found = new Set();
  for (const caller of names) {
    const folder = path.join(root, 'services', caller, 'src');
    for (const file of await readdir(folder, { recursive: true })) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file.startsWith('generated')) continue;
      const text = await readFile(path.join(folder, file), 'utf8');
      for (const [, imported, service] of text.matchAll(PROTO_IMPORT)) {
        const isAsked = imported.split(',').some((name) => text.includes(`.client(${name.trim()})`));
        if (isAsked && service !== caller) found.add(`${caller} → ${service}`);
      }
    }
  }
  return found;
}

/** @returns where topology.yaml and the repository differ, one line each */
export async function differences() {
  const topology = parse(await read('charts', 'ringline', 'files', 'topology.yaml'));
  const problems = [];

  const folders = (await readdir(path.join(root, 'services'))).filter((name) => name !== 'kit');
  for (const name of [...folders, 'bff'])
    if (!topology[name]) problems.push(`${name} is not in charts/ringline/files/topology.yaml`);

  const designed = callsInDesign(await read('docs', 'design', 'boundaries.md'));
  const own = new Set(
    Object.entries(topology)
      .filter(([name]) => name !== EDGE)
      .flatMap(([name, { calls }]) => calls.map((service) => `${name} → ${service}`)),
  );
  for (const call of designed.symmetricDifference(own))
    problems.push(`${call} stands in only one of docs/design/boundaries.md ("Synchronous calls") and topology.yaml`);
  for (const call of (await callsInSource(folders)).symmetricDifference(own))
    problems.push(
      `${call} stands in only one of the services' source and topology.yaml, which says whom the network lets through`,
    );

  const claimed = new Set(PUBLIC_PATHS.map(({ prefix, service }) => `${prefix.replace(/\/$/, '')} → ${service}`));
  const paths = new Set(
    Object.entries(topology).flatMap(([name, facts]) => (facts.paths ?? []).map((prefix) => `${prefix} → ${name}`)),
  );
  paths.delete(`/ → ${EDGE}`);
  for (const prefix of claimed.symmetricDifference(paths))
    problems.push(`${prefix} stands in only one of deploy/src/cluster/routes.ts and topology.yaml`);
  return problems;
}

/** @returns files that skaffold.yaml names and that are not there, one line each */
export async function missingFromSkaffold() {
  const { build, deploy } = parse(await read('skaffold.yaml'));
  const { hooks, releases } = deploy.helm;
  const named = [
    ...build.artifacts.map(({ docker }) => docker.dockerfile),
    ...releases.flatMap(({ chartPath, valuesFiles }) => [chartPath, ...valuesFiles]),
    ...hooks.before.flatMap(({ host }) => host.command.filter((word) => word.includes('/'))),
  ];
  return named
    .filter((file) => !existsSync(path.join(root, file)))
    .map((file) => `skaffold.yaml: ${file} is not there`);
}

/** The alert rules that the chart carries are those of deploy/observability. */
export const RULES = {
  source: path.join(root, 'deploy', 'observability', 'rules.yaml'),
  copy: path.join(chart, 'files', 'rules.yaml'),
};
