import { ConferenceService } from '@ringline/proto/telephony/v1/conferences_pb';
import type { Participant, Supervision, Transfer } from '@ringline/proto/telephony/v1/participants_pb';
import type { Offer } from '@ringline/proto/telephony/v1/telephony_pb';
import type { OperationContext } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

const change =
  (what: 'COMPLETE' | 'MERGE' | 'BACK') =>
  async (_source: unknown, { callId }: { callId: string }, context: OperationContext) =>
    (await context.call(ConferenceService).changeTransfer({ callId, change: what })).call;

/** Handing calls over, and who is on them. */
export const conferences = {
  Mutation: {
    transferCall: async (_source, { input }, context) =>
      (
        await context.call(ConferenceService).transferCall({
          callId: input.callId,
          userId: input.userId ?? '',
          teamId: input.teamId ?? '',
          phoneNumber: input.phoneNumber ?? '',
          mode: input.mode,
          message: input.message ?? '',
        })
      ).call,
    addToCall: async (_source, input, context) =>
      (await context.call(ConferenceService).addToCall({ ...input, phoneNumbers: [...(input.phoneNumbers ?? [])] }))
        .call,
    async superviseCall(_source, input, context) {
      const { call, connectParams } = await context.call(ConferenceService).superviseCall(input);
      return { call, connectParams: Object.entries(connectParams).map(([name, value]) => ({ name, value })) };
    },
    takeOverCall: async (_source, { callId }, context) =>
      (await context.call(ConferenceService).takeOverCall({ callId })).call,
    completeTransfer: change('COMPLETE'),
    mergeTransfer: change('MERGE'),
    takeBackCall: change('BACK'),
  },
  CallTransfer: {
    fromAgentName: ({ fromName }: Transfer) => fromName,
    toTeam: ({ toKind }: Transfer) => toKind === 'TEAM',
    toUserOrTeamName: ({ toName }: Transfer) => toName,
    toOutside: ({ toKind }: Transfer) => toKind === 'NUMBER',
  },
  CallSupervision: {
    failure: ({ takeoverFailed }: Supervision) => (takeoverFailed ? 'NOT_HEARD' : null),
  },
  CallParticipant: {
    async name({ name, userId }: Participant, _args: unknown, { loaders }: OperationContext) {
      return name !== '' || userId === '' ? name : nameOf(userId, loaders);
    },
    connected: ({ state }: Participant) => state === 'CONNECTED',
  },
  CallOffer: {
    name: ({ userId }: Offer, _args: unknown, { loaders }: OperationContext) => nameOf(userId, loaders),
    purpose: ({ purpose }: Offer) => purpose || 'CALL',
  },
} satisfies Resolvers;

async function nameOf(userId: string, loaders: OperationContext['loaders']): Promise<string> {
  const profile = await loaders.profile.load(userId);
  return profile ? `${profile.firstName} ${profile.lastName}`.trim() : '';
}
