/** A page that was never opened is opened while the server is away, and stands there when it is back. */
import { beforeEach, expect, it, vi } from 'vitest';

let reached: boolean;
let links: { sheet: object | null; remove: () => void }[];

beforeEach(() => {
  vi.resetModules();
  reached = false;
  links = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { querySelectorAll: () => links });
  vi.stubGlobal('fetch', async () => {
    if (!reached) throw new TypeError('Failed to fetch');
    return { ok: true };
  });
});

const modules = async () => ({
  ...(await import('./fetchPart.ts')),
  ...(await import('./relay/connection.ts')),
});

it('waits while the server is away, and asks again when it is back, with the style sheets that failed', async () => {
  const { fetchPart, connection } = await modules();
  const removed: string[] = [];
  links = [
    { sheet: {}, remove: () => removed.push('fetched') },
    { sheet: null, remove: () => removed.push('failed') },
  ];
  const load = vi.fn(async () => {
    if (!reached) throw new Error('Unable to preload CSS');
    return 'the page';
  });
  const part = fetchPart(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(await Promise.race([part, new Promise((resolve) => setTimeout(resolve, 20, 'waits'))])).toBe('waits');
  reached = true;
  connection.requestWorked();
  expect(await part).toBe('the page');
  expect(removed).toEqual(['failed']);
});

it('a part that was asked for ahead, in vain, is asked for again when it is needed', async () => {
  const { askedAhead, fetchPart, connection } = await modules();
  const load = vi.fn(async () => {
    if (!reached) throw new Error('Failed to fetch');
    return 'the field';
  });
  const part = askedAhead(load);
  const needed = fetchPart(part);
  expect(await Promise.race([needed, new Promise((resolve) => setTimeout(resolve, 20, 'waits'))])).toBe('waits');
  reached = true;
  connection.requestWorked();
  expect(await needed).toBe('the field');
  expect(await part()).toBe('the field');
});

it('a part that got lost on the way from a server within reach is asked for again', async () => {
  const { fetchPart } = await modules();
  reached = true;
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the page';
  };
  expect(await fetchPart(load)).toBe('the page');
});

it('a part that a server within reach does not have fails within a second', async () => {
  const { fetchPart } = await modules();
  reached = true;
  await expect(fetchPart(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
