import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseOpensThread } from './settings/openThread.ts';
import { leadsToThread } from './useOpenThread.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('an answered call leads to the conversation from pages on which nothing is edited, and from no other', () => {
  expect(['/', '/home', '/inbox', '/inbox/'].filter((page) => !leadsToThread(page))).toEqual([]);
  const withWork = ['/settings/users', '/contacts', '/automation/n1', '/call-history', '/inbox/notes', '/extension'];
  expect(withWork.filter(leadsToThread)).toEqual([]);
});

it('leads nowhere once that is switched off, until it is on again', () => {
  chooseOpensThread(false);
  expect(leadsToThread('/inbox')).toBe(false);
  chooseOpensThread(true);
  expect(leadsToThread('/inbox')).toBe(true);
});
