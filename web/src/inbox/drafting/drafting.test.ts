/** What is typed goes to the server in steps, and of two devices the one that typed last wins. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { agoWords } from '../../ui/dates.ts';
import { paced } from './paced.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('window', { parent: undefined });
  vi.stubGlobal('BroadcastChannel', EventTarget);
  vi.stubGlobal('localStorage', { getItem: () => 'w-1' });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('saves the first key at once, goes on in steps, ends with the last key, and empties at once', async () => {
  const sent: string[] = [];
  const pace = paced<string>(async (_name, what) => sent.push(what) > 0);
  pace.push('a', 'H', false);
  expect(sent).toEqual(['H']);
  for (const typed of ['He', 'Hel', 'Hell', 'Hello']) {
    pace.push('a', typed, false);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(sent).toEqual(['H']);
  await vi.advanceTimersByTimeAsync(800);
  expect(sent).toEqual(['H', 'Hello']);
  pace.push('a', 'Hello!', false);
  pace.push('a', '', true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual(['H', 'Hello', '']);
});

it('keeps what could not be saved, unless something newer was typed', async () => {
  const sent: string[] = [];
  let up = false;
  const pace = paced<string>(async (_name, what) => sent.push(what) > 0 && up);
  pace.push('a', 'first', false);
  await vi.advanceTimersByTimeAsync(0);
  up = true;
  pace.flush();
  await vi.advanceTimersByTimeAsync(0);
  pace.flush();
  expect(sent).toEqual(['first', 'first']);
});

it('takes the later of two drafts, and what the server no longer has is gone', async () => {
  const { draftBook } = await import('./draftBook.ts');
  draftBook.put('t-1', { text: 'here', typed: 2_000 });
  draftBook.put('t-1', { text: 'older', typed: 1_000 });
  expect(draftBook.of('t-1')?.text).toBe('here');
  draftBook.putAll([{ threadId: 't-2', text: 'there', typed: 500 }], 3_000);
  expect([draftBook.of('t-1'), draftBook.of('t-2')?.text, draftBook.isComplete()]).toEqual([undefined, 'there', true]);
});

it('says how long ago in the largest unit', () => {
  expect([-4_400, -400, -61_000, -7_300_000].map((left) => agoWords(left, 'en-US'))).toEqual([
    '4 sec. ago',
    '1 sec. ago',
    '1 min. ago',
    '2 hr. ago',
  ]);
});
