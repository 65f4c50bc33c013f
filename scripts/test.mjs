#!/usr/bin/env node
// `npm test`: the facts, in minutes. Runs vitest once, finds a browser for the journeys, says loudly what was skipped,
// looks through everything that the processes wrote and traced for what must not stand there, and ends with one line:
// `tests: N passed, M failed[, K skipped]`.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { eitherTime } from './either-time.mjs';
import { findBrowser } from './browser.mjs';
import { buildClients } from './build-clients.mjs';
import { scanOutput } from './scan-output.mjs';
import { readStrayErrors, withStrayErrors } from './stray-errors.mjs';
import { startCollector } from '../tests/testkit/collector.ts';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const results = path.join(root, '.cache', 'test-results.json');
// Of its own, so that two runs at once do not mix.
const output = mkdtempSync(path.join(tmpdir(), 'ringline-output-'));
// The system's temporary folder, as the tests see it: what they leave there is seen, and gone with it.
const temporary = temporaryFolder();
const requireAll = process.env.REQUIRE_ALL === '1';
/** A file of the cluster's tests may say nothing for fifteen minutes. */
const LONGEST_SILENCE_MS = 20 * 60_000;
/** How many files a run says the seconds of: those that are worth making cheaper. */
const DEAREST = 12;
/** What is told of a failure that did not come again: the only trace of it, with what stood on the page. */
const UNSTABLE_WORDS = 1_200;
/** Where a failure's record of its page begins, and how many characters of its end are told. */
const RECORD = 'The page, until then:';
const RECORD_LENGTH = 6_000;

buildClients({ log: (text) => console.log(text) });
const browser = findBrowser({ log: (text) => console.log(text) });
if (!browser) console.log('NO BROWSER: the tests that need one are skipped. Set CHROMIUM, or install chromium.');

mkdirSync(path.dirname(results), { recursive: true });
const collector = await startCollector((spans) => appendFileSync(path.join(output, 'run.spans.jsonl'), `${spans}\n`));
const { status, report } = await runVitest(process.argv.slice(2), results);
if (!report) {
  await collector.stop();
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
  console.log('The test runner ended without a report; its output stands above.');
  console.log('tests: 0 passed, 1 failed');
  process.exit(1);
}
const again = status === 0 ? [] : await secondLook(report);
await collector.stop();
const leftBehind = readdirSync(temporary).filter((name) => name.startsWith('ringline-'));
rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
const { leaks, lines, spans } = scanOutput(output);
// As it stands after a second look.
writeFileSync(results, JSON.stringify(report));

const all = report.testResults.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })));
const passed = all.filter((test) => test.status === 'passed').length;
const skipped = all.filter((test) => test.status === 'skipped' || test.status === 'pending' || test.status === 'todo');
// A file that could not even be loaded has no assertions of its own, but it is a failure all the same.
const broken = report.testResults.filter(
  (file) => file.status === 'failed' && !file.assertionResults.some((t) => t.status === 'failed'),
);
let failed = all.filter((test) => test.status === 'failed').length + broken.length;
if (status !== 0 && failed === 0 && again.length === 0) failed = 1;
for (const test of skipped) console.log(`SKIPPED: ${test.fullName} (${path.relative(root, test.file)})`);
if (requireAll && skipped.length > 0) {
  console.log(`REQUIRE_ALL=1: ${skipped.length} skipped tests count as failures.`);
  failed += skipped.length;
}
const seconds = ({ startTime, endTime }) => Math.round((endTime - startTime) / 1_000);
const dearest = report.testResults.toSorted((one, other) => seconds(other) - seconds(one)).slice(0, DEAREST);
for (const file of dearest.filter((each) => seconds(each) >= 10))
  console.log(`TOOK: ${seconds(file)} s ${path.relative(root, file.name)}`);
// Once more and short, at the end: of a long run's output often only the end is kept.
for (const test of all.filter(({ status }) => status === 'failed'))
  console.log(`FAILED: ${test.fullName} (${path.relative(root, test.file)}): ${firstWords(test.failureMessages?.[0])}`);
for (const line of again) console.log(line);
// CI tells them all once more at its very end, whatever else it printed in between.
if (process.env.UNSTABLE_LIST) appendFileSync(process.env.UNSTABLE_LIST, again.map((line) => `${line}\n`).join(''));
for (const name of leftBehind) console.log(`LEFT BEHIND: a test left ${name} in the temporary folder.`);
// A whole run of what is not killed on purpose leaves nothing.
if (leftBehind.length > 0 && process.argv.length === 2) failed += 1;
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

/**
 * Runs vitest once.
 * @param {string[]} args its own, and the files when not all are meant
 * @param {string} file where its report goes
 */
