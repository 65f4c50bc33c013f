import { MessageReceivedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { readPeer } from '@ringline/kit/phone';
import type { Deps } from '../context.ts';
import { changeConsent, consentTo, stateOf, type ConsentChange } from '../consent/consent.ts';
import { answerHelp } from '../consent/answerHelp.ts';
import { confirmOptOut } from '../consent/confirmOptOut.ts';
import { announceConsent } from '../consent/describe.ts';
import { readKeyword } from '@ringline/kit/keywords';
import { pendingAttachments } from '../attachments/attachment.ts';
import { announceItem, describeItem } from '../timeline/describe.ts';
import { threadOf, withItem } from '../timeline/thread.ts';
import { changeInbound, poolStore, type Item, type Snapshot } from '../timeline/timeline.ts';
import type { InboundText } from './inboundText.ts';
import { newMessage } from './newMessage.ts';
import { countSegments } from './segments.ts';

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
    const entryId = deps.ids.uuid();
    let changed: ConsentChange | undefined;
    let stored: Item | undefined;
    const from = readPeer(text.from).address;
    const received = await changeInbound(poolStore(deps), text.to, from, text.sid, (snapshot) => {
      if (snapshot.item || !snapshot.number) return undefined;
      const thread = threadOf(snapshot, from, () => threadId, now);
      const item: Item = {
        ...newMessage(id, snapshot.workspaceId, thread.id, now),
        channel: text.channel ?? ((text.media ?? []).length > 0 ? 'MMS' : 'SMS'),
        channelFacts: text.facts ?? null,
        direction: 'INBOUND',
        phoneNumberId: snapshot.number.id,
        phoneNumber: snapshot.number.number,
        peerNumber: from,
        body: text.body,
        deliveryStatus: 'RECEIVED',
        segments: text.channel !== undefined ? 1 : countSegments(text.body).segments,
        carrierSid: text.sid,
        attachments: pendingAttachments(id, text.media ?? []),
      };
      const next = withItem(thread, item, snapshot.number, true);
      const consent = consentAfter(snapshot, item, { entryId, at: now });
      changed = consent;
      stored = item;
      return {
        thread: next,
        item,
        consent,
        announce(emit) {
          announceItem(emit, item, next, snapshot.last);
          emit(MessageReceivedSchema, { conversation: describeItem(item, next) }, { key: from });
          if (consent) announceConsent(emit, consent, next.contactId);
        },
      };
    });
    if (changed && received?.number) await confirmOptOut(deps)(changed, received.number);
    if (stored && received?.number) await answerHelp(deps)(stored, received.number);
    return received;
  };

/** What a text from outside says about consent: a word of the lists, or that the number takes texts after all. */
function consentAfter(snapshot: Snapshot, item: Item, about: { entryId: string; at: Date }): ConsentChange | undefined {
  const present = consentTo(snapshot, item.channel);
  const state = stateOf(present);
  const keyword = readKeyword(item.body, state);
  const next = keyword === 'OPT_OUT' ? 'UNSUBSCRIBED' : keyword === 'OPT_IN' ? 'SUBSCRIBED' : undefined;
  if (next === undefined && state !== 'INVALID') return undefined;
  const cause = {
    state: next ?? 'NOT_ASKED',
    source: 'KEYWORD',
    words: item.body,
    conversationId: item.id,
    phoneNumber: item.phoneNumber,
  } as const;
  return changeConsent(present, item, cause, about);
}
