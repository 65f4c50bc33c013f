import type { Principal } from '@ringline/kit/auth';
import { Refusal, notFound } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';
import { announceItem } from '../timeline/describe.ts';
import { changeTimeline, poolStore, type Item, type NumberCopy, type Snapshot } from '../timeline/timeline.ts';
import { findItem } from '../threads/visible.ts';
import { consentTo } from '../consent/consent.ts';
import { requireViber } from '../channels/viber.ts';
import { requireWhatsApp } from '../channels/whatsapp.ts';
import { findTemplate, requireApproved } from '../templates/template.ts';
import { factsOf } from './channelFacts.ts';
import { holdPrice, refuseOptedOut, requireNumber } from './prepare.ts';
import { limitTexts } from './sendingLimits.ts';

/** From where a text may be tried again (defaults 8.2). */
const RESENDABLE = new Set(['FAILED', 'UNDELIVERED', 'INSUFFICIENT_BALANCE']);

/**
 * Tries a text again: same id, one attempt more, a new id at the carrier.
 * @throws Refusal NOT_FOUND, OUT_OF_SCOPE, INVALID_TRANSITION, RECIPIENT_OPTED_OUT, TEMPLATE_NOT_APPROVED, RATE_LIMITED or LIMIT_REACHED
 */
export const resendMessage =
  (deps: Deps) =>
  async (itemId: string, principal: Principal): Promise<Snapshot> => {
    const { workspaceId } = principal;
    const { item: present } = await findItem(deps)(itemId, principal, 'CREATE');
    if (present.channel === 'VOICE') throw notFound('The message');
    requireResendable(present);
    const { channel } = present;
    const before = await changeTimeline(poolStore(deps), workspaceId, { itemId }, () => undefined);
    refuseOptedOut(consentTo(before, channel));
    const number = await requireNumber(deps, present.phoneNumberId, principal);
    if (channel === 'WHATSAPP') await requireSendable(deps, number, present);
    if (channel === 'VIBER') requireViber(deps, number);
    await limitTexts(deps, principal.userId);
    const hold = await holdPrice(
      deps,
      {
        workspaceId,
        messageId: itemId,
        toNumber: present.peerNumber,
        segments: present.segments,
        channel,
        inSession: factsOf(present).inSession ?? false,
      },
      number,
    );

    const now = deps.clock.now();
    const result = await changeTimeline(poolStore(deps), workspaceId, { itemId }, (snapshot) => {
      const { item, thread: threadNow, last } = snapshot;
      if (!item || !threadNow) throw notFound('The message');
      requireResendable(item);
      refuseOptedOut(consentTo(snapshot, channel));
      const next: Item = {
        ...item,
        updatedAt: now,
        version: item.version + 1,
        ...(hold.paid
          ? {
              retries: item.retries + 1,
              deliveryStatus: 'PENDING',
              failedCode: '',
              failedReason: '',
              carrierCode: '',
              carrierSid: null,
              sentTime: null,
              deliveredTime: null,
            }
          : {
              deliveryStatus: 'INSUFFICIENT_BALANCE',
              failedCode: 'INSUFFICIENT_BALANCE',
              failedReason: hold.reason,
            }),
      };
      return {
        item: next,
        command: hold.paid
          ? { itemId, attempt: next.retries, workspaceId, state: 'INTENDED', tries: 0, sentAt: null, dueAt: now }
          : undefined,
        announce: (emit) => announceItem(emit, next, threadNow, last),
      };
    });
    deps.wakeSender();
    return result;
  };

/** Of a template that WhatsApp has taken back since then nothing is sent. */
async function requireSendable(deps: Deps, number: NumberCopy, item: Item): Promise<void> {
  const { template } = factsOf(item);
  await requireWhatsApp(deps, number, item.peerNumber, template !== undefined);
  if (template) requireApproved(await deps.db.tenant(item.workspaceId, (uow) => findTemplate(uow, template.id)));
}

function requireResendable(item: Item): void {
  if (RESENDABLE.has(item.deliveryStatus)) return;
  throw new Refusal({
    code: 'INVALID_TRANSITION',
    message: 'Only a text that wasn’t delivered can be sent again. This one is on its way or has arrived.',
  });
}
