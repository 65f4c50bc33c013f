import type { Principal } from '@ringline/kit/auth';
import { fingerprintOf, repeated } from '@ringline/kit/idempotency';
import type { SendMessageRequest } from '@ringline/proto/messaging/v1/messaging_pb';
import type { Deps } from '../context.ts';
import { changeTimeline, poolStore, type Snapshot } from '../timeline/timeline.ts';
import { takeFiles } from '../uploads/takeFiles.ts';
import {
  assertSendsPictures,
  holdPrice,
  readBody,
  refuseOptedOut,
  requireNumber,
  requireRecipient,
} from './prepare.ts';
import { consentTo } from '../consent/consent.ts';
import { isOnWhatsApp, readWhatsAppBody, requireWhatsApp } from '../channels/whatsapp.ts';
import { limitSameText, limitTexts } from './sendingLimits.ts';
import { storeText } from './storeText.ts';

type Input = Pick<SendMessageRequest, 'phoneNumberId' | 'contactId' | 'to' | 'body' | 'idempotencyKey'> &
  Partial<Pick<SendMessageRequest, 'attachmentIds' | 'channel'>>;

/**
 * Takes a text to be sent: stored as PENDING with the command that sends it, in one write; the carrier is asked after that.
 * The same idempotency key again answers with the same text. Without enough credit the text is kept as INSUFFICIENT_BALANCE.
 * @throws Refusal VALIDATION_FAILED, PHONE_INVALID, NOT_FOUND, OUT_OF_SCOPE, MESSAGE_TOO_LONG, RECIPIENT_OPTED_OUT, LIMIT_REACHED,
 * RATE_LIMITED or IDEMPOTENCY_MISMATCH; with files GONE, MEDIA_TOO_LARGE and CALLER_ID_NOT_OWNED as well
 */
export const sendMessage =
  (deps: Deps) =>
  async (input: Input, principal: Principal): Promise<Snapshot> => {
    const id = await reserve(deps, input, principal);
    return sendAs(deps)(id, input, principal);
  };

/** Who writes a text, and which numbers they write from. */
export type Writer = Pick<Principal, 'workspaceId' | 'userId' | 'teamIds' | 'scope'>;

/** The same under an id that is known: a text that is there already stays as it is. @throws Refusal as `sendMessage` */
export const sendAs =
  (deps: Deps) =>
  async (id: string, input: Omit<Input, 'idempotencyKey'>, principal: Writer): Promise<Snapshot> => {
    const { workspaceId, userId } = principal;
    const store = poolStore(deps);
    const earlier = await changeTimeline(store, workspaceId, { itemId: id }, () => undefined);
    if (earlier.item) return earlier;

    const attachmentIds = input.attachmentIds ?? [];
    const onWhatsApp = isOnWhatsApp(input.channel);
    const { body, segments } = onWhatsApp
      ? readWhatsAppBody(input.body, attachmentIds.length)
      : readBody(input.body, attachmentIds.length);
    const number = await requireNumber(deps, input.phoneNumberId, principal);
    if (attachmentIds.length > 0 && !onWhatsApp) assertSendsPictures(number);
    const toNumber = await requireRecipient(deps, input, number.country, workspaceId);
    const subject = { itemId: id, peerNumber: toNumber, phoneNumberId: number.id };
    const person = await changeTimeline(store, workspaceId, subject, () => undefined);
    refuseOptedOut(consentTo(person, input.channel ?? ''));
    if (onWhatsApp) await requireWhatsApp(deps, number, toNumber);
    await limitTexts(deps, userId);
    if (body !== '') await limitSameText(deps, { workspaceId, userId, body, toNumber });
    const files = await takeFiles(deps, id, attachmentIds, principal);
    const channel = onWhatsApp ? 'WHATSAPP' : files.length > 0 ? 'MMS' : 'SMS';
    const hold = await holdPrice(deps, { workspaceId, messageId: id, toNumber, segments, channel }, number);

    return storeText(deps, {
      text: {
        id,
        workspaceId,
        agentUserId: userId,
        toNumber,
        body,
        segments,
        files,
        ...(onWhatsApp ? { channel } : {}),
      },
      number,
      hold,
    });
  };

/** The id that this request's text has, now and whenever the request is repeated. */
async function reserve(
  { db, ids, clock }: Deps,
  { phoneNumberId, contactId, to, body, attachmentIds = [], channel = '', idempotencyKey: key }: Input,
  { workspaceId, userId }: Principal,
): Promise<string> {
  if (key === '') return ids.uuid();
  return db.tenant(workspaceId, async (uow) => {
    const fingerprint = fingerprintOf(
      phoneNumberId,
      contactId,
      to,
      body,
      ...attachmentIds,
      ...(channel === '' ? [] : [channel]),
    );
    const owner = [workspaceId, userId];
    const repetition = await repeated(uow, { clock }, { operation: 'message.send', owner, key, fingerprint });
    if (repetition.earlier !== undefined) return repetition.earlier;
    const id = ids.uuid();
    await repetition.remember(id);
    return id;
  });
}
