import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inputsOf, readRecord, record } from './proven.mjs';

const [ONE, TWO] = ['tests/one.test.ts', 'tests/two.test.ts'];

describe('what passed on these very sources', () => {
  let root = '';
  const put = (file, text) => writeFileSync(path.join(root, file), text);
  const inputs = () => inputsOf(root, [ONE, TWO]) ?? new Map();
  const ran = (file, statuses = ['passed']) => ({
    name: path.join(root, file),
    status: statuses.includes('failed') ? 'failed' : 'passed',
    assertionResults: statuses.map((status) => ({ status })),
  });
  /** Which of the two would not be run again. */
  const proven = () => [ONE, TWO].filter((file) => readRecord(root)[file]?.inputs === inputs().get(file));

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'proven-'));
    for (const folder of ['tests', 'src']) mkdirSync(path.join(root, folder));
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    put(ONE, 'one');
    put(TWO, 'two');
    put('src/product.ts', 'product');
    put('.gitignore', 'built\n');
    expect(record(root, inputs(), { testResults: [ran(ONE), ran(TWO, ['passed', 'passed'])] }, '2026-11-26')).toBe(2);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('stands, committed or not, while prose, the record, other tests and what is built change', () => {
    expect(proven()).toEqual([ONE, TWO]);
    expect(readRecord(root)[TWO]).toMatchObject({ tests: 2, on: '2026-11-26' });
    put('CHANGELOG.md', 'prose');
    put('built', 'output');
    put('src/product.test.ts', 'a fact');
    execFileSync('git', ['add', '--all'], { cwd: root });
    expect(proven()).toEqual([ONE, TWO]);
  });

  it('is nothing any more when anything that it runs on changes, comes or goes', () => {
    put('src/product.ts', 'another');
    expect(proven()).toEqual([]);
    put('src/product.ts', 'product');
    expect(proven()).toEqual([ONE, TWO]);
    put('src/more.ts', '');
    expect(proven()).toEqual([]);
    rmSync(path.join(root, 'src/more.ts'));
    execFileSync('git', ['add', '--all'], { cwd: root });
    rmSync(path.join(root, 'src/product.ts'));
    expect(proven()).toEqual([]);
  });

  it('does not mind what lies beside the committed files where that is not asked for', () => {
    execFileSync('git', ['add', '--all'], { cwd: root });
    const committed = inputs();
    put('ci.log', 'of CI');
    expect(inputs()).not.toEqual(committed);
    expect(inputsOf(root, [ONE, TWO], { untracked: false })).toEqual(committed);
  });

  it('is each test’s own: one that changes leaves the other’s', () => {
    put(ONE, 'one, mended');
    expect(proven()).toEqual([TWO]);
    record(root, inputs(), { testResults: [ran(ONE)] }, '2026-11-27');
    expect(proven()).toEqual([ONE, TWO]);
    expect([ONE, TWO].map((file) => readRecord(root)[file]?.on)).toEqual(['2026-11-27', '2026-11-26']);
  });

  it.each([['failed'], ['passed', 'skipped'], ['passed', 'pending'], []])(
    'is taken back by a run with %j',
    (...statuses) => {
      record(root, inputs(), { testResults: [ran(ONE, statuses)] }, '2026-11-27');
      expect(proven()).toEqual([TWO]);
    },
  );

  it('cannot be told outside of git, where everything is run', () => {
    rmSync(path.join(root, '.git'), { recursive: true });
    expect(inputsOf(root, [ONE])).toBeUndefined();
  });
});
