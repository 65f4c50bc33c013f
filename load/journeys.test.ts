import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { JOURNEYS } from './journeys.ts';
import { problemsOf } from './k6/rules.ts';
import { k6Path } from './k6/k6.ts';

const folder = fileURLToPath(new URL('./journeys/', import.meta.url));
const inspector = fileURLToPath(new URL('./k6/inspect.ts', import.meta.url));
const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');

/** The options of scripts as k6 would see them. */
const inspect = (...files: string[]): Record<string, unknown> =>
  JSON.parse(execFileSync(process.execPath, [inspector, ...files], { encoding: 'utf8' })) as Record<string, unknown>;

const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));

describe('k6 scripts', () => {
  test('each journey has a script, and each script is a journey', () => {
    expect(scripts.map((name) => name.replace(/\.js$/, '')).toSorted()).toEqual([...JOURNEYS].toSorted());
  });

  test.each(scripts)('%s parses, is an open model and has thresholds', (name) => {
    const file = path.join(folder, name);
    expect(problemsOf(inspect(file)[file])).toEqual([]);
  });

  test('a script without thresholds is refused', () => {
    const scratch = mkdtempSync(path.join(tmpdir(), 'k6-'));
    const file = path.join(scratch, 'planted.js');
    try {
      writeFileSync(
        file,
        "import http from 'k6/http'; export const options = { scenarios: { a: { executor: 'constant-vus' } } }; export default () => http.get('/');",
      );
      expect(problemsOf(inspect(file)[file])).toEqual([
        expect.stringContaining('no thresholds'),
        expect.stringContaining('dropped_iterations'),
        expect.stringContaining('open model'),
        expect.stringContaining('constant-vus waits'),
      ]);
    } finally {
      rmSync(scratch, { recursive: true });
    }
  });

  const k6 = k6Path();
  // Built by `npm run load` only: what these tests need of it, the inspector above does without.
  test.each(existsSync(k6) ? scripts : [])('k6 itself takes %s', (name) => {
    const { status, stderr } = spawnSync(k6, ['inspect', path.join(folder, name)], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('the traffic mix', () => {
  test('is the same in load/README.md and in the script', () => {
    const inScript = [
      ...readFileSync(path.join(folder, 'graphql-mix.js'), 'utf8').matchAll(/name: '(\w+)', share: (\d+)/g),
    ];
    const inReadme = [...readme.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)];
    expect(inReadme.map(([, name, share]) => [name, share])).toEqual(inScript.map(([, name, share]) => [name, share]));
    expect(inScript.reduce((sum, [, , share]) => sum + Number(share), 0)).toBe(100);
  });
});
