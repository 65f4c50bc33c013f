import type { Principal } from '@ringline/kit/auth';
import { fingerprintOf, repeated } from '@ringline/kit/idempotency';
import type { SendMessageRequest } from '@ringline/proto/messaging/v1/messaging_pb';
import type { Deps } from '../context.ts';
import { changeTimeline, poolStore, type Snapshot } from '../timeline/timeline.ts';
import { holdPrice, readBody, refuseOptedOut, requireNumber, requireRecipient } from './prepare.ts';
import { limitSameText, limitTexts } from './sendingLimits.ts';
import { storeText } from './storeText.ts';

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
    refuseOptedOut((await changeTimeline(store, workspaceId, subject, () => undefined)).consent);
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
async function reserve(
  { db, ids, clock }: Deps,
  { phoneNumberId, contactId, to, body, idempotencyKey: key }: Input,
  { workspaceId, userId }: Principal,
): Promise<string> {
  if (key === '') return ids.uuid();
  return db.tenant(workspaceId, async (uow) => {
    const fingerprint = fingerprintOf(phoneNumberId, contactId, to, body);
    const owner = [workspaceId, userId];
    const repetition = await repeated(uow, { clock }, { operation: 'message.send', owner, key, fingerprint });
    if (repetition.earlier !== undefined) return repetition.earlier;
    const id = ids.uuid();
    await repetition.remember(id);
    return id;
  });
}
