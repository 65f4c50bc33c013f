import { createHash } from 'node:crypto';
import type { Principal } from '@ringline/kit/auth';
import { Refusal } from '@ringline/kit/errors';
import type { SendMessageRequest } from '@ringline/proto/messaging/v1/messaging_pb';
import type { Deps } from '../context.ts';
import { changeTimeline, poolStore, type Snapshot } from '../timeline/timeline.ts';
import { holdPrice, readBody, refuseOptedOut, requireNumber, requireRecipient } from './prepare.ts';
import { limitSameText, limitTexts } from './sendingLimits.ts';
import { storeText } from './storeText.ts';

/** How long an idempotency key is remembered: 24 hours (defaults 0, Idempotency). */
const KEY_LIFETIME_MS = 24 * 3_600_000;

type Input = Pick<SendMessageRequest, 'phoneNumberId' | 'contactId' | 'to' | 'body' | 'idempotencyKey'>;

/**
 * Takes a text to be sent: stored as PENDING with the command that sends it, in one write; the carrier is asked after that.
 * The same idempotency key again answers with the same text. Without enough credit the text is kept as INSUFFICIENT_BALANCE.
 * @throws Refusal VALIDATION_FAILED, PHONE_INVALID, NOT_FOUND, OUT_OF_SCOPE, MESSAGE_TOO_LONG, RECIPIENT_OPTED_OUT, LIMIT_REACHED,
 * RATE_LIMITED or IDEMPOTENCY_MISMATCH
 */
export const sendMessage =
  (deps: Deps) =>
  async (input: Input, principal: Principal): Promise<Snapshot> => {
    const { workspaceId, userId } = principal;
    const id = await reserve(deps, input, principal);
    const store = poolStore(deps);
    const earlier = await changeTimeline(store, workspaceId, { itemId: id }, () => undefined);
    if (earlier.item) return earlier;

    const { body, segments } = readBody(input.body);
    const number = await requireNumber(deps, input.phoneNumberId, principal);
    const toNumber = await requireRecipient(deps, input, number.country, workspaceId);
    const subject = { itemId: id, peerNumber: toNumber, phoneNumberId: number.id };
    refuseOptedOut((await changeTimeline(store, workspaceId, subject, () => undefined)).thread);
    await limitTexts(deps, userId);
    await limitSameText(deps, { workspaceId, userId, body, toNumber });
    const hold = await holdPrice(deps, { workspaceId, messageId: id, toNumber, segments }, number);

    return storeText(deps, {
      text: { id, workspaceId, agentUserId: userId, toNumber, body, segments },
      number,
      hold,
    });
  };

/** The id that this request's text has, now and whenever the request is repeated. */
async function reserve({ db, ids, clock }: Deps, input: Input, { workspaceId, userId }: Principal): Promise<string> {
  if (input.idempotencyKey === '') return ids.uuid();
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([input.phoneNumberId, input.contactId, input.to, input.body]))
    .digest('base64url');
  const key = `${userId}:${input.idempotencyKey}`;
  const request = await db.tenant(workspaceId, async ({ tx }) => {
    const over = new Date(clock.now().getTime() - KEY_LIFETIME_MS);
    await tx.sendRequest.deleteMany({
      where: { workspaceId, createdAt: { lt: over }, key: { startsWith: `${userId}:` } },
    });
    await tx.sendRequest.createMany({
      data: [{ workspaceId, key, itemId: ids.uuid(), fingerprint, createdAt: clock.now() }],
      skipDuplicates: true,
    });
    return tx.sendRequest.findUniqueOrThrow({ where: { workspaceId_key: { workspaceId, key } } });
  });
  if (request.fingerprint !== fingerprint) {
    throw new Refusal({
      code: 'IDEMPOTENCY_MISMATCH',
      message: 'This request was already used for another text. Start again.',
    });
  }
  return request.itemId;
}
