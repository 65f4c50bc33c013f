/** Whether a message may leave by Viber, and what it may say (defaults 6.2): the provider cuts or refuses what is more. */
import { Refusal, invalid } from '@ringline/kit/errors';
import { isBlank } from '@ringline/kit/text';
import type { Attachment } from '../attachments/attachment.ts';
import type { Consent } from '../consent/consent.ts';
import type { Deps } from '../context.ts';
import type { NumberCopy } from '../timeline/timeline.ts';

/** Characters of a message at the most. */
const LONGEST = 1_000;
const MOST_FILES = 1;
/** Characters that a button shows, and that its address may have. */
const LONGEST_BUTTON = 30;
const LONGEST_ADDRESS = 2_000;
/** For so long a number that was not on Viber is taken to be none: people install it. */
const UNKNOWN_THERE_MS = 30 * 24 * 3_600_000;

export interface ViberButton {
  readonly text: string;
  readonly url: string;
}

/** @throws Refusal VALIDATION_FAILED or MESSAGE_TOO_LONG */
export function readViberBody(text: string, files: number): { body: string; segments: number } {
  if (files > MOST_FILES)
    throw invalid('attachmentIds', 'Viber takes one picture with a message. Send the others after it.');
  if (files === 0 && isBlank(text)) throw invalid('body', 'Write a message first.');
  if (text.length > LONGEST)
    throw new Refusal({
      code: 'MESSAGE_TOO_LONG',
      message: `A Viber message has up to ${LONGEST} characters. Shorten it.`,
      field: 'body',
    });
  return { body: isBlank(text) ? '' : text, segments: 1 };
}

/**
 * A button under the message, which opens an address.
 * @returns undefined: there is none
 * @throws Refusal VALIDATION_FAILED
 */
export function readViberButton(given: ViberButton | undefined): ViberButton | undefined {
  const text = given?.text.trim() ?? '';
  const url = given?.url.trim() ?? '';
  if (isBlank(text) && url === '') return undefined;
  if (isBlank(text) || text.length > LONGEST_BUTTON)
    throw invalid('button', `Give the button a text of up to ${LONGEST_BUTTON} characters.`);
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol) || url.length > LONGEST_ADDRESS)
    throw invalid('button', 'Give the button an address that begins with https://.');
  return { text, url };
}

/** @throws Refusal MEDIA_TYPE: Viber shows PNG and JPEG pictures alone */
export function assertViberPictures(files: readonly Pick<Attachment, 'mimeType'>[]): void {
  const odd = files.find(({ mimeType }) => mimeType !== 'image/png' && mimeType !== 'image/jpeg');
  if (!odd) return;
  throw new Refusal({
    code: 'MEDIA_TYPE',
    field: 'attachmentIds',
    message: 'Viber takes PNG and JPEG pictures. Send this file by text, or send a link to it.',
    why: { check: 'viber-media', required: 'a PNG or JPEG picture', current: odd.mimeType },
  });
}

/** Why Viber cannot be used from a number; undefined: it can. */
export function viberHindrance(
  { viber }: Pick<Deps, 'viber'>,
  { number }: Pick<NumberCopy, 'number'>,
): 'NEEDS_PROVIDER' | 'NOT_CONNECTED' | undefined {
  if (!viber) return 'NEEDS_PROVIDER';
  return viber.senderOf(number) === undefined ? 'NOT_CONNECTED' : undefined;
}

/** Whether the provider said lately that a person has no Viber. */
export const isUnknownThere = (consent: Pick<Consent, 'state' | 'updatedAt'> | undefined, now: Date): boolean =>
  consent?.state === 'INVALID' && now.getTime() - consent.updatedAt.getTime() < UNKNOWN_THERE_MS;

/** @throws Refusal CALLER_ID_NOT_OWNED */
export function requireViber(deps: Pick<Deps, 'viber'>, number: NumberCopy): void {
  const hindrance = viberHindrance(deps, number);
  if (hindrance === undefined) return;
  throw new Refusal({
    code: 'CALLER_ID_NOT_OWNED',
    message:
      hindrance === 'NEEDS_PROVIDER'
        ? 'Viber needs an account with Vonage, which this server does not have. Send a text instead.'
        : `${number.number} has no sender at Viber. The settings for Viber say how to get one.`,
    field: 'phoneNumberId',
    why: {
      check: 'viber_sender',
      required: 'a number that has a sender at Viber',
      current: number.number,
      whoCanFix: ['OWNER', 'ADMIN'],
    },
  });
}
