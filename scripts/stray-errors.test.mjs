import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStrayErrors, withStrayErrors } from './stray-errors.mjs';

const root = path.dirname(import.meta.dirname);

describe('errors that no test caught', () => {
  // Within the project, where vitest is found.
  let folder = '';
  beforeAll(() => {
    mkdirSync(path.join(root, '.cache'), { recursive: true });
    folder = mkdtempSync(path.join(root, '.cache', 'stray-errors-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('fail the file during which they were thrown, although its tests are green', () => {
    writeFileSync(path.join(folder, 'vitest.config.mjs'), 'export default {};');
    writeFileSync(
      path.join(folder, 'stray.test.mjs'),
      `import { it } from 'vitest';
       it('is green', () => { setTimeout(() => Promise.reject(new Error('too late')), 1); return new Promise((go) => setTimeout(go, 200)); });`,
    );
    const [json, strays] = [path.join(folder, 'report.json'), path.join(folder, 'strays.json')];
    const run = spawnSync(
      path.join(root, 'node_modules', '.bin', 'vitest'),
      ['run', '--reporter=json', `--outputFile.json=${json}`, `--reporter=${import.meta.dirname}/stray-errors.mjs`],
      { cwd: folder, env: { ...process.env, RINGLINE_STRAY_ERRORS: strays }, encoding: 'utf8' },
    );
    expect(run.status).not.toBe(0);
    const report = withStrayErrors(JSON.parse(readFileSync(json, 'utf8')), readStrayErrors(strays));
    expect(report.testResults).toMatchObject([
      {
        name: path.join(folder, 'stray.test.mjs'),
        status: 'failed',
        assertionResults: [
          { title: 'is green', status: 'passed' },
          { status: 'failed', failureMessages: [expect.stringContaining('too late')] },
        ],
      },
    ]);
  }, 60_000);

  it('are not lost where they belong to no file', () => {
    const strays = [{ message: 'one' }, { message: 'two' }];
    expect(withStrayErrors({ testResults: [] }, strays).testResults).toMatchObject([
      { name: '', status: 'failed', assertionResults: [{ failureMessages: ['one'] }, { failureMessages: ['two'] }] },
    ]);
  });

  it('are none where the run wrote none', () => {
    expect(readStrayErrors(path.join(folder, 'nothing.json'))).toEqual([]);
  });
});
