import { expect, it } from 'vitest';
import { type Codes, eventOf, readKey } from './keypadCodes.ts';
import type { CallSnapshot } from './types.ts';

const CODES: Codes = { record: '*1', stop: '*2', hold: '*3', resume: '*4', transfer: '*9' };

/** What becomes of keys that are pressed one after the other: digits for the other side, codes in brackets, what is held back. */
function pressed(keys: string): string {
  let pending = '';
  let all = '';
  for (const key of keys) {
    const read = readKey(pending, key, CODES);
    ({ pending } = read);
    all += read.digits + (read.meaning ? `[${read.meaning}]` : '');
  }
  return `${all}|${pending}`;
}

it('keeps a code to itself, and lets every other key through in order', () => {
  expect(pressed('42#')).toBe('42#|');
  expect(pressed('1*3')).toBe('1[hold]|');
  expect(pressed('*1*2*4*9')).toBe('[record][stop][resume][transfer]|');
  expect(pressed('*')).toBe('|*');
  expect(pressed('*7')).toBe('*7|');
  expect(pressed('**3')).toBe('*[hold]|');
  expect(pressed('*#')).toBe('*#|');
  // Until the codes are known, keys are keys.
  expect(readKey('', '*', undefined)).toEqual({ pending: '', digits: '*', meaning: undefined });
});

it('does what the buttons do, where they would', () => {
  const call = (more: object) => ({ phase: 'TALKING', agentUserId: 'ana', capture: null, ...more }) as CallSnapshot;
  const who = { mayRecord: true, userId: 'ana' };
  const capture = (state: string, onDemand = true) => call({ capture: { state, onDemand } });
  expect(eventOf('record', call({}), who)).toEqual({ type: 'TOGGLE_RECORD' });
  expect(eventOf('record', call({}), { ...who, mayRecord: false })).toBeUndefined();
  expect(eventOf('record', capture('ON'), who)).toBeUndefined();
  expect(eventOf('record', capture('STOPPED'), who)).toEqual({ type: 'TOGGLE_RECORD' });
  expect(eventOf('stop', capture('PAUSED'), who)).toEqual({ type: 'TOGGLE_RECORD' });
  expect(eventOf('stop', capture('ON', false), who)).toBeUndefined();
  expect(eventOf('stop', call({}), who)).toBeUndefined();
  expect(eventOf('hold', call({}), who)).toEqual({ type: 'TOGGLE_HOLD' });
  expect(eventOf('hold', call({ phase: 'HELD' }), who)).toBeUndefined();
  expect(eventOf('resume', call({ phase: 'HELD' }), who)).toEqual({ type: 'TOGGLE_HOLD' });
  expect(eventOf('resume', capture('PAUSED'), who)).toEqual({ type: 'TOGGLE_PAUSE' });
  expect(eventOf('resume', call({}), who)).toBeUndefined();
  expect(eventOf('transfer', call({}), who)).toEqual({ type: 'SHOW_PANEL', panel: 'TRANSFER' });
  expect(eventOf('transfer', call({ phase: 'TRANSFERRING' }), who)).toBeUndefined();
});

it('does nothing for a colleague who was added: the call is not theirs to hold, record or hand over', () => {
  const ben = { mayRecord: true, userId: 'ben' };
  const call = (more: object) => ({ phase: 'TALKING', agentUserId: 'ana', capture: null, ...more }) as CallSnapshot;
  const recorded = call({ capture: { state: 'ON', onDemand: true } });
  expect(eventOf('record', call({}), ben)).toBeUndefined();
  expect(eventOf('stop', recorded, ben)).toBeUndefined();
  expect(eventOf('hold', call({}), ben)).toBeUndefined();
  expect(eventOf('resume', call({ phase: 'HELD' }), ben)).toBeUndefined();
  expect(eventOf('transfer', call({}), ben)).toBeUndefined();
});
