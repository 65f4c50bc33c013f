import { carrierFailure, type Carrier, type CarrierFailure } from '@ringline/kit/carrier';
import { writable } from '@ringline/kit/text';
import { attachmentsOf } from '../attachments/attachment.ts';
import type { Deps } from '../context.ts';
import { factsOf, WHATSAPP_PREFIX } from '../messages/channelFacts.ts';
import type { Item } from '../timeline/timeline.ts';
import { variablesOf } from '../templates/carrierTemplates.ts';
import { mediaLink } from './mediaLinks.ts';

/** A text as the carrier knows it. */
export interface CarrierMessage {
  readonly sid: string;
  readonly status: string;
  readonly errorCode: string;
  readonly segments: number;
}

/** Path of the delivery reports of our texts. */
export const STATUS_PATH = '/webhooks/messages/status';
/** Clocks of ours and of the carrier may differ by this much, in milliseconds. */
const CLOCK_SKEW_MS = 5_000;

/** Texts of one person, newest first, among which ours must be: no filter by date, since one that still waits has no sending date. */
const RECENT = 200;

interface CarrierAnswer {
  sid: string;
  status: string;
  errorCode: number | null;
  numSegments: string;
}

const told = ({ sid, status, errorCode, numSegments }: CarrierAnswer): CarrierMessage => ({
  sid,
  status,
  errorCode: errorCode ? String(errorCode) : '',
  segments: Number(numSegments) || 0,
});

/** Both ends as the carrier names them: on WhatsApp with the channel before the number. */
const endsOf = ({ channel, phoneNumber, peerNumber }: Item): { from: string; to: string } =>
  channel === 'WHATSAPP'
    ? { from: WHATSAPP_PREFIX + phoneNumber, to: WHATSAPP_PREFIX + peerNumber }
    : { from: phoneNumber, to: peerNumber };

/** Of a template the carrier makes the words itself, and takes none beside it. */
function wordsOf(item: Item): object {
  const { template } = factsOf(item);
  if (!template) return item.body === '' ? {} : { body: item.body };
  return { contentSid: template.carrierSid, contentVariables: JSON.stringify(variablesOf(template.values)) };
}

/** What carries messages of some channels. */
export interface MessageProvider {
  /** Hands a message over; our id comes back in its reports. */
  submit(item: Item): Promise<CarrierMessage>;
  /** What it has that may be this message; undefined: it cannot be asked. */
  readonly findSubmitted: ((item: Item, since: Date) => Promise<CarrierMessage[]>) | undefined;
  /** How a message stands now; undefined: it cannot be asked. */
  readonly fetchSubmitted: ((sid: string) => Promise<CarrierMessage>) | undefined;
  /** What a failed hand-over means. */
  failureOf(error: unknown): CarrierFailure;
}

/** The carrier of texts, pictures and WhatsApp. */
export const carrierProvider = (deps: Submits): MessageProvider => ({
  submit: (item) => submit(deps, item),
  findSubmitted: (item, since) => findSubmitted(deps.carrier, item, since),
  fetchSubmitted: (sid) => fetchSubmitted(deps.carrier, sid),
  failureOf: carrierFailure,
});

type Submits = Pick<Deps, 'carrier' | 'secrets' | 'clock'>;

/** Hands a text to the carrier; our id travels in the address of its reports. */
async function submit(deps: Submits, item: Item): Promise<CarrierMessage> {
  const { carrier, clock } = deps;
  const files = attachmentsOf(item);
  const statusCallback = carrier.publicUrl(STATUS_PATH, { w: item.workspaceId, m: item.id, a: String(item.retries) });
  return told(
    await carrier.rest.messages.create({
      ...endsOf(item),
      ...wordsOf(item),
      ...(files.length === 0 ? {} : { mediaUrl: files.map((file) => mediaLink(deps, item, file, clock.now())) }),
      statusCallback,
    }),
  );
}

/** Texts that the carrier has of the same sender, recipient and wording since we first tried: one of them may be ours. */
async function findSubmitted(carrier: Carrier, item: Item, since: Date): Promise<CarrierMessage[]> {
  const earliest = since.getTime() - CLOCK_SKEW_MS;
  const listed = await carrier.rest.messages.list({ ...endsOf(item), limit: RECENT });
  return listed
    .filter(
      ({ body, numMedia, dateCreated }) =>
        body === writable(item.body) &&
        Number(numMedia) === attachmentsOf(item).length &&
        (!dateCreated || dateCreated.getTime() >= earliest - 1_000),
    )
    .sort((one, other) => one.dateCreated.getTime() - other.dateCreated.getTime())
    .map(told);
}

/** What the carrier says of a text of ours now. */
async function fetchSubmitted(carrier: Carrier, sid: string): Promise<CarrierMessage> {
  return told(await carrier.rest.messages(sid).fetch());
}
