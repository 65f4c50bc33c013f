#!/usr/bin/env node
// Everything that guards main besides the tests: types, lint, format, boundaries, dead code, contracts, licences, lock.
// Each check runs even when another one failed, so that one run tells all. They only read, so two run at a time.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bin = (name) => path.join(root, 'node_modules', '.bin', name);
const node = process.execPath;

const CHECKS = [
  ['types of the server side', bin('tsc'), ['-p', '.']],
  ['types of the web client', bin('tsc'), ['-p', 'web']],
  ['types of the sandbox pages', bin('tsc'), ['-p', 'services/sandbox/ui']],
  ['lint', bin('oxlint'), ['--type-aware', '--quiet']],
  ['format (fix: npm run exec format)', bin('oxfmt'), ['--check', '.']],
  [
    'boundaries',
    bin('depcruise'),
    [
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      'services',
      'bff',
      'web/src',
      'deploy',
      'tests',
      'load',
    ],
  ],
  ['dead code', bin('knip'), ['--no-progress']],
  ['contracts', node, ['scripts/proto.mjs', 'check']],
  ['Prisma clients', node, ['scripts/prisma-clients.mjs', '--check']],
  ['GraphQL of the edge (fix: npm run exec graphql)', node, ['bff/scripts/generate.ts', '--check']],
  ['Relay artifacts', node, ['scripts/relay-fresh.mjs']],
  ['size budget of the web client', node, ['scripts/budget.mjs']],
  ['lists of services (fix: npm run exec topology:write)', node, ['scripts/topology.mjs']],
  ['lockfile', node, ['scripts/lockfile.mjs']],
  ['licences', node, ['scripts/licences.mjs']],
  ['READMEs', node, ['scripts/readmes.mjs']],
  ['requests are read, not cast', node, ['scripts/casts.mjs']],
  ['subjects of commits', node, ['scripts/commits.mjs']],
  ['dashboards and alerts', node, ['scripts/observability.mjs', 'check']],
];

const only = process.argv.slice(2);
const waiting = CHECKS.filter(([title]) => only.length === 0 || only.some((word) => title.includes(word)));
let failed = 0;

async function runNext() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [title, command, args] = /** @type {[string, string, string[]]} */ (next);
    const started = Date.now();
    const { error, output } = await run(command, args);
    console.log(`${error ? 'FAIL' : 'ok  '} ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    if (!error) continue;
    failed += 1;
    console.log(output || error.message);
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ error: Error | null; output: string }>}
 */
function run(command, args) {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ error, output: stdout + stderr }),
    );
  });
}

await Promise.all([runNext(), runNext()]);
process.exit(failed === 0 ? 0 : 1);
