/** Inputs for what people do when a call is over. */
import { CallOutcome } from '@ringline/proto/telephony/v1/notes_pb';
import { WrapUpChange } from '@ringline/proto/telephony/v1/wrap_up_pb';
import type { Cell, Fixture } from './fixture.ts';

/** @param takesPart a call that the person is on: the same for several cells, whose note then stays as it is */
export const wrapUpFixtures = (takesPart: (cell: Cell) => Promise<string>): Readonly<Record<string, Fixture>> => ({
  'WrapUpService/SaveCallNote': {
    input: async (cell) => ({
      callId: await takesPart(cell),
      text: 'Wants a refund',
      outcome: CallOutcome.FOLLOW_UP,
      version: 0,
    }),
  },
  'WrapUpService/ChangeWrapUp': { input: () => ({ change: WrapUpChange.READY }) },
});
