/** Viber Business Messages through Vonage's Messages API: one address to send, signed webhooks for what comes back. */
import type { Readable } from 'node:stream';
import { fetchFlowing } from '../carrier/index.ts';
import type { ViberEnvironment } from './environment.ts';
import { readProblem, ViberError } from './failure.ts';
import { readSenders, type Senders } from './senders.ts';
import { isSignedByVonage } from './signature.ts';

/** A request that takes longer has an unknown outcome, in ms. */
const ANSWERS_WITHIN_MS = 10_000;
/** For so long nothing may come of a file that is fetched, in ms. */
const MEDIA_IDLE_MS = 30_000;
/** A message that did not reach the phone by then is not worth reading, in seconds. */
const LIVES_SECONDS = 24 * 3_600;
/** Where the provider keeps files that came in. */
const ITS_HOSTS = /(?:^|\.)(?:nexmo|vonage)\.com$/;

export interface ViberMessage {
  /** E.164. */
  readonly to: string;
  readonly sender: string;
  readonly text: string;
  /** Address of a picture, to which the text is the caption. */
  readonly imageUrl?: string | undefined;
  /** Opens an address in the person's browser. */
  readonly button?: { readonly text: string; readonly url: string } | undefined;
  /** Ours: it comes back in each report, at most 100 characters. */
  readonly reference: string;
  /** Where reports are brought. */
  readonly statusUrl: string;
}

export interface Viber extends Senders {
  /** @returns the provider's id @throws ViberError, or what fetch throws */
  send(message: ViberMessage): Promise<string>;
  isSigned(authorization: string | undefined, body: Uint8Array): Promise<boolean>;
  /** Whether a file lies with the provider. */
  readonly hasMedia: (url: string) => boolean;
  /** The bytes of a file that came in; undefined when there is none. @throws Error when the provider fails */
  media(url: string, signal?: AbortSignal): Promise<{ body: Readable } | undefined>;
}

/**
 * Binds the provider's account.
 * @returns undefined where none is configured
 * @throws Error where it is configured by half
 */
export function createViber(env: ViberEnvironment): Viber | undefined {
  const { VIBER_API_KEY: key, VIBER_API_SECRET: secret, VIBER_SIGNATURE_SECRET: signing } = env;
  if (!key && !secret && !signing) return undefined;
  if (!key || !secret || !signing)
    throw new Error('Viber needs VIBER_API_KEY, VIBER_API_SECRET and VIBER_SIGNATURE_SECRET. Set all three, or none.');
  const senders = readSenders(env.VIBER_SENDERS);
  const api = env.VIBER_API_URL.replace(/\/+$/, '');
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  // Nobody but the provider is shown our credentials, whatever address a message names.
  const hasMedia = (url: string): boolean => {
    if (!URL.canParse(url)) return false;
    const { href, protocol, hostname } = new URL(url);
    // In the sandbox the carrier's files lie at the same host.
    return (
      href.startsWith(`${new URL(api).href.replace(/\/+$/, '')}/`) ||
      (protocol === 'https:' && ITS_HOSTS.test(hostname))
    );
  };
  return {
    ...senders,
    hasMedia,
    isSigned: (header, body) => isSignedByVonage(signing, header, body),
    async send({ to, sender, text, imageUrl, button, reference, statusUrl }) {
      const content =
        imageUrl === undefined
          ? { message_type: 'text', text }
          : { message_type: 'image', image: { url: imageUrl, ...(text === '' ? {} : { caption: text }) } };
      const answer = await fetch(`${api}/v1/messages`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          channel: 'viber_service',
          to: to.replace(/^\+/, ''),
          from: sender,
          ...content,
          client_ref: reference,
          webhook_url: statusUrl,
          webhook_version: 'v1',
          viber_service: {
            category: 'transaction',
            ttl: LIVES_SECONDS,
            ...(button === undefined ? {} : { action: button }),
          },
        }),
        signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      });
      const told: unknown = await answer.json().catch(() => undefined);
      if (!answer.ok) throw new ViberError(answer.status, readProblem(told));
      const { message_uuid: id } = (told ?? {}) as { message_uuid?: unknown };
      if (typeof id !== 'string' || id === '') throw new Error('Vonage took a message and gave it no id');
      return id;
    },
    async media(url, signal) {
      if (!hasMedia(url)) return undefined;
      const media = await fetchFlowing(url, { headers: { authorization }, idleMs: MEDIA_IDLE_MS, signal });
      if (media.ok) return { body: media.body };
      media.body.destroy();
      if (media.status === 404) return undefined;
      throw new Error(`Vonage answered ${media.status} for a file`);
    },
  };
}
