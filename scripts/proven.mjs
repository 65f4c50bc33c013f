// Which of the long tests have passed on these very sources: a file's result depends on its own text and on everything else
// that is not a test, so that it holds for as long as neither changes. tests/proven.json is its record, written by a run by
// hand and read by CI (docs/adr/0010).
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const RECORD = 'tests/proven.json';

/** What no test's outcome depends on: prose, the record, and the other tests. */
const APART = /\.md$|^LICENSE$|\.test\.(?:ts|tsx|mjs)$/;

/** @typedef {{ inputs: string; tests: number; on: string }} Proof inputs: of the file and all that it runs on; on: the day */
/** @typedef {Record<string, Proof>} Record_ by the test file's path */

/**
 * @param {string} root the repository's folder, as it lies there: committed or not
 * @param {readonly string[]} files test files, from there
 * @param {{ untracked: boolean }} [options] whether what is not committed counts: for who records, since the next commit may
 * bring it; CI's own files beside the repository's are none of its business
 * @returns {Map<string, string> | undefined} by file what its outcome depends on; undefined where git cannot tell
 */
export function inputsOf(root, files, { untracked } = { untracked: true }) {
  let blobs;
  try {
    blobs = blobsOf(root, untracked);
  } catch {
    return undefined;
  }
  const common = createHash('sha256');
  for (const [file, blob] of blobs) if (file !== RECORD && !APART.test(file)) common.update(`${file} ${blob}\n`);
  const shared = common.digest('hex');
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(`${shared} ${file} ${blobs.get(file)}`)
        .digest('hex')
        .slice(0, 20),
    ]),
  );
}

/**
 * @param {string} root
 * @param {boolean} untracked
 * @returns {Map<string, string>} every file that is not ignored, and its content's id, in one order
 */
function blobsOf(root, untracked) {
  const git = (args, input) =>
    // The folder may be another user's, as a copy that CI was given.
    execFileSync('git', ['-c', 'safe.directory=*', ...args], {
      cwd: root,
      encoding: 'utf8',
      input,
      maxBuffer: 64 << 20,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  const listed = git(['ls-files', '-z', '--cached', ...(untracked ? ['--others', '--exclude-standard'] : [])])
    .split('\0')
    .filter(Boolean);
  const files = [...new Set(listed)].filter((file) => existsSync(path.join(root, file))).toSorted();
  // Without filters: the bytes count that the tests read.
  const ids = git(['hash-object', '--no-filters', '--stdin-paths'], files.map((file) => `${file}\n`).join(''));
  return new Map(
    ids
      .trim()
      .split('\n')
      .map((id, index) => [files[index] ?? '', id]),
  );
}

/** @param {string} root @returns {Record_} */
export function readRecord(root) {
  const file = path.join(root, RECORD);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Adds what a run has shown, and forgets files that are no long tests any more.
 * @param {string} root
 * @param {Map<string, string>} inputs of all long tests, taken before the run
 * @param {{ testResults: { name: string; status: string; assertionResults: { status: string }[] }[] }} report
 * @param {string} today YYYY-MM-DD
 * @returns {number} files that passed whole, with nothing skipped
 */
export function record(root, inputs, report, today) {
  const before = readRecord(root);
  /** @type {Record_} */
  const after = {};
  let passed = 0;
  for (const [file, inputsNow] of [...inputs].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const result = report.testResults.find(({ name }) => path.relative(root, name) === file);
    const tests = result?.assertionResults ?? [];
    if (result?.status === 'passed' && tests.length > 0 && tests.every(({ status }) => status === 'passed')) {
      after[file] = { inputs: inputsNow, tests: tests.length, on: today };
      passed += 1;
    } else if (before[file] && !result) after[file] = before[file];
  }
  // One line a file, so that two branches rarely touch the same.
  const lines = Object.entries(after).map(([file, proof]) => `  ${JSON.stringify(file)}: ${JSON.stringify(proof)}`);
  writeFileSync(path.join(root, RECORD), `{\n${lines.join(',\n')}\n}\n`);
  return passed;
}
