import { MessageReceivedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { readPeer } from '@ringline/kit/phone';
import type { Deps } from '../context.ts';
import { pendingAttachments, type InboundMedia } from '../attachments/attachment.ts';
import { announceItem, describeItem } from '../timeline/describe.ts';
import { threadOf, withItem } from '../timeline/thread.ts';
import { changeInbound, poolStore, type Item, type Snapshot } from '../timeline/timeline.ts';
import { readKeyword } from './keywords.ts';
import { countSegments } from './segments.ts';

export interface InboundText {
  /** The carrier's id of the text: told twice, it is stored once. */
  readonly sid: string;
  readonly from: string;
  readonly to: string;
  readonly body: string;
  /** Files that came with it, where the carrier has them, in order. */
  readonly media?: readonly InboundMedia[];
  /** When it was written, where it comes late; otherwise now. */
  readonly at?: Date;
}

/**
 * Stores a text from outside, whatever the workspace's credit: one read, one durable write.
 * @returns undefined when no workspace has the number.
 */
export const receiveMessage =
  (deps: Deps) =>
  async (text: InboundText): Promise<Snapshot | undefined> => {
    const now = text.at ?? deps.clock.now();
    const id = deps.ids.uuid();
    const threadId = deps.ids.uuid();
    const from = readPeer(text.from).address;
    return changeInbound(poolStore(deps), text.to, from, text.sid, (snapshot) => {
      if (snapshot.item || !snapshot.number) return undefined;
      const thread = threadOf(snapshot, from, () => threadId, now);
      const keyword = readKeyword(text.body, thread.optedOutAt !== null);
      const item: Item = {
        ...newMessage(id, snapshot.workspaceId, thread.id, now),
        channel: (text.media ?? []).length > 0 ? 'MMS' : 'SMS',
        direction: 'INBOUND',
        phoneNumberId: snapshot.number.id,
        phoneNumber: snapshot.number.number,
        peerNumber: from,
        body: text.body,
        deliveryStatus: 'RECEIVED',
        segments: countSegments(text.body).segments,
        carrierSid: text.sid,
        attachments: pendingAttachments(id, text.media ?? []),
      };
      const stopped = keyword === 'OPT_OUT' ? now : keyword === 'OPT_IN' ? null : thread.optedOutAt;
      const next = { ...withItem(thread, item, snapshot.number, true), optedOutAt: stopped };
      return {
        thread: next,
        item,
        announce(emit) {
          announceItem(emit, item, next, snapshot.last);
          emit(MessageReceivedSchema, { conversation: describeItem(item, next) }, { key: from });
        },
      };
    });
  };

/** A message that nothing is known of yet but who wrote it and when. */
export function newMessage(
  id: string,
  workspaceId: string,
  threadId: string,
  at: Date,
): Omit<Item, 'direction' | 'phoneNumberId' | 'phoneNumber' | 'peerNumber' | 'body' | 'deliveryStatus'> {
  return {
    id,
    workspaceId,
    threadId,
    channel: 'SMS',
    agentUserId: '',
    addressedTeamIds: [],
    addressedUserIds: [],
    attachments: null,
    outcome: null,
    createdAt: at,
    updatedAt: at,
    callId: null,
    callVersion: 0,
    callStatus: '',
    call: null,
    sentTime: null,
    deliveredTime: null,
    retries: 0,
    failedCode: '',
    failedReason: '',
    carrierCode: '',
    segments: 0,
    carrierSid: null,
    creditLogs: [],
    version: 1,
  };
}
