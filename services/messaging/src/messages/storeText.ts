import { consentTo } from '../consent/consent.ts';
import type { Attachment } from '../attachments/attachment.ts';
import type { Deps } from '../context.ts';
import { announceItem } from '../timeline/describe.ts';
import { threadOf, withItem } from '../timeline/thread.ts';
import { changeTimeline, type Item, type NumberCopy, poolStore, type Snapshot } from '../timeline/timeline.ts';
import { refuseOptedOut } from './prepare.ts';
import type { ChannelFacts } from './channelFacts.ts';
import { newMessage } from './newMessage.ts';

export interface Prepared {
  text: {
    id: string;
    workspaceId: string;
    /** Who wrote it; empty: nobody, a call's flow did. */
    agentUserId: string;
    /** E.164. */
    toNumber: string;
    body: string;
    segments: number;
    /** WHATSAPP or VIBER; left out: SMS, or MMS where files go along. */
    channel?: string | undefined;
    /** Files that go along; with one it is an MMS. */
    files?: readonly Attachment[];
    /** What the carrier is told beside the words. */
    facts?: ChannelFacts | undefined;
  };
  number: NumberCopy;
  hold: { paid: true } | { paid: false; reason: string };
  /** The one text that whoever opted out still gets. */
  confirmsOptOut?: boolean;
  /** Why it may not leave, where its writer is not there to be told: it is kept as FAILED, for people to see. */
  refused?: { code: string; reason: string };
}

/**
 * A text of ours and the command that sends it, in one write; without credit it is kept as INSUFFICIENT_BALANCE. A text that is
 * there already stays as it is.
 * @throws Refusal RECIPIENT_OPTED_OUT
 */
export async function storeText(
  deps: Deps,
  { text, number, hold, confirmsOptOut = false, refused }: Prepared,
): Promise<Snapshot> {
  const { id, workspaceId, toNumber } = text;
  const now = deps.clock.now();
  const threadId = deps.ids.uuid();
  const subject = { itemId: id, peerNumber: toNumber, phoneNumberId: number.id };
  const result = await changeTimeline(poolStore(deps), workspaceId, subject, (snapshot) => {
    if (snapshot.item) return undefined;
    if (!confirmsOptOut && !refused) refuseOptedOut(consentTo(snapshot, text.channel ?? ''));
    const thread = threadOf(snapshot, toNumber, () => threadId, now);
    const item: Item = {
      ...newMessage(id, workspaceId, thread.id, now),
      ...withFiles(text.files ?? []),
      ...(text.channel === undefined || text.channel === 'SMS' ? {} : { channel: text.channel }),
      channelFacts: text.facts ?? null,
      direction: 'OUTBOUND',
      phoneNumberId: number.id,
      phoneNumber: number.number,
      peerNumber: toNumber,
      agentUserId: text.agentUserId,
      body: text.body,
      segments: text.segments,
      ...(refused
        ? { deliveryStatus: 'FAILED', failedCode: refused.code, failedReason: refused.reason }
        : hold.paid
          ? { deliveryStatus: 'PENDING' }
          : { deliveryStatus: 'INSUFFICIENT_BALANCE', failedCode: 'INSUFFICIENT_BALANCE', failedReason: hold.reason }),
    };
    const next = withItem(thread, item, number, refused !== undefined);
    return {
      thread: next,
      item,
      command:
        hold.paid && !refused
          ? { itemId: id, attempt: 0, workspaceId, state: 'INTENDED', tries: 0, sentAt: null, dueAt: now }
          : undefined,
      announce: (emit) => announceItem(emit, item, next, snapshot.last),
    };
  });
  deps.wakeSender();
  return result;
}

const withFiles = (files: readonly Attachment[]): Partial<Pick<Item, 'channel' | 'attachments'>> =>
  files.length === 0 ? {} : { channel: 'MMS', attachments: files as unknown as Item['attachments'] };
