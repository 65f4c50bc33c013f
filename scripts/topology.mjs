#!/usr/bin/env node
// Which services there are, whom they call and which public paths are theirs is said in charts/ringline/files/topology.yaml alone.
// What needs it as text holds it between `topology: <name>` and `topology: end`, written by `npm run exec topology:write` from there;
// this compares them, and finds lists of services that somebody wrote elsewhere.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'yaml';

/**
 * @typedef {{ calls: string[], database?: boolean, outside?: boolean, paths?: string[] }} Facts
 * @typedef {Record<string, Facts>} Topology
 */

export const SOURCE = 'charts/ringline/files/topology.yaml';
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @type {(text: string) => string} */
const upper = (text) => text.toUpperCase();

/**
 * What each block says.
 * @param {Topology} topology
 * @returns {Record<string, Record<string, string>>} by file and name of the block
 */
export function blocks(topology) {
  const all = Object.entries(topology);
  const own = all.filter(([, facts]) => !facts.outside);
  const stored = own.filter(([, facts]) => facts.database).map(([name]) => name);
  const outside = all.filter(([, facts]) => facts.outside).map(([name]) => name);
  const called = own.map(([name]) => name).filter((name) => own.some(([, { calls }]) => calls.includes(name)));
  const edge = own.find(([, { paths = [] }]) => paths.includes('/'))?.[0] ?? '';
  const paths = all.flatMap(([name, facts]) =>
    (facts.paths ?? []).filter((prefix) => prefix !== '/').map((prefix) => ({ name, prefix, outside: facts.outside })),
  );
  // The outside world serves its path itself as well; everybody else only what is below it.
  const prefixOf = (/** @type {typeof paths[number]} */ one) => (one.outside ? one.prefix : `${one.prefix}/`);
  const answering = [...new Set([...paths.filter((one) => !one.outside).map(({ name }) => name), edge])];

  return {
    'deploy/compose.yaml': {
      addresses: [
        '  # By which they call each other; whoever else comes by a name that is not theirs is refused.',
        `  ALLOWED_HOSTS: ${[...own.map(([name]) => name), 'gateway'].join(',')}`,
        ...called.map((name) => `  ${upper(name)}_URL: http://${name}:8080`),
      ].join('\n'),
      services: own.map(([name, facts]) => composed(name, facts)).join('\n\n'),
      databases: `      SERVICES: ${stored.join(' ')}`,
    },
    'deploy/compose/gateway.conf': {
      paths: [
        ...answering.map((name) => `  set $${name} http://${name}:8080;`),
        '',
        ...paths.flatMap((one) => [
          `  location ${prefixOf(one)} {`,
          `    proxy_pass ${one.outside ? 'http://127.0.0.1:8080' : `$${one.name}`};`,
          '  }',
        ]),
        '  location / {',
        `    proxy_pass $${edge};`,
        '  }',
      ].join('\n'),
    },
    'deploy/observability/prometheus.yml': {
      targets: own.map(([name]) => `          - ${name}:9464`).join('\n'),
    },
    'deploy/kubernetes/prepare.sh': { services: `services='${[...stored, ...outside].join(' ')}'` },
    'deploy/src/cluster/routes.ts': {
      paths: [
        'export const PUBLIC_PATHS: readonly { readonly prefix: string; readonly service: string }[] = [',
        ...paths.map((one) => `  { prefix: '${prefixOf(one)}', service: '${one.name}' },`),
        '];',
        '',
        '/** The service that answers what no path of the list claims. */',
        `export const EDGE = '${edge}';`,
      ].join('\n'),
    },
    'services/kit/src/host/environment.ts': {
      called: `export const CALLED = [${called.map((name) => `'${name}'`).join(', ')}] as const;`,
      addresses: called.map((name) => `  ${upper(name)}_URL: address('${name}'),`).join('\n'),
    },
  };
}

