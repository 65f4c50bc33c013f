/**
 * `ringline doctor` on machines that are well and on ones that are not; nothing else runs.
 *
 * @area cli, kit/config
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { atEndOfFile } from '@ringline/kit/testing';
import { describe, expect, test } from 'vitest';
import { freePort, ringline, startProduct, temporaryDataDir } from '../testkit/index.ts';

interface Finding {
  readonly about: string;
  readonly status: string;
  readonly says: string;
  readonly todo?: string;
}

const examine = async (settings: Readonly<Record<string, string>>) => {
  const { code, out } = await ringline(['doctor', '--json'], settings);
  const { findings } = JSON.parse(out) as { findings: Finding[] };
  return { code, of: (subject: string) => findings.filter(({ about }) => about === subject) };
};

/** A server whose clock is ahead of ours. */
async function serverAhead(milliseconds: number): Promise<string> {
  const server = createServer((_request, response) =>
    response.setHeader('date', new Date(Date.now() + milliseconds).toUTCString()).end(),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  atEndOfFile(async () => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the doctor, with nothing running', () => {
  test('finds nothing in the way on this machine, says each thing it looked at, and leaves no trace', async () => {
    const dataDir = path.join(await temporaryDataDir(), 'not-there-yet');
    const { code, out } = await ringline(['doctor'], { DATA_DIR: dataDir, PORT: String(await freePort()) });
    expect({ code, out }).toMatchObject({ code: 0 });
    for (const subject of ['Node', 'configuration', 'disk', 'PostgreSQL', 'port', 'UDP', 'WebRTC', 'clock', 'mail'])
      expect(out).toMatch(new RegExp(`^ok    ${subject}: `, 'm'));
    expect(out).not.toContain('fail');
    expect(existsSync(dataDir)).toBe(false);
  });

  test('names a port that another program holds', async () => {
    const { port } = new URL(await serverAhead(0));
    const { code, of } = await examine({ DATA_DIR: await temporaryDataDir(), PORT: port });
    expect(code).toBe(1);
    expect(of('port')).toMatchObject([{ status: 'fail', says: expect.stringContaining('taken by another program') }]);
  });

  test('says how far the clock is from a server, and that 60 s are too much', async () => {
    const settings = { DATA_DIR: await temporaryDataDir(), PORT: String(await freePort()) };
    const far = await examine({ ...settings, PUBLIC_URL: await serverAhead(600_000) });
    expect(far.of('clock').at(-1)).toMatchObject({
      status: 'fail',
      says: expect.stringMatching(/^(59[89]|60[012]) s behind/),
    });
    const near = await examine({ ...settings, PUBLIC_URL: await serverAhead(0) });
    expect(near.of('clock').at(-1)).toMatchObject({ status: 'ok' });
  });

  test('goes on when a variable is malformed, and names it', async () => {
    const { code, of } = await examine({ PORT: 'four', DATA_DIR: await temporaryDataDir() });
    expect(code).toBe(1);
    expect(of('configuration')).toMatchObject([{ status: 'fail', says: expect.stringContaining('PORT') }]);
    expect(of('Node')).toMatchObject([{ status: 'ok' }]);
  });

  test('says what a carrier needs when there is no sandbox', async () => {
    const { code, of } = await examine({
      SANDBOX_ENABLED: 'false',
      PUBLIC_URL: 'http://localhost:4000',
      DATA_DIR: await temporaryDataDir(),
    });
    expect(code).toBe(1);
    expect(of('carrier')[0]?.says).toContain('CARRIER_ACCOUNT_SID is not set');
    expect(of('PUBLIC_URL')).toMatchObject([{ status: 'fail', todo: expect.stringContaining('https') }]);
    expect(of('UDP')).toEqual([]);
  });

  test('says which engine of a cluster, and which mail relay, is not to be had', async () => {
    const port = await freePort();
    const { of } = await examine({
      DATABASE_ADMIN_URL: `postgres://nobody:nothing@127.0.0.1:${port}/postgres`,
      KAFKA_BROKERS: `127.0.0.1:${port}`,
      REDIS_URL: `redis://127.0.0.1:${port}`,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      DATA_DIR: await temporaryDataDir(),
    });
    for (const subject of ['PostgreSQL of billing', 'Kafka', 'mail'])
      expect(of(subject)).toMatchObject([{ status: 'fail', says: expect.stringContaining('ECONNREFUSED') }]);
    expect(of('Redis')).toMatchObject([{ status: 'fail', says: expect.stringContaining('does not answer') }]);
    expect(of('PostgreSQL of sandbox')).toEqual([]);
  });
});

test('the doctor knows the port of the product that runs, and its databases', async () => {
  const dataDir = await temporaryDataDir();
  const port = String(await freePort());
  const product = await startProduct({ DATA_DIR: dataDir, PORT: port });
  const { code, of } = await examine({ DATA_DIR: dataDir, PORT: port, PUBLIC_URL: product.url });
  expect(of('port')).toMatchObject([{ status: 'ok', says: expect.stringContaining(`process ${process.pid}`) }]);
  expect(of('PUBLIC_URL')).toMatchObject([{ status: 'ok' }]);
  expect(code).toBe(0);
});
