import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Storage } from './port.ts';

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

    it('gives a range, both ends included', async () => {
      const storage = await make();
      await storage.put('a/b', Buffer.from('0123456789'), { contentType: 'text/plain' });
      expect((await buffer((await storage.get('a/b', { start: 2, end: 4 }))!.body)).toString()).toBe('234');
      expect((await buffer((await storage.get('a/b', { start: 7 }))!.body)).toString()).toBe('789');
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
