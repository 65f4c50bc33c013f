/** What was typed is not lost: not with a reload, not when a number becomes a contact, not to the next who uses this tab. */
import { beforeEach, expect, it, vi } from 'vitest';

let stored: Map<string, string>;
let workspace: string;

beforeEach(() => {
  stored = new Map();
  workspace = 'w-1';
  vi.stubGlobal('window', { parent: undefined });
  vi.stubGlobal('BroadcastChannel', EventTarget);
  vi.stubGlobal('localStorage', { getItem: () => workspace });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

/** The page, loaded anew: what lay in memory is gone. */
async function page() {
  vi.resetModules();
  const { outgoing } = await import('./outgoing.ts');
  const { drafts } = await import('./drafts.ts');
  return { outgoing, drafts };
}

const NOW = new Date('2026-03-02T10:00:00Z');
const text = (key: string, at = NOW) => ({
  key,
  body: `Hello ${key}`,
  at,
  after: '',
  input: { body: `Hello ${key}`, phoneNumberId: 'n-1', contactId: 'c-1', idempotencyKey: key },
});
const REFUSED = { code: 'INSUFFICIENT_BALANCE', message: 'No credit', retryable: false, details: {} };
const BROKEN_OFF = { code: 'NETWORK', message: '', retryable: true, details: {} };

it('what was under way when the page went is sent again with the same key, what was refused stays as it is', async () => {
  const before = await page();
  before.outgoing.begin('c-1', text('under way'));
  before.outgoing.begin('c-1', text('refused'));
  before.outgoing.refuse('c-1', 'refused', REFUSED);
  before.outgoing.begin('c-1', text('saved'));
  before.outgoing.end('c-1', 'saved');
  before.outgoing.begin('c-2', text('broken off'));
  before.outgoing.refuse('c-2', 'broken off', BROKEN_OFF);
  expect(before.outgoing.unfinished(NOW)).toEqual([['c-2', { ...text('broken off'), refusal: BROKEN_OFF }]]);
  const { outgoing } = await page();
  expect(outgoing.of('c-1')).toEqual([text('under way'), { ...text('refused'), refusal: REFUSED }]);
  expect(outgoing.unfinished(NOW)).toEqual([
    ['c-1', text('under way')],
    ['c-2', text('broken off')],
  ]);
});

it('what was written hours ago is not sent by itself', async () => {
  (await page()).outgoing.begin('c-1', text('old', new Date('2026-03-02T08:00:00Z')));
  const { outgoing } = await page();
  expect(outgoing.unfinished(NOW)).toEqual([]);
  expect(outgoing.of('c-1')[0]?.refusal?.code).toBe('NETWORK');
});

it('a number that becomes a contact keeps what was typed, and hears what became of what is under way', async () => {
  const { outgoing, drafts } = await page();
  drafts.write('th-1', 'and one more th');
  outgoing.begin('th-1', text('first'));
  drafts.carryOver('th-1', 'c-1');
  outgoing.carryOver('th-1', 'c-1');
  outgoing.carryOver('th-1', 'c-1');
  outgoing.refuse('th-1', 'first', REFUSED);
  expect({ draft: drafts.read('c-1'), left: drafts.read('th-1'), texts: outgoing.of('c-1') }).toEqual({
    draft: 'and one more th',
    left: '',
    texts: [{ ...text('first'), refusal: REFUSED }],
  });
});

it('another workspace sees none of it', async () => {
  const { outgoing, drafts } = await page();
  drafts.write('new', 'a secret');
  outgoing.begin('c-1', text('first'));
  workspace = 'w-2';
  expect({ draft: drafts.read('new'), texts: outgoing.of('c-1') }).toEqual({ draft: '', texts: [] });
  workspace = 'w-1';
  expect({ draft: drafts.read('new'), texts: outgoing.of('c-1') }).toEqual({
    draft: 'a secret',
    texts: [text('first')],
  });
});
