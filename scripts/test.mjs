#!/usr/bin/env node
// `npm test`: the facts, in minutes. Runs vitest once, finds a browser for the journeys, says loudly what was skipped,
// and ends with one line: `tests: N passed, M failed[, K skipped]`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { buildClients } from './build-clients.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const results = path.join(root, '.cache', 'test-results.json');
const requireAll = process.env.REQUIRE_ALL === '1';

buildClients({ log: (text) => console.log(text) });
const browser = findBrowser({ log: (text) => console.log(text) });
if (!browser) console.log('NO BROWSER: the tests that need one are skipped. Set CHROMIUM, or install chromium.');

mkdirSync(path.dirname(results), { recursive: true });
rmSync(results, { force: true });
const run = spawnSync(
  path.join(root, 'node_modules', '.bin', 'vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`, ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM: browser ?? '', RINGLINE_BROWSER: browser ?? '' } },
);

let report;
try {
  report = JSON.parse(readFileSync(results, 'utf8'));
} catch {
  console.log('The test runner ended without a report; its output stands above.');
  console.log('tests: 0 passed, 1 failed');
  process.exit(1);
}
const all = report.testResults.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })));
const passed = all.filter((test) => test.status === 'passed').length;
const skipped = all.filter((test) => test.status === 'skipped' || test.status === 'pending' || test.status === 'todo');
// A file that could not even be loaded has no assertions of its own, but it is a failure all the same.
const broken = report.testResults.filter(
  (file) => file.status === 'failed' && !file.assertionResults.some((t) => t.status === 'failed'),
);
let failed = all.filter((test) => test.status === 'failed').length + broken.length;
if (run.status !== 0 && failed === 0) failed = 1;
for (const test of skipped) console.log(`SKIPPED: ${test.fullName} (${path.relative(root, test.file)})`);
if (requireAll && skipped.length > 0) {
  console.log(`REQUIRE_ALL=1: ${skipped.length} skipped tests count as failures.`);
  failed += skipped.length;
}
console.log(`tests: ${passed} passed, ${failed} failed${skipped.length ? `, ${skipped.length} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);
