import { create } from '@bufbuild/protobuf';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import { CallSchema } from '@ringline/proto/telephony/v1/telephony_pb';
import { expect, it } from 'vitest';
import { offerTo } from './offerTo.ts';

/** A call with these offers, each `user:state:second`, or `user:state` from before the moment was kept. */
const call = (...offers: string[]) =>
  create(CallSchema, {
    offers: offers.map((offer, index) => {
      const [userId = '', state = '', second] = offer.split(':');
      const at = second === undefined ? {} : { offeredAt: timestampFromMs(Number(second) * 1000 + 7) };
      return { id: String(index), userId, state, ...at };
    }),
  });

const told = (...offers: string[]) => offerTo(call(...offers), 'ana')?.id;

it.each([
  ['nobody', undefined, []],
  ['somebody else', undefined, ['ben:RINGING:1']],
  ['a browser that was closed after the one that rings', '0', ['ana:RINGING:1', 'ana:WITHDRAWN:1']],
  ['a browser that was closed before the one that rings', '1', ['ana:WITHDRAWN:1', 'ana:RINGING:1']],
  ['took it on the first', '0', ['ana:ACCEPTED:1', 'ana:TAKEN:1']],
  ['took it on the second', '1', ['ana:TAKEN:1', 'ana:ACCEPTED:1']],
  ['gave it away, and it came back in vain', '1', ['ana:ACCEPTED:1', 'ana:TIMED_OUT:2']],
  ['let it ring, and rings again', '2', ['ana:TIMED_OUT:1', 'ana:WITHDRAWN:2', 'ana:RINGING:2']],
  ['rings in a call from before', '0', ['ana:RINGING', 'ana:WITHDRAWN']],
])('%s', (_name, expected, offers) => {
  expect(told(...offers)).toBe(expected);
});