/** @param {string} name @param {Facts} facts */
function composed(name, { database }) {
  const wait = [
    ...(database ? [`      ${name}-migrate: { condition: service_completed_successfully }`] : []),
    '      keys: { condition: service_completed_successfully }',
    '      kafka: { condition: service_healthy }',
    '      redis: { condition: service_healthy }',
  ];
  const service = [`  ${name}:`, '    <<: *service', `    command: [/app/${name}/main.mjs]`];
  if (!database) return [...service, '    environment: { <<: *environment }', '    depends_on:', ...wait].join('\n');
  return [
    ...service,
    '    environment:',
    '      <<: *environment',
    `      DATABASE_URL: postgresql://ringline_${name}_runtime:ringline@postgres/ringline_${name}`,
    '    depends_on:',
    ...wait,
    `  ${name}-migrate:`,
    '    <<: *once',
    `    command: [/app/${name}/main.mjs, migrate]`,
    '    environment:',
    `      MIGRATION_DATABASE_URL: postgresql://ringline_${name}_owner:ringline@postgres/ringline_${name}`,
  ].join('\n');
}

/**
 * A file with its block as the topology has it; undefined where it has no such block.
 * @param {string} text @param {string} name @param {string} body
 */
export function withBlock(text, name, body) {
  const block = new RegExp(
    `^([ \\t]*(?:#|//) topology: ${name}\\b.*\\n)([\\s\\S]*?)(^[ \\t]*(?:#|//) topology: end$)`,
    'm',
  );
  if (!block.test(text)) return undefined;
  return text.replace(block, (_, open, _old, close) => `${open}${body}\n${close}`);
}

/** Where services are listed by what a list means there. */
const LISTS_OF_ITS_OWN = /^tests\/|\.test\.\w+$|\.md$|^charts\/ringline\/files\/|^scripts\/(?:topology|new\/)/;

/**
 * Lines that name three services or more in a row, outside the blocks.
 * @param {string} text @param {readonly string[]} names
 */
export function listsIn(text, names) {
  const one = `(?:${names.join('|')})`;
  const list = new RegExp(`\\b${one}(?:['"]?[,|\\s]+['"]?${one}\\b){2,}`);
  let within = false;
  return text.split('\n').filter((line) => {
    if (/topology: end/.test(line)) within = false;
    else if (/(?:#|\/\/) topology: \w/.test(line)) within = true;
    return !within && list.test(line);
  });
}

/** @param {boolean} write */
export function problems(write) {
  const topology = /** @type {Topology} */ (parse(readFileSync(path.join(root, SOURCE), 'utf8')));
  /** @type {string[]} */
  const found = [];
  for (const [file, named] of Object.entries(blocks(topology))) {
    const before = readFileSync(path.join(root, file), 'utf8');
    let after = before;
    for (const [name, body] of Object.entries(named)) {
      const next = withBlock(after, name, body);
      if (next === undefined) found.push(`${file} has no block "topology: ${name}" … "topology: end"`);
      else after = next;
    }
    if (after === before) continue;
    if (write) writeFileSync(path.join(root, file), after);
    else found.push(`${file} differs from ${SOURCE}: run npm run exec topology:write`);
  }
  const names = Object.keys(topology);
  const files = execFileSync('git', ['ls-files', 'scripts', 'deploy', 'services', 'bff', 'charts', '.*'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of files.split('\n'))
    if (
      /\.(?:[cm]?js|ts|json|ya?ml|sh|conf)$/.test(file) &&
      !LISTS_OF_ITS_OWN.test(file) &&
      !/\/gen(?:erated)?\//.test(file)
    )
      for (const line of listsIn(readFileSync(path.join(root, file), 'utf8'), names))
        found.push(`${file} lists services, which only ${SOURCE} does: ${line.trim()}`);
  return found;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = problems(process.argv.includes('--write'));
  for (const problem of found) console.error(problem);
  process.exitCode = found.length > 0 ? 1 : 0;
}
