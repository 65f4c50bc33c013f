/** A long body may take as long as it takes; one that stands still is given up. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { fetchFlowing } from './flowing.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

async function serving(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => (server.closeAllConnections(), server.close()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const options = { headers: {}, idleMs: 1_000 };

it('a body that goes on coming is read whole, though it takes longer than nothing may come', async () => {
  const pieces = ['RI', 'FF', 'WA', 'VE', 'fm', 't '];
  const url = await serving((response) => {
    response.writeHead(200, { 'content-type': 'audio/x-wav' });
    // The pace of the other side is what this is about.
    const pace = setInterval(() => {
      const piece = pieces.shift();
      if (piece === undefined) response.end();
      else response.write(piece);
      if (piece === undefined) clearInterval(pace);
    }, 250);
  });
  const { ok, contentType, body } = await fetchFlowing(url, options);
  expect([ok, contentType, (await buffer(body)).toString()]).toEqual([true, 'audio/x-wav', 'RIFFWAVEfmt ']);
});

it('a body that stands still is given up, and an answer that does not begin', async () => {
  const url = await serving((response) => response.writeHead(200).write('RIFF'));
  const { body } = await fetchFlowing(url, options);
  await expect(buffer(body)).rejects.toThrow('Nothing came for 1000 ms');
  const silent = await serving(() => undefined);
  await expect(fetchFlowing(silent, options)).rejects.toThrow('Nothing came for 1000 ms');
});

it('a body that ends before its length, or whose reader is to stop, is none', async () => {
  const cut = await serving((response) => {
    response.writeHead(200, { 'content-length': '10' });
    response.write('RIFF', () => response.destroy());
  });
  await expect(fetchFlowing(cut, options).then(({ body }) => buffer(body))).rejects.toThrow('terminated');
  const stopping = new AbortController();
  const endless = await serving((response) => response.writeHead(200).write('RIFF'));
  const { body } = await fetchFlowing(endless, { ...options, idleMs: 60_000, signal: stopping.signal });
  const read = buffer(body);
  stopping.abort(new Error('this process ends'));
  await expect(read).rejects.toThrow('this process ends');
});
