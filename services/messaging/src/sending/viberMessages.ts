/** Viber messages, through the second provider's adapter. */
import { viberFailure, ViberError } from '@ringline/kit/viber';
import { attachmentsOf } from '../attachments/attachment.ts';
import type { Deps } from '../context.ts';
import { factsOf } from '../messages/channelFacts.ts';
import type { Item } from '../timeline/timeline.ts';
import { VIBER_STATUS_PATH } from '../webhooks/paths.ts';
import type { MessageProvider } from './carrierMessages.ts';
import { mediaLink } from './mediaLinks.ts';

/** The provider's code for a sender that it does not know. */
const UNKNOWN_SENDER = { code: 1_120, title: 'Illegal Sender Address', detail: 'No sender of this number is set up.' };

/** A message of ours as the provider's reports name it: part of what they sign, unlike the address that they come to. */
export const referenceOf = ({ workspaceId, id, retries }: Pick<Item, 'workspaceId' | 'id' | 'retries'>): string =>
  [workspaceId, id, retries].join('.');

/** The provider has no list of what it took: what it says by itself, in reports, is all that can be known. */
export const viberProvider = (deps: Pick<Deps, 'viber' | 'carrier' | 'secrets' | 'clock'>): MessageProvider => ({
  findSubmitted: undefined,
  fetchSubmitted: undefined,
  failureOf: viberFailure,
  async submit(item) {
    const { viber, carrier, clock } = deps;
    const sender = viber?.senderOf(item.phoneNumber);
    if (!viber || sender === undefined) throw new ViberError(422, UNKNOWN_SENDER);
    const [picture] = attachmentsOf(item);
    const sid = await viber.send({
      to: item.peerNumber,
      sender,
      text: item.body,
      imageUrl: picture && mediaLink(deps, item, picture, clock.now()),
      button: factsOf(item).action,
      reference: referenceOf(item),
      statusUrl: carrier.publicUrl(VIBER_STATUS_PATH),
    });
    return { sid, status: 'submitted', errorCode: '', segments: 1 };
  },
});
