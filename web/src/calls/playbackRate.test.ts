import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextRate, rememberedRate, rememberRate } from './playbackRate.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a recording is played as fast as the last one was, the first at the usual speed', () => {
  expect(rememberedRate()).toBe(1);
  rememberRate(1.5);
  expect(rememberedRate()).toBe(1.5);
});

it('what is stored and is no speed of ours is the usual one', () => {
  for (const value of ['', 'fast', '0', '16', 'Infinity']) {
    stored.set('ringline.playback-rate', value);
    expect(rememberedRate()).toBe(1);
  }
});

it('a press goes round all speeds', () => {
  expect([1, 1.5, 2, 0.75, 9].map(nextRate)).toEqual([1.5, 2, 0.75, 1, 1]);
});