async function runVitest(args, file) {
  const strays = `${file}.strays`;
  for (const old of [file, strays]) rmSync(old, { force: true });
  const reporters = ['default', 'json', path.join(root, 'scripts', 'stray-errors.mjs')].map(
    (name) => `--reporter=${name}`,
  );
  const run = spawn(
    path.join(root, 'node_modules', '.bin', 'vitest'),
    ['run', ...reporters, `--outputFile.json=${file}`, ...args],
    {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
        CHROMIUM: browser ?? '',
        RINGLINE_BROWSER: browser ?? '',
        TMPDIR: temporary,
        RINGLINE_OUTPUT: output,
        RINGLINE_STRAY_ERRORS: strays,
        RINGLINE_OTLP: collector.endpoint,
        // Processes of the product, of which a run starts hundreds, do not compile the same sources anew.
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, '.cache', 'compiled'),
      },
    },
  );
  let silence = setTimeout(giveUp, LONGEST_SILENCE_MS);
  function giveUp() {
    console.log(
      `NOTHING HAPPENED for ${LONGEST_SILENCE_MS / 60_000} minutes: what waits at the top of a file has no time-out.`,
    );
    // Its workers first: without it nobody would end them.
    spawnSync('pkill', ['-KILL', '-P', String(run.pid)]);
    run.kill('SIGKILL');
  }
  for (const [from, to] of [
    [run.stdout, process.stdout],
    [run.stderr, process.stderr],
  ]) {
    from.on('data', (chunk) => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, LONGEST_SILENCE_MS);
      to.write(chunk);
      appendFileSync(path.join(output, 'runner.out'), chunk);
    });
  }
  const closed = once(run, 'close');
  const [code] = await once(run, 'exit');
  clearTimeout(silence);
  // Its last lines are on the way; a process that it left behind may hold the pipe for longer.
  await Promise.race([closed, pause(2_000)]);
  try {
    return { status: code, report: withStrayErrors(JSON.parse(readFileSync(file, 'utf8')), readStrayErrors(strays)) };
  } catch {
    return { status: code, report: undefined };
  }
}

/**
 * With SECOND_LOOK=n, up to n files that failed run once more, each whole and from a fresh start; more than n is no accident
 * and stays failed. A test that passed one of the two times counts as passed, and its failure is told as UNSTABLE at the
 * end, with its words: it is a defect of the product or of the test that is still to be found. Of thousands of tests on a
 * shared machine one failing once in a thousand runs would otherwise refuse every few submissions.
 * @param {{ testResults: { name: string; status: string; message: string; assertionResults: any[] }[] }} first what it says of
 *   those tests is changed
 * @returns {Promise<string[]>} what is told at the end
 */
async function secondLook(first) {
  const most = Number(process.env.SECOND_LOOK ?? 0);
  const files = first.testResults.filter((file) => file.status === 'failed');
  // What belongs to no file cannot be run again.
  if (files.length === 0 || files.length > most || files.some(({ name }) => name === '')) return [];
  const names = files.map(({ name }) => path.relative(root, name));
  console.log(`SECOND LOOK: ${names.join(', ')} failed, and run once more from a fresh start.`);
  const config = process.argv.indexOf('--config');
  const { report: second } = await runVitest(
    [...(config === -1 ? [] : process.argv.slice(config, config + 2)), ...names],
    path.join(root, '.cache', 'test-results-second.json'),
  );
  return files.flatMap((file) => {
    const rerun = second?.testResults.find(({ name }) => name === file.name);
    if (!rerun) return [];
    const { tests, unstable } = eitherTime(file, rerun);
    file.assertionResults = tests;
    if (tests.length > 0 && tests.every(({ status }) => status !== 'failed')) file.status = 'passed';
    return unstable.map(
      ({ fullName, words }) =>
        `UNSTABLE: ${fullName} (${path.relative(root, file.name)}) failed once, and passed once: ${firstWords(words, UNSTABLE_WORDS)}`,
    );
  });
}

/** Makes one of this run's own, after clearing away those of runs that were killed: a PostgreSQL ends when its files are gone. */
function temporaryFolder() {
  const prefix = 'ringline-run-';
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const [pid] = name.slice(prefix.length).split('-');
    try {
      process.kill(Number(pid), 0);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH')
        rmSync(path.join(tmpdir(), name), { recursive: true, force: true });
    }
  }
  const folder = mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`));
  // As root, another user runs PostgreSQL.
  chmodSync(folder, 0o711);
  return folder;
}

/**
 * @param {string | undefined} message
 * @param {number} [length]
 */
function firstWords(message = '', length = 300) {
  // Colors would hide the words from who searches for them.
  const words = stripVTControlCharacters(message);
  const line = words.replaceAll(/\s+/g, ' ').slice(0, length);
  // What a page said and heard (tests/browser/flightRecorder.ts): its end is what matters.
  const record = words.indexOf(RECORD);
  return record === -1 ? line : `${line}\n${words.slice(record).split('\n    at ')[0]?.slice(-RECORD_LENGTH)}`;
}
