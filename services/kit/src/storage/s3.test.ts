import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemIds } from '../clock/index.ts';
import { s3Available, startS3, type S3Engine } from '../engines/index.ts';
import { canBeHad, temporaryFolder } from '../testing/index.ts';
import { describeStorage } from './contract.ts';
import { createStorage } from './index.ts';

const folder = () => temporaryFolder('storage');
const type = { contentType: 'text/plain' };

// The first time, it is built.
describe.skipIf(!(await canBeHad(s3Available)))('on a real S3 server', () => {
  let server: S3Engine;
  beforeAll(async () => {
    process.env['AWS_ACCESS_KEY_ID'] = 'test';
    process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
    server = await startS3({ dataDir: folder(), bucket: 'files' });
  });
  afterAll(() => server.stop());

  const at = (prefix: string) => server.url.replace('s3://files', `s3://files${prefix}`);
  let made = 0;
  describeStorage('S3', async () => createStorage(at(`/store-${(made += 1)}`), systemIds));

  it('what lies under another prefix is another store', async () => {
    const one = createStorage(at('/one'), systemIds);
    const whole = createStorage(server.url, systemIds);
    await one.put('a/b', Buffer.from('one'), type);
    expect(await createStorage(at('/two'), systemIds).get('a/b')).toBeUndefined();
    expect((await buffer((await whole.get('one/a/b'))!.body)).toString()).toBe('one');
  });

  it.each([
    ['&encryption=AES256', 'AES256'],
    ['&encryption=aws:kms', 'aws:kms'],
    ['', undefined],
  ])('is asked to encrypt what it keeps with %j', async (parameter, header) => {
    const asked: unknown[] = [];
    const between = createServer((request, response) => {
      asked.push(request.headers['x-amz-server-side-encryption']);
      request.resume().on('end', () => response.end());
    }).listen(0, '127.0.0.1');
    await once(between, 'listening');
    const endpoint = encodeURIComponent(`http://127.0.0.1:${(between.address() as AddressInfo).port}`);
    const storage = createStorage(`s3://files?endpoint=${endpoint}&pathStyle=true${parameter}`, systemIds);
    await storage.put('a/b', Buffer.from('x'), type);
    between.close();
    expect(asked).toEqual([header]);
    const real = createStorage(`${server.url}${parameter}`, systemIds);
    await real.put('encrypted/b', Buffer.from('x'), type);
    expect((await buffer((await real.get('encrypted/b'))!.body)).toString()).toBe('x');
  });

  it('a bucket that is not there is an error, and no missing file', async () => {
    const nowhere = createStorage(server.url.replace('s3://files', 's3://nowhere'), systemIds);
    await expect(nowhere.put('a/b', Buffer.from('x'), type)).rejects.toThrow('bucket does not exist');
    await expect(nowhere.get('a/b')).rejects.toThrow('bucket does not exist');
  });
});

describe('the store that a URL names', () => {
  it('is a folder', async () => {
    const storage = createStorage(`file://${folder()}`, systemIds);
    await storage.put('a/b', Buffer.from('x'), type);
    expect(await storage.stat('a/b')).toEqual({ size: 1, contentType: 'text/plain' });
  });

  it.each([
    'files',
    'https://example.com/files',
    's3:///prefix',
    's3://bucket?endpont=http://localhost',
    's3://bucket?encryption=yes',
  ])('is not %j', (url) => {
    expect(() => createStorage(url, systemIds)).toThrow('Not a store of files');
  });
});
