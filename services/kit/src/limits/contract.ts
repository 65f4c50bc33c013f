import { describe, expect, it } from 'vitest';
import type { Limits } from './index.ts';

/** What every adapter of the limits port has to do. `advance` moves the adapter's time. */
export function describeLimits(
  name: string,
  make: () => Promise<{ limits: Limits; advance: (seconds: number) => Promise<void> }>,
): void {
  describe(`limits: ${name}`, () => {
    it('gives as many permits as the rule says, then tells how long to wait', async () => {
      const { limits, advance } = await make();
      const rule = { limit: 2, perSeconds: 60 };
      expect((await limits.take('k', rule)).allowed).toBe(true);
      await advance(20);
      expect((await limits.take('k', rule)).allowed).toBe(true);
      expect(await limits.take('k', rule)).toEqual({ allowed: false, retryAfterSeconds: 40 });
      expect((await limits.take('other', rule)).allowed).toBe(true);
      await advance(41);
      expect((await limits.take('k', rule)).allowed).toBe(true);
      expect((await limits.take('k', rule)).allowed).toBe(false);
    });

    it('of many at once only as many pass as there are permits', async () => {
      const { limits } = await make();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => limits.take('k', { limit: 7, perSeconds: 60 })),
      );
      expect(answers.filter(({ allowed }) => allowed)).toHaveLength(7);
    });

    it('gives permits back one by one, each a window after it was taken', async () => {
      const { limits, advance } = await make();
      const rule = { limit: 2, perSeconds: 60 };
      await limits.take('k', rule);
      await advance(30);
      await limits.take('k', rule);
      await advance(31);
      expect((await limits.take('k', rule)).allowed).toBe(true);
      expect(await limits.take('k', rule)).toEqual({ allowed: false, retryAfterSeconds: 29 });
    });

    it('does not lengthen the wait of those who keep asking', async () => {
      const { limits, advance } = await make();
      const rule = { limit: 1, perSeconds: 60 };
      await limits.take('k', rule);
      for (let asked = 0; asked < 5; asked += 1) {
        await advance(11);
        expect((await limits.take('k', rule)).allowed).toBe(false);
      }
      expect((await limits.take('k', rule)).retryAfterSeconds).toBe(5);
      await advance(6);
      expect((await limits.take('k', rule)).allowed).toBe(true);
    });

    it('gives no permit at all where the rule says none', async () => {
      const { limits } = await make();
      expect(await limits.take('k', { limit: 0, perSeconds: 60 })).toEqual({ allowed: false, retryAfterSeconds: 60 });
    });

    it('does not say that a limit which it can check could not be checked', async () => {
      const { limits } = await make();
      const taken = await limits.take('k', { limit: 1, perSeconds: 60 }, { whenUnavailable: 'refuse' });
      expect(taken).toEqual({ allowed: true, retryAfterSeconds: 0 });
    });

    it('gives permits back on reset', async () => {
      const { limits } = await make();
      const rule = { limit: 1, perSeconds: 60 };
      await limits.take('k', rule);
      await limits.reset('k');
      expect((await limits.take('k', rule)).allowed).toBe(true);
    });

    it('keeps permits and values of the same key apart', async () => {
      const { limits } = await make();
      await limits.set('k', 'v', 60);
      expect((await limits.take('k', { limit: 1, perSeconds: 60 })).allowed).toBe(true);
      await limits.delete('k');
      expect((await limits.take('k', { limit: 1, perSeconds: 60 })).allowed).toBe(false);
      await limits.reset('nothing');
    });

    it('replaces a value, and its time', async () => {
      const { limits, advance } = await make();
      await limits.set('k', 'one', 10);
      await advance(5);
      await limits.set('k', 'two', 10);
      await advance(6);
      expect(await limits.get('k')).toBe('two');
    });

    it('forgets a value when its time is over', async () => {
      const { limits, advance } = await make();
      await limits.set('k', 'v', 10);
      expect(await limits.get('k')).toBe('v');
      await advance(11);
      expect(await limits.get('k')).toBeUndefined();
      await limits.set('k', 'w', 10);
      await limits.delete('k');
      expect(await limits.get('k')).toBeUndefined();
    });
  });
}
