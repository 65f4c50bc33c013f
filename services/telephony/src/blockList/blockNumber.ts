import type { Principal } from '@ringline/kit/auth';
import { invalid, Refusal } from '@ringline/kit/errors';
import {
  addressOf,
  type Peer,
  type PeerRefusal,
  peerRefusal,
  phoneMatchKey,
  readPeer,
  readPhoneNumber,
  refusalSentence,
} from '@ringline/kit/phone';
import { trimmed } from '@ringline/kit/text';
import { BlockListChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { nameOf } from '../calls/transferCall.ts';
import type { Deps, Transaction } from '../context.ts';
import type { BlockedNumber } from '../generated/prisma/client.ts';

/** Numbers that a workspace may block: who needs more has a trouble that a list does not end, since such callers change theirs. */
export const MOST_BLOCKED = 1_000;
const LONGEST_REASON = 200;

/**
 * Puts a number on the workspace's block list: its calls are rejected at every number from the next one on. One that is there
 * already, in whichever spelling, stays as it is.
 * @throws Refusal PHONE_INVALID, VALIDATION_FAILED for the workspace's own numbers and a reason that is too long, LIMIT_REACHED
 */
export function blockNumber(deps: Deps) {
  return async (
    input: { number: string; reason: string },
    principal: Principal & { readonly ip: string },
  ): Promise<BlockedNumber> => {
    const { workspaceId, userId, ip } = principal;
    const reason = trimmed(input.reason);
    if (reason.length > LONGEST_REASON) throw invalid('reason', `A reason has at most ${LONGEST_REASON} characters.`);
    return deps.db.tenant(workspaceId, async ({ tx, emit }) => {
      const number = await numberOf(tx, workspaceId, input.number);
      // Of two who block at once the second finds the row, and counts it.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`block-list:${workspaceId}`}, 0))`;
      const matchKey = phoneMatchKey(number);
      const known = await tx.blockedNumber.findUnique({ where: { workspaceId_matchKey: { workspaceId, matchKey } } });
      if (known) return known;
      await refuseTooMany(tx, workspaceId);
      const blocked = await tx.blockedNumber.create({
        data: {
          workspaceId,
          id: deps.ids.uuid(),
          number,
          matchKey,
          reason,
          blockedBy: userId,
          blockedByName: await nameOf(tx, principal),
          blockedAt: deps.clock.now(),
        },
      });
      emit(BlockListChangedSchema, { change: 'BLOCKED', number, reason, userId, ip }, { key: workspaceId });
      return blocked;
    });
  };
}

/** The number as the carrier will tell it. @throws Refusal PHONE_INVALID, VALIDATION_FAILED */
async function numberOf(tx: Transaction, workspaceId: string, given: string): Promise<string> {
  const workspace = await tx.workspaceCopy.findUnique({ where: { workspaceId }, select: { country: true } });
  const told = given.trim();
  const typed = readPhoneNumber(told, workspace?.country ?? '');
  const peer = readPeer(typed ? addressOf(typed) : told);
  const refusal = peerRefusal(peer, 'BLOCK');
  if (peer.kind !== 'NUMBER' || refusal !== undefined)
    throw new Refusal({ code: 'PHONE_INVALID', message: whyNot(told, peer, refusal), field: 'number' });
  const { number } = peer;
  const own = await tx.phoneNumber.count({ where: { workspaceId, number, NOT: { status: 'RELEASED' } } });
  if (own > 0)
    throw invalid('number', `${number} is a number of this workspace. Only callers from outside are blocked.`);
  return number;
}

/** Of words that somebody typed it cannot be told whether they are a sender's name or a slip of the keys. */
function whyNot(told: string, peer: Peer, refusal: PeerRefusal | undefined): string {
  if (refusal !== undefined && refusal !== 'NAMED_SENDER' && told !== '')
    return refusalSentence(peer, 'BLOCK', refusal);
  return `${told || 'This'} is no phone number that can be blocked. Enter it with its country, such as +1 415 555 0142.`;
}

async function refuseTooMany(tx: Transaction, workspaceId: string): Promise<void> {
  const blocked = await tx.blockedNumber.count({ where: { workspaceId } });
  if (blocked < MOST_BLOCKED) return;
  throw new Refusal({
    code: 'LIMIT_REACHED',
    message: `A workspace blocks at most ${MOST_BLOCKED} numbers. Unblock one first.`,
    field: 'number',
    why: {
      check: 'blocked-numbers',
      required: `fewer than ${MOST_BLOCKED}`,
      current: String(blocked),
      whoCanFix: ['you'],
    },
  });
}
