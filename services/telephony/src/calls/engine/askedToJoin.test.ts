import { expect, it } from 'vitest';
import { joinOffers, ringingToJoin } from './askedToJoin.ts';
import type { CallState, Offer } from './state.ts';

/** Ana's call with these offers, each `user:state:second:purpose`. */
const call = (...offers: string[]) =>
  ({
    agentUserId: 'ana',
    offers: offers.map((offer, index) => {
      const [userId = '', state = '', second, purpose] = offer.split(':');
      return { id: String(index), userId, state, at: Number(second), ...(purpose ? { purpose } : {}) } as Offer;
    }),
  }) as CallState;
const told = (offers: Offer[]) => offers.map(({ userId, state }) => `${userId}:${state}`);

it.each([
  ['nobody', [], ['ana:ACCEPTED:1', 'ben:RINGING:2:TRANSFER']],
  [
    'each person once',
    ['ben:RINGING', 'cyd:ACCEPTED'],
    ['ben:RINGING:1:JOIN', 'ben:RINGING:1:JOIN', 'cyd:ACCEPTED:1:JOIN'],
  ],
  ['declined on one device', ['ben:DECLINED'], ['ben:WITHDRAWN:1:JOIN', 'ben:DECLINED:1:JOIN']],
  ['rang in vain beside a closed browser', ['ben:TIMED_OUT'], ['ben:WITHDRAWN:1:JOIN', 'ben:TIMED_OUT:1:JOIN']],
  ['no device could ring', ['ben:WITHDRAWN'], ['ben:WITHDRAWN:1:JOIN', 'ben:WITHDRAWN:1:JOIN']],
  ['declined, and asked again', ['ben:RINGING'], ['ben:DECLINED:1:JOIN', 'ben:WITHDRAWN:2:JOIN', 'ben:RINGING:2:JOIN']],
])('asked to join: %s', (_name, expected, offers) => {
  expect(told(joinOffers(call(...offers)))).toEqual(expected);
});

it('the live board shows who rings to join or to take over, once each, and not the agent who is rung back', () => {
  const asked = call(
    'ana:ACCEPTED:1',
    'ben:WITHDRAWN:2:TRANSFER',
    'ben:RINGING:2:TRANSFER',
    'cyd:RINGING:1:JOIN',
    'cyd:DECLINED:3:JOIN',
    'ana:RINGING:3:RETURN',
  );
  expect(told(ringingToJoin(asked))).toEqual(['ben:RINGING']);
  expect(ringingToJoin({ ...asked, agentUserId: null })).toEqual([]);
});
