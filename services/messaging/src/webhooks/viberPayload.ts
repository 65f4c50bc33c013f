/** What the provider of Viber tells, read whatever it looks like: a message in an odd shape is a message all the same. */
import { writable } from '@ringline/kit/text';
import type { InboundMedia } from '../attachments/attachment.ts';
import type { InboundText } from '../messages/inboundText.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Types that a phone sends as a file, each with what it is until it is looked at. */
const FILES: Readonly<Record<string, string>> = {
  image: 'image/jpeg',
  video: 'video/mp4',
  audio: 'audio/mpeg',
  file: 'application/octet-stream',
};
const DIGITS = /^\d{5,20}$/;
/** Longest name of the person that is kept beside a message. */
const MOST = 500;

const fieldsOf = (given: unknown): Fields =>
  typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Fields) : {};

/** @returns no fields for what is no JSON object */
export function readFields(bytes: Buffer): Fields {
  try {
    return fieldsOf(JSON.parse(bytes.toString('utf8')));
  } catch {
    return {};
  }
}

/** A field as text; '' for what is none. */
export function textOf(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? writable(value) : '';
}

/** A count; -1 for what is none, which no attempt has. */
export const numberOf = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : -1);

/** The provider writes numbers without a plus. */
const addressOf = (text: string): string => (DIGITS.test(text) ? `+${text}` : text);

/** @param to our number, E.164 */
export function viberInbound(fields: Fields, sid: string, to: string): InboundText {
  const media = Object.entries(FILES).flatMap(([name, mimeType]): InboundMedia[] => {
    const url = textOf(fieldsOf(fields[name]), 'url');
    return url === '' ? [] : [{ url, mimeType }];
  });
  const captions = Object.keys(FILES).map((name) => textOf(fieldsOf(fields[name]), 'caption'));
  const body = [textOf(fields, 'text'), ...captions, placeOf(fieldsOf(fields['location']))].find((text) => text !== '');
  const profileName = textOf(fieldsOf(fields['profile']), 'name').slice(0, MOST);
  return {
    sid,
    from: addressOf(textOf(fields, 'from')),
    to,
    body: body ?? '',
    channel: 'VIBER',
    ...(profileName === '' ? {} : { facts: { profileName } }),
    media,
  };
}

/** A place that was sent, as words. */
const placeOf = (place: Fields): string => {
  const [latitude, longitude] = [textOf(place, 'lat'), textOf(place, 'long')];
  const at = latitude !== '' && longitude !== '' ? `${latitude}, ${longitude}` : '';
  return [textOf(place, 'name'), textOf(place, 'address'), at].filter((line) => line !== '').join('\n');
};
