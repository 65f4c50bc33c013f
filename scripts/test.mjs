#!/usr/bin/env node
// `npm test`: the facts, in minutes. Runs vitest once, finds a browser for the journeys, says loudly what was skipped,
// looks through everything that the processes wrote and traced for what must not stand there, and ends with one line:
// `tests: N passed, M failed[, K skipped]`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { buildClients } from './build-clients.mjs';
import { scanOutput } from './scan-output.mjs';
import { startCollector } from '../tests/testkit/collector.ts';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const results = path.join(root, '.cache', 'test-results.json');
// Of its own, so that two runs at once do not mix.
const output = mkdtempSync(path.join(tmpdir(), 'ringline-output-'));
const requireAll = process.env.REQUIRE_ALL === '1';

buildClients({ log: (text) => console.log(text) });
const browser = findBrowser({ log: (text) => console.log(text) });
if (!browser) console.log('NO BROWSER: the tests that need one are skipped. Set CHROMIUM, or install chromium.');

mkdirSync(path.dirname(results), { recursive: true });
rmSync(results, { force: true });
const collector = await startCollector((spans) => appendFileSync(path.join(output, 'run.spans.jsonl'), `${spans}\n`));
const run = spawn(
  path.join(root, 'node_modules', '.bin', 'vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`, ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
      CHROMIUM: browser ?? '',
      RINGLINE_BROWSER: browser ?? '',
      RINGLINE_OUTPUT: output,
      RINGLINE_OTLP: collector.endpoint,
    },
  },
);
for (const [from, to] of [
  [run.stdout, process.stdout],
  [run.stderr, process.stderr],
]) {
  from.on('data', (chunk) => {
    to.write(chunk);
    appendFileSync(path.join(output, 'runner.out'), chunk);
  });
}
const closed = once(run, 'close');
const [status] = await once(run, 'exit');
// Its last lines are on the way; a process that it left behind may hold the pipe for longer.
await Promise.race([closed, pause(2_000)]);
await collector.stop();
const { leaks, lines, spans } = scanOutput(output);

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
if (status !== 0 && failed === 0) failed = 1;
for (const test of skipped) console.log(`SKIPPED: ${test.fullName} (${path.relative(root, test.file)})`);
if (requireAll && skipped.length > 0) {
  console.log(`REQUIRE_ALL=1: ${skipped.length} skipped tests count as failures.`);
  failed += skipped.length;
}
// Once more and short, at the end: of a long run's output often only the end is kept.
for (const test of all.filter(({ status }) => status === 'failed'))
  console.log(`FAILED: ${test.fullName} (${path.relative(root, test.file)}): ${firstWords(test.failureMessages?.[0])}`);
for (const leak of leaks) console.log(leak);
console.log(
  `Scanned ${lines} log lines and ${spans} spans of this run for personal data and secrets: ${leaks.length} leaks.`,
);
if (leaks.length > 0) {
  console.log(`What was scanned stays in ${output}.`);
  failed += 1;
} else rmSync(output, { recursive: true, force: true });
console.log(`tests: ${passed} passed, ${failed} failed${skipped.length ? `, ${skipped.length} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);

/** @param {string | undefined} message */
function firstWords(message = '') {
  return message.replaceAll(/\s+/g, ' ').slice(0, 300);
}
