import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Storage } from './port.ts';

async function all(keys: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const key of keys) found.push(key);
  return found;
}

/** What every adapter of the storage port has to do. */
export function describeStorage(name: string, make: () => Promise<Storage>): void {
  describe(`storage: ${name}`, () => {
    it('gives back what was put, with its type', async () => {
      const storage = await make();
      await storage.put('recordings/w/1.wav', Readable.from([Buffer.from('abc'), Buffer.from('def')]), {
        contentType: 'audio/wav',
      });
      const found = await storage.get('recordings/w/1.wav');
      expect(found).toMatchObject({ size: 6, contentType: 'audio/wav' });
      expect((await buffer(found!.body)).toString()).toBe('abcdef');
    });

    it('lists every key, or those of an area', async () => {
      const storage = await make();
      const keys = Array.from({ length: 5 }, (_, index) => `recordings/w${index % 2}/${index}.wav`);
      for (const key of keys) await storage.put(key, Buffer.from('x'), { contentType: 'audio/wav' });
      await storage.delete(keys[4]!);
      expect((await all(storage.list())).toSorted()).toEqual(keys.slice(0, 4).toSorted());
      await storage.put('recordings-2/w/1.wav', Buffer.from('x'), { contentType: 'audio/wav' });
      const [inArea, inNone] = [await all(storage.list('recordings')), await all(storage.list('sounds'))];
      expect([inArea.toSorted(), inNone]).toEqual([keys.slice(0, 4).toSorted(), []]);
      for await (const key of (await make()).list()) expect.fail(`${key} lies in a store where nothing was put`);
    });

    it('gives a range, both ends included', async () => {
      const storage = await make();
      await storage.put('a/b', Buffer.from('0123456789'), { contentType: 'text/plain' });
      expect((await buffer((await storage.get('a/b', { start: 2, end: 4 }))!.body)).toString()).toBe('234');
      expect((await buffer((await storage.get('a/b', { start: 7 }))!.body)).toString()).toBe('789');
    });

    it('keeps an empty object, and of what lies behind the end gives nothing', async () => {
      const storage = await make();
      expect(await storage.put('a/empty', Buffer.alloc(0), { contentType: 'text/plain' })).toEqual({
        size: 0,
        contentType: 'text/plain',
      });
      expect((await buffer((await storage.get('a/empty'))!.body)).length).toBe(0);
      await storage.put('a/b', Buffer.from('0123456789'), { contentType: 'text/plain' });
      const behind = await storage.get('a/b', { start: 10, end: 12 });
      expect(behind).toMatchObject({ size: 10, contentType: 'text/plain' });
      expect((await buffer(behind!.body)).length).toBe(0);
    });

    it('tells the size of the whole with a range of it', async () => {
      const storage = await make();
      await storage.put('a/b', Buffer.from('0123456789'), { contentType: 'text/plain' });
      const part = await storage.get('a/b', { start: 2, end: 4 });
      expect(part!.size).toBe(10);
      part!.body.destroy();
    });

    it('takes a body of many megabytes of which nobody knows the size', async () => {
      const storage = await make();
      const chunk = Buffer.alloc(1_000_003, 'ringline');
      const body = Readable.from(Array.from({ length: 12 }, () => chunk));
      expect(await storage.put('recordings/w/long.wav', body, { contentType: 'audio/wav' })).toEqual({
        size: 12 * chunk.length,
        contentType: 'audio/wav',
      });
      const found = await storage.get('recordings/w/long.wav', { start: 11 * chunk.length });
      expect((await buffer(found!.body)).equals(chunk)).toBe(true);
    });

    it('a long body that breaks off leaves nothing', async () => {
      const storage = await make();
      let chunks = 0;
      const broken = new Readable({
        read() {
          chunks += 1;
          if (chunks > 12) this.destroy(new Error('the line went dead'));
          else this.push(Buffer.alloc(1_000_000));
        },
      });
      await expect(storage.put('a/long', broken, { contentType: 'audio/wav' })).rejects.toThrow('the line went dead');
      expect(await storage.stat('a/long')).toBeUndefined();
    });

    it('replaces and deletes; what is not there is undefined', async () => {
      const storage = await make();
      await storage.put('a/b', Buffer.from('one'), { contentType: 'text/plain' });
      await storage.put('a/b', Buffer.from('two!'), { contentType: 'text/html' });
      expect(await storage.stat('a/b')).toEqual({ size: 4, contentType: 'text/html' });
      await storage.delete('a/b');
      await storage.delete('a/b');
      expect(await storage.get('a/b')).toBeUndefined();
      expect(await storage.stat('a/b')).toBeUndefined();
    });

    it('a body that breaks off leaves the old object', async () => {
      const storage = await make();
      await storage.put('a/b', Buffer.from('old'), { contentType: 'text/plain' });
      const broken = new Readable({
        read() {
          this.push('half');
          this.destroy(new Error('the line went dead'));
        },
      });
      await expect(storage.put('a/b', broken, { contentType: 'text/plain' })).rejects.toThrow('the line went dead');
      expect((await buffer((await storage.get('a/b'))!.body)).toString()).toBe('old');
    });

    it.each(['../secret', 'a/../b', '/etc/passwd', 'a//b', '', 'a/.hidden'])('refuses the key %j', async (key) => {
      const storage = await make();
      await expect(storage.put(key, Buffer.from('x'), { contentType: 'text/plain' })).rejects.toThrow(
        'Not a storage key',
      );
      await expect(storage.get(key)).rejects.toThrow('Not a storage key');
    });
  });
}
