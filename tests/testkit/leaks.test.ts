import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog } from '@ringline/kit/telemetry';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scanOutput } from '../../scripts/scan-output.mjs';
import { findLeaks } from './leaks.ts';

const CANARY = 'The blue canary sings at "noon".';
const KNOWN = [
  { kind: 'message body', value: CANARY },
  { kind: 'one-time code', value: '482913' },
  { kind: 'phone number', value: '+15035550174' },
  { kind: 'key', value: 'c2VjcmV0LXNlY3JldC1zZWNyZXQ=' },
];
const kinds = (text: string) => findLeaks(text, KNOWN).map(({ kind }) => kind);

describe('a leak is found', () => {
  test.each([
    ['phone number', 'called from +442071838750'],
    ['phone number', 'GET /phones/%2B442071838750'],
    ['phone number', '{"peer":"15035550174"}'],
    ['message body', JSON.stringify({ msg: `Argument body: ${CANARY}` })],
    ['message body', `/search?q=${encodeURIComponent(CANARY)}`],
    ['one-time code', '{"attempt":"482913"}'],
    ['token', 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJl'],
    ['credentials', 'authorization: Bearer c2VjcmV0c2VjcmV0'],
    ['key', 'ring c2VjcmV0LXNlY3JldC1zZWNyZXQ='],
    ['private key', '-----BEGIN EC PRIVATE KEY-----'],
  ])('%s in %s', (kind, text) => {
    expect(kinds(text)).toContain(kind);
  });

  test('with the line on which it stands', () => {
    expect(findLeaks('one\ntwo\nthree +442071838750\n', [])).toEqual([
      { kind: 'phone number', line: 3, excerpt: 'three +442071838750' },
    ]);
  });
});

test.each([
  ['a number’s last four digits', 'called from …0174'],
  ['a time zone', '2026-11-21T08:30:00.000+00:00'],
  ['an id that holds the digits of a code', '019aa000-4829-7000-8000-0000482913ab trace 0482913482913482'],
  ['a time in milliseconds', '"time":1795250248185,"ms":1482913'],
  ['a package in a stack trace', 'at /x/.pnpm/@connectrpc+connect@2.1.0/node_modules'],
  ['a short text, which stands everywhere', 'STOP'],
])('%s is none', (_what, text) => {
  expect(findLeaks(text, [...KNOWN, { kind: 'message body', value: 'STOP' }])).toEqual([]);
});

describe('the output of a run', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'ringline-scan-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('is searched whole: logs, spans, and the product’s lines among the runner’s', async () => {
    await writeFile(path.join(folder, 'known-1.jsonl'), `${JSON.stringify(KNOWN[0])}\n`);
    await writeFile(path.join(folder, 'child-1-stderr.log'), `fine\n${JSON.stringify({ text: CANARY })}\n`);
    await writeFile(path.join(folder, 'run.spans.jsonl'), '{"spanId":"1","name":"GET /phones/+15035550174"}\n');
    await writeFile(
      path.join(folder, 'runner.out'),
      '✓ a call from +15035550174\n{"level":50,"msg":"no such number +15035550174"}\n',
    );
    const { leaks, spans } = scanOutput(folder);
    expect(leaks.map((leak) => leak.split(': ').slice(1, 2).join())).toEqual([
      'message body in child-1-stderr.log:2',
      'phone number in run.spans.jsonl:1',
      'phone number in runner.out:2',
    ]);
    expect(spans).toBe(1);
  });

  test('is clean where the log did its part: what a library’s error holds is not written', async () => {
    const file = path.join(folder, 'product.log');
    const log = createLog('telephony', 'info', file);
    const library = new Error(`The 'To' number +15035550174 is no mobile number; ana@example.com was told`);
    log.warn({ err: library, failure: { message: library.message } }, 'not sent to (503) 555-0174');
    log.info({ body: CANARY, code: '482913', item: { body: CANARY, token: 'x' } }, 'redacted by name');
    const { leaks, lines } = scanOutput(folder);
    expect(lines).toBe(2);
    expect(leaks).toEqual([]);
  });
});
