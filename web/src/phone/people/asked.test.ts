import { expect, it } from 'vitest';
import { call } from '../phone.testkit.ts';
import type { CallSnapshot } from '../types.ts';
import { askedOf, closedSince } from './asked.ts';

const maya = (state: string, offeredAt = '2026-11-21T10:00:00.000Z') =>
  call({ joinOffers: [{ userId: 'm', name: 'Maya Okafor', state, offeredAt }] });
const phone = (connected?: boolean) =>
  call({
    participants:
      connected === undefined ? [] : [{ id: 'l1', userId: null, name: '+13105550177', role: 'GUEST', connected }],
  });
const told = (before: CallSnapshot, now: CallSnapshot) =>
  closedSince(askedOf(before), askedOf(now)).map(({ name, state }) => `${name} ${state}`);

it.each([
  ['rings on', maya('RINGING'), maya('RINGING'), []],
  ['joined', maya('RINGING'), maya('ACCEPTED'), []],
  ['declined', maya('RINGING'), maya('DECLINED'), ['Maya Okafor DECLINED']],
  ['let it ring', maya('RINGING'), maya('TIMED_OUT'), ['Maya Okafor TIMED_OUT']],
  ['no device that could ring', maya('RINGING'), maya('WITHDRAWN'), ['Maya Okafor WITHDRAWN']],
  ['is told once', maya('DECLINED'), maya('DECLINED'), []],
  ['declined, and asked anew', maya('DECLINED'), maya('RINGING', '2026-11-21T10:01:00.000Z'), []],
  ['a phone that joined', phone(false), phone(true), []],
  ['a phone that did not', phone(false), phone(), ['(310) 555-0177 LEFT']],
  ['a phone that left', phone(true), phone(), []],
])('%s', (_name, before, now, expected) => {
  expect(told(before, now)).toEqual(expected);
});
