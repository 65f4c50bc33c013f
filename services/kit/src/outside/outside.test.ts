import type { lookup } from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkedLookup, isOutsideUrl, postOutside } from './index.ts';

/** Answers as `answer` says, on this machine. */
async function program(answer: { status?: number; text?: string; location?: string; silent?: boolean }) {
  const heard: { headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      heard.push({ headers: request.headers, body });
      if (answer.silent) return;
      response.writeHead(answer.status ?? 200, answer.location ? { location: answer.location } : {});
      response.end(answer.text ?? '');
    });
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}
const asked = { headers: { 'content-type': 'application/json' }, body: '{"a":1}', timeoutMs: 2_000, longest: 1_000 };

describe('an address that people chose', () => {
  it.each([
    'http://hooks.example.com/x',
    'https://user:word@hooks.example.com/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::7f00:1]/',
    'https://[::a00:1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::a00:1]/',
    'https://10.1.2.3/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.0.1/',
    'https://0.0.0.0/',
    'https://localhost/',
    'https://postgres/',
    'ftp://hooks.example.com/',
    'file:///etc/passwd',
    'hooks.example.com',
  ])('%s is refused', async (url) => {
    expect(isOutsideUrl(url)).toBe(false);
    await expect(postOutside({ ...asked, url })).rejects.toMatchObject({ reason: 'NOT_ALLOWED' });
  });

  it('of the Internet is taken; this machine only where that is switched on', () => {
    expect(isOutsideUrl('https://hooks.example.com:8443/a?b=c')).toBe(true);
    expect(isOutsideUrl('https://93.184.216.34/')).toBe(true);
    expect(isOutsideUrl('http://127.0.0.1:8080/', true)).toBe(true);
    expect(isOutsideUrl('http://10.0.0.1:8080/', true)).toBe(false);
    expect(isOutsideUrl('http://hooks.example.com/', true)).toBe(false);
  });

  it.each([
    [['93.184.216.34'], undefined],
    [['93.184.216.34', '10.0.0.1'], 'NOT_ALLOWED'],
    [['::ffff:169.254.169.254'], 'NOT_ALLOWED'],
    [['127.0.0.1'], 'NOT_ALLOWED'],
    [[], 'NOT_ALLOWED'],
  ])('whose name leads to %j is refused as it connects, or not', (addresses, reason) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const names = ((_host: string, _options: object, done: (...all: unknown[]) => void) =>
      done(null, found)) as unknown as typeof lookup;
    const heard: unknown[] = [];
    checkedLookup(false, names)('hooks.example.com', {}, (...all) => heard.push(...all));
    expect(heard[0]).toEqual(reason === undefined ? null : expect.objectContaining({ reason }));
  });
});

describe('what comes back', () => {
  it('is told with its status, and nobody is sent on', async () => {
    const { url, heard } = await program({ status: 302, text: 'there', location: 'https://10.0.0.1/' });
    expect(await postOutside({ ...asked, url, allowLoopback: true })).toEqual({ status: 302, text: 'there' });
    expect(heard).toMatchObject([{ body: '{"a":1}', headers: { 'content-type': 'application/json' } }]);
  });

  it('is late, too long, or nothing', async () => {
    const late = await program({ silent: true });
    await expect(postOutside({ ...asked, url: late.url, timeoutMs: 100, allowLoopback: true })).rejects.toMatchObject({
      reason: 'LATE',
    });
    const long = await program({ text: 'x'.repeat(2_000) });
    await expect(postOutside({ ...asked, url: long.url, allowLoopback: true })).rejects.toMatchObject({
      reason: 'TOO_LONG',
    });
    await expect(postOutside({ ...asked, url: 'http://127.0.0.1:1/', allowLoopback: true })).rejects.toMatchObject({
      reason: 'UNREACHABLE',
    });
  });
});
