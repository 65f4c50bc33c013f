import type { CallItem } from '@ringline/proto/messaging/v1/messaging_pb';
import { CallOutcome, EndedSide, type CallNote, type EndedBy } from '@ringline/proto/telephony/v1/notes_pb';
import type { Call } from '@ringline/proto/telephony/v1/telephony_pb';
import { WrapUpChange, WrapUpService } from '@ringline/proto/telephony/v1/wrap_up_pb';
import type { Resolvers } from '../graphql/resolverTypes.ts';

const OUTCOMES: Readonly<Record<CallOutcome, string | null>> = {
  [CallOutcome.UNSPECIFIED]: null,
  [CallOutcome.RESOLVED]: 'RESOLVED',
  [CallOutcome.FOLLOW_UP]: 'FOLLOW_UP',
  [CallOutcome.LEFT_MESSAGE]: 'LEFT_MESSAGE',
  [CallOutcome.WRONG_NUMBER]: 'WRONG_NUMBER',
  [CallOutcome.SPAM]: 'SPAM',
  [CallOutcome.OTHER]: 'OTHER',
};

/** A note that was taken away only keeps counting. */
const noteOf = ({ note }: Call | CallItem): CallNote | null => (note && (note.text || note.outcome) ? note : null);
const noteVersion = ({ note }: Call | CallItem): number => note?.version ?? 0;
const endedBy = ({ endedBy: by }: Call | CallItem): EndedBy | null =>
  by && by.side !== EndedSide.UNSPECIFIED ? by : null;

/** What people do when a call is over. */
export const wrapUp = {
  Mutation: {
    saveCallNote: async (_source, { input }, context) =>
      (
        await context.call(WrapUpService).saveCallNote({
          ...input,
          outcome: input.outcome ? CallOutcome[input.outcome] : CallOutcome.UNSPECIFIED,
        })
      ).call,
    changeWrapUp: (_source, { change }, context) =>
      context.call(WrapUpService).changeWrapUp({ change: WrapUpChange[change] }),
  },
  Call: { note: noteOf, noteVersion, endedBy },
  ConversationCall: {
    note: noteOf,
    noteVersion,
    endedBy,
    canWriteNote: async ({ callId }: CallItem, _args, { loaders }) =>
      (await loaders.callSid.load(callId))?.mayWriteNote ?? false,
  },
  CallNote: {
    outcome: ({ outcome }: CallNote) => OUTCOMES[outcome] ?? null,
    author: ({ userId }: CallNote, _args, { loaders }) => (userId ? loaders.profile.load(userId) : null),
    authorName: ({ userName }: CallNote) => userName,
  },
  CallEndedBy: {
    side: ({ side }: EndedBy) => (side === EndedSide.US ? 'US' : 'THEM'),
    name: ({ name }: EndedBy) => name || null,
  },
} satisfies Resolvers;
