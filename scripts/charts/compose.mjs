// deploy/compose.yaml, read by the reference parser of the Compose specification, and its gateway.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { EDGE, PUBLIC_PATHS } from '../../deploy/src/cluster/routes.ts';
import { root } from './places.mjs';
import { environmentProblems } from './promises.mjs';
import { run } from './run.mjs';

const DEPLOY = path.join(root, 'deploy');

/** @returns what is wrong with the layers, one line each */
export async function composeProblems(program) {
  const parsed = await run(program, ['--format', 'json', 'compose.yaml'], { cwd: DEPLOY }).catch((error) => error);
  if (parsed instanceof Error) return [parsed.message];
  const { services } = JSON.parse(parsed.stdout);
  const problems = [];
  for (const [name, { command = [], environment = {} }] of Object.entries(services)) {
    const service = /^\/app\/([a-z-]+)\/main\.mjs$/.exec(command[0])?.[1];
    if (!service || command.length > 1) continue;
    if (service !== name) problems.push(`compose.yaml: ${name} runs ${service}`);
    // The services share one block of variables.
    problems.push(...(await environmentProblems(service, environment, { shared: true })));
  }
  const gateway = await readFile(path.join(DEPLOY, 'compose', 'gateway.conf'), 'utf8');
  const locations = new Set([...gateway.matchAll(/location (\S+) /g)].map(([, prefix]) => prefix));
  const wanted = new Set([...PUBLIC_PATHS.map(({ prefix }) => prefix), '/']);
  for (const prefix of locations.symmetricDifference(wanted))
    problems.push(`${prefix} stands in only one of deploy/compose/gateway.conf and deploy/src/cluster/routes.ts`);
  for (const name of [EDGE, ...PUBLIC_PATHS.map(({ service }) => service)])
    if (!services[name]) problems.push(`compose.yaml has no ${name}`);
  return problems;
}
