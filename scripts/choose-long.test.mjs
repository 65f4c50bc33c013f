import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { longTests } from '../vitest.long.config.ts';
import { areasOf, chooseLong, isInArea, ROOM_MINUTES, THIRDS, thirdOf } from './choose-long.mjs';
import { sinceLanding, writeLanding } from './landed.mjs';

const REPOSITORY = path.dirname(import.meta.dirname);

test('each long test names areas that exist', () => {
  const files = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files'], { cwd: REPOSITORY, encoding: 'utf8' })
    .split('\n')
    .filter((file) => !/\.test\.(?:ts|tsx|mjs)$/.test(file));
  const wrong = longTests.flatMap((file) => {
    const areas = areasOf(readFileSync(path.join(REPOSITORY, file), 'utf8'));
    if (areas.length === 0) return [`${file} names none: write @area into its first comment`];
    return areas.filter((area) => !files.some((each) => isInArea(area, each))).map((area) => `${file}: ${area}`);
  });
  expect(longTests.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test.each([
  ['calls', 'web/src/calls/CallPage.tsx', true],
  ['calls', 'services/telephony/src/calls/engine/plan.ts', true],
  ['telephony/calls', 'services/telephony/src/calls/engine/plan.ts', true],
  ['telephony/calls', 'web/src/calls/CallPage.tsx', false],
  ['calls', 'web/src/app/calls.ts', false],
  ['call', 'web/src/calls/CallPage.tsx', false],
])('the area %s has %s: %s', (area, file, isIn) => {
  expect(isInArea(area, file)).toBe(isIn);
});

describe('the long tests of a landing', () => {
  const CALLS = 'tests/calls.long.test.ts';
  const INBOX = 'tests/inbox.long.test.ts';
  const BELL = 'tests/bell.long.test.ts';
  const ALL = [CALLS, INBOX, BELL];
  let root = '';
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  const put = (file, text) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const touched = (number = 0) => [...chooseLong(root, ALL, { ...sinceLanding(root), number }).touched.keys()];

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'landing-'));
    git('init', '--quiet');
    put(CALLS, "/** @area calls */\nimport './callHelp.ts';\nimport { all } from './kit.ts';\n");
    put(INBOX, "/**\n * The inbox.\n *\n * @area inbox, threads\n */\nimport { all } from './kit.ts';\n");
    put(BELL, "/** @area bell */\nimport { all } from './kit.ts';\n");
    put('tests/callHelp.ts', "export * from './deeper.ts';\n");
    put('tests/deeper.ts', '');
    put('tests/kit.ts', '');
    put('web/src/calls/Page.tsx', '');
    put('.ci/other', '');
    git('add', '--all');
    git('commit', '--quiet', '-m', 'landed');
    writeLanding(root, 'HEAD');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it.each([
    ['what is in its area, from the first line on', 'web/src/calls/Page.tsx', [CALLS]],
    ['a folder of its area in a service', 'services/messaging/src/threads/list.ts', [INBOX]],
    ['what it imports by way of another file', 'tests/deeper.ts', [CALLS]],
    ['its own text', BELL, [BELL]],
    ['what all of them stand on', 'tests/kit.ts', []],
    ['another test of its area', 'web/src/calls/page.test.ts', []],
    ['prose', 'services/telephony/src/calls/README.md', []],
    ['no area at all', 'services/kit/src/db/pool.ts', []],
  ])('%s', (_what, file, tests) => {
    expect(touched()).toEqual([]);
    put(file, `/** @area ${file === BELL ? 'bell' : 'none'} */ const changed = 1;\n`);
    git('add', '--all');
    expect(touched()).toEqual(tests);
    git('commit', '--quiet', '-m', 'changed');
    expect(touched()).toEqual(tests);
  });

  it('are told by a file that went or was renamed, too', () => {
    git('mv', 'web/src/calls/Page.tsx', 'web/src/Page.tsx');
    git('commit', '--quiet', '-m', 'moved');
    expect(touched()).toEqual([CALLS]);
  });

  it('are those that name no area, whatever changes', () => {
    put(BELL, '');
    git('add', '--all');
    git('commit', '--quiet', '-m', 'no area');
    writeLanding(root, 'HEAD');
    expect(touched()).toEqual([BELL]);
  });

  it('are all within three landings that touch none', () => {
    const turns = Array.from({ length: THIRDS }, (_, number) => chooseLong(root, ALL, { number, changed: [] }));
    expect(turns.flatMap(({ turn }) => turn).toSorted()).toEqual(ALL.toSorted());
    for (const { turn, left } of turns) expect([...turn, ...left].toSorted()).toEqual(ALL.toSorted());
    expect(turns.map(({ turn }) => turn.every((file) => thirdOf(file) === thirdOf(turn[0] ?? '')))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('are as many of those that are touched as there is room for, and each of them within three landings', () => {
    for (const file of ALL) put(file, `/**\n * @area calls\n * @minutes ${ROOM_MINUTES}\n */\n`);
    const changed = ['web/src/calls/Page.tsx'];
    const landings = Array.from({ length: THIRDS }, (_, number) => chooseLong(root, ALL, { number, changed }));
    for (const { touched: now, late } of landings)
      expect([...now.keys(), ...late.keys()].toSorted()).toEqual(ALL.toSorted());
    expect(landings.flatMap(({ late }) => [...late.keys()]).length).toBeGreaterThan(0);
    expect(new Set(landings.flatMap(({ touched: now }) => [...now.keys()]))).toEqual(new Set(ALL));
    // Whose own text changed goes before those whose area alone did.
    const [turn = '', ...others] = ALL.toSorted((one, other) => thirdOf(one) - thirdOf(other));
    for (const file of ALL) put(file, `/**\n * @area calls\n * @minutes ${ROOM_MINUTES / 2}\n */\n`);
    for (const own of others) {
      const { touched: now } = chooseLong(root, ALL, { number: thirdOf(turn), changed: [...changed, own] });
      expect([...now.keys()]).toContain(own);
    }
  });

  it('are counted by landings that are written down once each', () => {
    expect(sinceLanding(root)).toMatchObject({ number: 1 });
    expect(writeLanding(root, 'HEAD')).toMatchObject({ number: 1 });
    put('more', '');
    git('add', '--all');
    git('commit', '--quiet', '-m', 'more');
    expect(writeLanding(root, 'HEAD')).toMatchObject({ number: 2 });
  });

  it.each([
    ['nothing', ''],
    ['what is no line of it', 'main\n'],
    ['a commit of another history', `3 ${'0123456789'.repeat(4)}\n`],
  ])('are all of them where %s is written down', (_what, text) => {
    put('.ci/landed', text);
    expect(sinceLanding(root)).toBeUndefined();
    expect([...chooseLong(root, ALL, sinceLanding(root)).touched.keys()]).toEqual(ALL);
  });
});
