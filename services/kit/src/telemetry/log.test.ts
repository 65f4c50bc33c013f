import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/index.ts';
import { concerns, createLog, explain, faultOf, startTracing, withSpan } from './index.ts';

const folder = temporaryFolder('log');
const file = path.join(folder, 'log');
afterEach(() => rmSync(file, { force: true }));

function written(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  write(createLog('telephony', 'info', file));
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

/** As Prisma throws it: the failed call with its arguments. */
class PrismaClientValidationError extends Error {
  override readonly name = 'PrismaClientValidationError';
}

describe('a log line', () => {
  it('names the service and the trace', async () => {
    const end = startTracing('telephony', undefined);
    const line = await withSpan('work', { kind: 'internal' }, async (span) => ({
      ...written((log) => log.info('done')),
      expected: span.spanContext().traceId,
    }));
    await end();
    expect(line).toMatchObject({ name: 'telephony', msg: 'done', trace_id: line.expected });
    expect(line.expected).toMatch(/^(?!0{32})[\da-f]{32}$/);
  });

  it('names the workspace as soon as it is known whom the work is about', async () => {
    const end = startTracing('telephony', undefined);
    const line = await withSpan('answer', { kind: 'server' }, async () => {
      await withSpan('look up', { kind: 'internal' }, async () => concerns('w-1'));
      return written((log) => log.info('done'));
    });
    await end();
    expect(line).toMatchObject({ workspace_id: 'w-1' });
  });

  it.each([
    ['a number keeps its last four digits', 'no route to +15035550174', 'no route to …0174'],
    ['as people write it, too', 'dialled (628) 555-0136', 'dialled …0136'],
    ['an address of mail', 'rejected <ana.li@mail.example.com>', 'rejected <[email]>'],
    ['a token', 'bad eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln', 'bad [token]'],
    [
      'a token within a form',
      'CallToken=%7B%22a%22%3A%22eyJhbGciOiJ9.eyJjYWxsIn0.c2ln%22',
      'CallToken=%7B%22a%22%3A%22[token]%22',
    ],
    [
      'a password in a URL',
      'connect postgres://app:pass%2Fword@db:5432/x',
      'connect postgres://app:[redacted]@db:5432/x',
    ],
    ['a signature in a query', 'GET /files/1?expires=9&sig=abc', 'GET /files/1?expires=9&sig=[redacted]'],
    [
      'ids and times stay',
      '019aa000-0000-7000-8000-000000000001 at 2026-11-21',
      '019aa000-0000-7000-8000-000000000001 at 2026-11-21',
    ],
  ])('%s', (_what, said, msg) => {
    expect(written((log) => log.info(said))).toMatchObject({ msg });
  });

  it('of any length is written: in quadratic time this would not end before the test is given up', () => {
    const log = createLog('telephony', 'info', file);
    const long = ['a'.repeat(400_000), '1.'.repeat(200_000), 'a@'.repeat(200_000), 'http://a:'.repeat(40_000)];
    for (const said of long) log.info(said);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(long.length);
  });

  it('of an error tells why and where, never with which data', () => {
    const error = new PrismaClientValidationError(
      '\nInvalid `tx.item.create()` invocation in\n/x/timeline.ts:12:3\n\n{\n  data: {\n    body: "Is it ready?"\n  }\n}\n\nArgument `workspace` is missing.',
    );
    const { err } = written((log) => log.error({ err: error }, 'failed')) as {
      err: { message: string; stack: string };
    };
    expect(err.message).toBe('Invalid `tx.item.create()` invocation in Argument `workspace` is missing.');
    expect(JSON.stringify(err)).not.toContain('Is it ready?');
    expect(err.stack).toMatch(/log\.test\.ts/);
  });

  it('reads the same outside the log', () => {
    const text = faultOf(new Error('no route to +15035550174'));
    expect(text).toMatch(/^Error: no route to …0174\n\s+at /);
  });

  it.each([
    ['Key (body)=(Is it ready?) already exists.', 'Key (body)=(…) already exists.'],
    [
      'null value in column "a" violates it. Failing row contains (1, Is it ready?, x).',
      'null value in column "a" violates it. Failing row contains (…)',
    ],
    ['invalid input syntax for type uuid: "Is it ready?"', 'invalid input syntax for type uuid: "…"'],
  ])('of a row at fault tells the columns: %s', (message, told) => {
    expect(explain(new Error(message)).message).toBe(told);
  });
});
