#!/usr/bin/env node
// Everything that guards main besides the tests: types, lint, format, boundaries, dead code, contracts, licences, lock.
// Each check runs even when an earlier one failed, so that one run tells all.
import { spawnSync } from 'node:child_process';
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
  ['Relay artifacts', node, ['scripts/relay-fresh.mjs']],
  ['size budget of the web client', node, ['scripts/budget.mjs']],
  ['lockfile', node, ['scripts/lockfile.mjs']],
  ['licences', node, ['scripts/licences.mjs']],
  ['READMEs', node, ['scripts/readmes.mjs']],
  ['dashboards and alerts', node, ['scripts/observability.mjs', 'check']],
];

const only = process.argv.slice(2);
let failed = 0;
for (const [title, command, args] of CHECKS) {
  if (only.length && !only.some((word) => title.includes(word))) continue;
  const started = Date.now();
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const ok = result.status === 0;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${String(title)} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (!ok) {
    failed += 1;
    console.log(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`);
  }
}
process.exit(failed === 0 ? 0 : 1);
