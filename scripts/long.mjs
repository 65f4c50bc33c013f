#!/usr/bin/env node
// `npm run test:long`: what takes longer than `npm test` may. By hand it runs all of it, or the files that are named, and
// records which passed on these sources (tests/proven.json, to be committed). CI asks with --unproven for what has no such
// record alone: mostly nothing, and everything where somebody did not run it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { longTests } from '../vitest.long.config.ts';
import { inputsOf, readRecord, record } from './proven.mjs';

const root = path.dirname(import.meta.dirname);
const args = process.argv.slice(2);
const unprovenOnly = args.includes('--unproven');
const named = args.filter((arg) => arg !== '--unproven');
const inputs = inputsOf(root, longTests, { untracked: !unprovenOnly });

const proofs = readRecord(root);
const proven = unprovenOnly && inputs ? longTests.filter((file) => proofs[file]?.inputs === inputs.get(file)) : [];
const files = unprovenOnly ? longTests.filter((file) => !proven.includes(file)) : named;
if (proven.length > 0) {
  const tests = proven.reduce((sum, file) => sum + (proofs[file]?.tests ?? 0), 0);
  const days = [...new Set(proven.map((file) => proofs[file]?.on))].toSorted().join(', ');
  console.log(
    `PROVEN: ${tests} tests in ${proven.length} of ${longTests.length} long files passed on these very sources (${days}) and are not run again.`,
  );
}
if (unprovenOnly && files.length === 0) {
  console.log('tests: 0 passed, 0 failed');
  process.exit(0);
}

const results = path.join(root, '.cache', 'test-results.json');
const run = spawn(
  process.execPath,
  [path.join(root, 'scripts', 'test.mjs'), '--config', 'vitest.long.config.ts', ...files],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => run.kill(signal));
const [status] = await once(run, 'exit');
const report = unprovenOnly || !inputs ? undefined : readReport();
// Sources that changed while it ran: nobody can say what was tested.
const unchanged = report && JSON.stringify([...inputs]) === JSON.stringify([...(inputsOf(root, longTests) ?? [])]);
if (report?.clean && unchanged) {
  const passed = record(root, inputs, report, new Date().toISOString().slice(0, 10));
  console.log(`${passed} files recorded in tests/proven.json: commit it, and CI does not run them again.`);
} else if (report)
  console.log('Nothing recorded in tests/proven.json: a leak was found, or sources changed meanwhile.');
process.exit(status ?? 1);

/** @returns {{ clean: boolean; testResults: any[] } | undefined} undefined: the runner ended without one */
function readReport() {
  try {
    return JSON.parse(readFileSync(results, 'utf8'));
  } catch {
    return undefined;
  }
}
