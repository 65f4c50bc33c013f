/** What Vonage's Messages API says of Viber messages: its reports, its errors, and what it refuses. */
import type { MessageRecord } from '../records.ts';
import { plainAddress } from '../registry/sender.ts';

/** Whose messages they are in the world's memory: the carrier lists none of them. */
export const VIBER_ACCOUNT = 'viber';

interface Reason {
  readonly code: number;
  readonly title: string;
}
export const NOT_ON_VIBER: Reason = { code: 1_300, title: 'Not part of the provider network' };
export const BLOCKED: Reason = { code: 1_260, title: 'User blocked the sender' };
export const MEDIA_NOT_TAKEN: Reason = { code: 1_020, title: 'Invalid params' };

/** A refusal of a request, as RFC 7807 tells it. */
export class ViberRefusal extends Error {
  override readonly name = 'ViberRefusal';
  readonly status: number;
  readonly problem: object;

  constructor(status: number, code: number, title: string, detail: string) {
    super(`${title}: ${detail}`);
    this.status = status;
    this.problem = { type: typeOf(code), title, detail, instance: crypto.randomUUID() };
  }
}

const typeOf = (code: number): string => `https://developer.vonage.com/api-errors/messages#${code}`;
const STATUSES: Readonly<Record<string, string>> = { sent: 'submitted', failed: 'rejected' };
/** Numbers as the provider writes them. */
export const digitsOf = (address: string): string => plainAddress(address).replace(/^\+/, '');

/** The message as one that fails next, and why. */
export const rejectedByViber = (message: MessageRecord, error: Reason): MessageRecord => ({
  ...message,
  viber: { clientRef: '', ...message.viber, error },
  plan: [{ status: 'failed', at: message.plan[0]?.at ?? message.createdAt, errorCode: error.code }],
});

/** A report of a message of the application. */
export function viberStatus({ sid, from, to, status, updatedAt, viber }: MessageRecord) {
  const error = status === 'failed' ? viber?.error : undefined;
  return {
    channel: 'viber_service',
    message_uuid: sid,
    to: digitsOf(to),
    from: digitsOf(from),
    timestamp: updatedAt,
    status: STATUSES[status] ?? status,
    client_ref: viber?.clientRef ?? '',
    ...(error && { error: { type: typeOf(error.code), title: error.title, detail: error.title, instance: sid } }),
  };
}

/** A message from a phone outside. */
export function viberInbound(message: MessageRecord, apiUrl: string, name: string) {
  const [file] = message.media ?? [];
  const kind = file?.contentType.split('/')[0] ?? '';
  const type = file === undefined ? 'text' : ['image', 'video', 'audio'].includes(kind) ? kind : 'file';
  const content =
    file === undefined
      ? { text: message.body }
      : { [type]: { url: `${apiUrl}/v3/media/${file.sid}`, ...(message.body !== '' && { caption: message.body }) } };
  return {
    channel: 'viber_service',
    message_uuid: message.sid,
    to: digitsOf(message.to),
    from: digitsOf(message.from),
    timestamp: message.createdAt,
    profile: { name },
    message_type: type,
    ...content,
  };
}
