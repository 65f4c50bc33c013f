import { invalid, notFound, Refusal, refusalOf } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { SendFlowMessageRequest } from '@ringline/proto/messaging/v1/messaging_pb';
import type { Deps } from '../context.ts';
import { changeTimeline, type Item, poolStore } from '../timeline/timeline.ts';
import { assertSends, holdPrice, readBody, refuseOptedOut, requireRecipient } from './prepare.ts';
import { type Prepared, storeText } from './storeText.ts';
import { claimTextBack, releaseTextBack } from './textBack.ts';

type Asked = Pick<SendFlowMessageRequest, 'workspaceId' | 'id' | 'phoneNumberId' | 'to' | 'body'> &
  Partial<Pick<SendFlowMessageRequest, 'textBack'>>;

/**
 * Sends a text that a call's flow asks for. Opt-out, credit and what a text may be hold as for people's texts; the same id again
 * is the same text.
 * @returns why it is not sent; undefined: it will be
 */
export const sendFlowMessage =
  (deps: Deps) =>
  async (asked: Asked): Promise<Refusal | undefined> => {
    try {
      await send(deps, asked);
      return undefined;
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal || refusal.retryable || refusal.code === 'INTERNAL') throw error;
      return refusal;
    }
  };

async function send(deps: Deps, asked: Asked): Promise<void> {
  const { workspaceId, id, phoneNumberId, to, body: given } = asked;
  if (!isUuid(workspaceId) || !isUuid(id)) throw invalid('id', 'A text is named by a UUID.');
  const store = poolStore(deps);
  const earlier = await changeTimeline(store, workspaceId, { itemId: id }, () => undefined);
  if (earlier.item) return refuseUnpaid(earlier.item);
  const { body, segments } = readBody(given);
  const number = isUuid(phoneNumberId)
    ? await deps.db.tenant(workspaceId, ({ tx }) =>
        tx.numberCopy.findFirst({ where: { id: phoneNumberId, workspaceId } }),
      )
    : null;
  if (!number) throw notFound('The number');
  assertSends(number);
  const toNumber = await requireRecipient(deps, { contactId: '', to }, number.country, workspaceId);
  const subject = { itemId: id, peerNumber: toNumber, phoneNumberId: number.id };
  const { thread, consent } = await changeTimeline(store, workspaceId, subject, () => undefined);
  refuseOptedOut(consent);
  const text = { id, workspaceId, agentUserId: '', toNumber, body, segments };
  if (!asked.textBack) return sendPaid(deps, { text, number, keepUnpaid: true });
  const claim = { workspaceId, id, phoneNumberId: number.id, toNumber, threadId: thread?.id };
  await claimTextBack(deps, claim);
  try {
    await sendPaid(deps, { text, number, keepUnpaid: false });
  } catch (error) {
    if (error instanceof Refusal) await releaseTextBack(deps, claim);
    throw error;
  }
}

/** @param keepUnpaid whether a text without credit is kept, for people to send it later; one for each missed call would be a flood */
async function sendPaid(
  deps: Deps,
  { text, number, keepUnpaid }: Pick<Prepared, 'text' | 'number'> & { keepUnpaid: boolean },
): Promise<void> {
  const { workspaceId, id: messageId, toNumber, segments } = text;
  const hold = await holdPrice(deps, { workspaceId, messageId, toNumber, segments }, number);
  if (!hold.paid && !keepUnpaid) throw new Refusal({ code: 'INSUFFICIENT_BALANCE', message: hold.reason });
  const { item } = await storeText(deps, { text, number, hold });
  if (item) refuseUnpaid(item);
}

/** @throws Refusal INSUFFICIENT_BALANCE: it is kept, and not sent */
function refuseUnpaid({ deliveryStatus, failedReason }: Item): void {
  if (deliveryStatus !== 'INSUFFICIENT_BALANCE') return;
  throw new Refusal({ code: deliveryStatus, message: failedReason });
}
