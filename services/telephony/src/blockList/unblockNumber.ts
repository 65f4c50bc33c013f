import type { Principal } from '@ringline/kit/auth';
import { notFound } from '@ringline/kit/errors';
import { phoneMatchKey } from '@ringline/kit/phone';
import { BlockListChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Deps } from '../context.ts';
import type { BlockedNumber } from '../generated/prisma/client.ts';

/**
 * Takes a number off the workspace's block list: its next call is taken. @param input.number E.164, in whichever spelling
 * @returns what was on the list @throws Refusal NOT_FOUND for a number that is not on it
 */
export function unblockNumber(deps: Deps) {
  return async (
    input: { number: string },
    { workspaceId, userId, ip }: Principal & { readonly ip: string },
  ): Promise<BlockedNumber> =>
    deps.db.tenant(workspaceId, async ({ tx, emit }) => {
      const where = { workspaceId, matchKey: phoneMatchKey(input.number.trim()) };
      const blocked = await tx.blockedNumber.findUnique({ where: { workspaceId_matchKey: where } });
      // Of two who unblock at once one removed it, and one alone is noted.
      const { count } = blocked ? await tx.blockedNumber.deleteMany({ where }) : { count: 0 };
      if (!blocked || count === 0) throw notFound('The blocked number');
      const { number, reason } = blocked;
      emit(BlockListChangedSchema, { change: 'UNBLOCKED', number, reason, userId, ip }, { key: workspaceId });
      return blocked;
    });
}
