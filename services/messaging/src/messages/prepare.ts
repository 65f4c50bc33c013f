import type { Principal } from '@ringline/kit/auth';
import { Refusal, invalid, notFound } from '@ringline/kit/errors';
import { addressOf, peerRefusal, readPeer, readPhoneNumber, refusalSentence } from '@ringline/kit/phone';
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import { isUuid } from '@ringline/kit/ids';
import { isBlank } from '@ringline/kit/text';
import type { Deps } from '../context.ts';
import { dayOf, whyNoTexts, type Consent } from '../consent/consent.ts';
import { hasKeptOptOut, recallOptOut } from '../erasure/keptOptOut.ts';
import type { NumberCopy } from '../timeline/timeline.ts';
import { refuseUnregistered } from './registered.ts';
import { refuseForeign } from './senderIds.ts';
import { countSegments, MAX_SEGMENTS, smartEncode } from './segments.ts';

/**
 * @param files with one a text may be without words
 * @throws Refusal VALIDATION_FAILED or MESSAGE_TOO_LONG
 */
export function readBody(text: string, files = 0): { body: string; segments: number } {
  if (files > 0) return readCaption(text);
  if (isBlank(text)) throw invalid('body', 'Write a message first.');
  const body = smartEncode(text);
  const { segments } = countSegments(body);
  if (segments > MAX_SEGMENTS) {
    throw new Refusal({
      code: 'MESSAGE_TOO_LONG',
      message: `This text takes ${segments} segments, and the maximum is ${MAX_SEGMENTS}. Shorten it.`,
      field: 'body',
    });
  }
  return { body, segments };
}

/** Characters beside pictures at the most (defaults 6.2); the message counts as one segment. */
const LONGEST_CAPTION = 1_600;

function readCaption(text: string): { body: string; segments: number } {
  const body = isBlank(text) ? '' : text;
  if (body.length <= LONGEST_CAPTION) return { body, segments: 1 };
  throw new Refusal({
    code: 'MESSAGE_TOO_LONG',
    message: `With pictures or files a text has up to ${LONGEST_CAPTION} characters. Shorten it.`,
    field: 'body',
  });
}

/** Countries whose numbers send pictures (defaults 6.2). */
export const PICTURE_COUNTRIES = new Set(['US', 'CA']);

/** @throws Refusal CALLER_ID_NOT_OWNED: the number sends words alone */
export function assertSendsPictures({ country }: Pick<NumberCopy, 'country'>): void {
  if (PICTURE_COUNTRIES.has(country)) return;
  throw new Refusal({
    code: 'CALLER_ID_NOT_OWNED',
    message: 'Only US and Canadian numbers send pictures and files. Choose one of those, or send a link.',
    field: 'phoneNumberId',
    why: { check: 'mms-number', required: 'a number of the US or Canada', current: country },
  });
}

/**
 * The number that a person writes from.
 * @throws Refusal NOT_FOUND, OUT_OF_SCOPE or CALLER_ID_NOT_OWNED
 */
export async function requireNumber(
  deps: Pick<Deps, 'db'>,
  phoneNumberId: string,
  principal: Pick<Principal, 'workspaceId' | 'teamIds' | 'scope'>,
): Promise<NumberCopy> {
  const number = await findNumber(deps, phoneNumberId, principal);
  assertSends(number);
  return number;
}

/**
 * The number, whether or not messages can leave from it now.
 * @throws Refusal NOT_FOUND or OUT_OF_SCOPE
 */
export async function findNumber(
  { db }: Pick<Deps, 'db'>,
  phoneNumberId: string,
  principal: Pick<Principal, 'workspaceId' | 'teamIds' | 'scope'>,
): Promise<NumberCopy> {
  const { workspaceId } = principal;
  const number = isUuid(phoneNumberId)
    ? await db.tenant(workspaceId, ({ tx }) => tx.numberCopy.findFirst({ where: { id: phoneNumberId, workspaceId } }))
    : null;
  if (!number) throw notFound('The number');
  if (
    principal.scope('MESSAGES', 'CREATE') !== 'all' &&
    !number.teamIds.some((team) => principal.teamIds.includes(team))
  ) {
    throw new Refusal({
      code: 'OUT_OF_SCOPE',
      message: "This number belongs to a team you’re not in. Choose one of your teams' numbers.",
      why: { check: 'scope', required: 'a team of the number', current: 'other teams', whoCanFix: ['OWNER', 'ADMIN'] },
    });
  }
  return number;
}

/** @throws Refusal CALLER_ID_NOT_OWNED: the number is out of service, or none for texts */
export function assertSends({
  status,
  capabilities,
  isTestNumber,
}: Pick<NumberCopy, 'status' | 'capabilities' | 'isTestNumber'>): void {
  if (status === 'AVAILABLE' && (capabilities.length === 0 || capabilities.includes('SEND_SMS'))) return;
  if (isTestNumber && status === 'RELEASED') {
    throw new Refusal({
      code: 'CALLER_ID_NOT_OWNED',
      message: 'The 14 days of this test number are over. An owner or admin can get your own number.',
      field: 'phoneNumberId',
      why: { check: 'test_number_ended', required: 'a number of your own', whoCanFix: ['OWNER', 'ADMIN'] },
    });
  }
  throw new Refusal({
    code: 'CALLER_ID_NOT_OWNED',
    message: 'This number can’t send texts right now. Choose another one.',
    field: 'phoneNumberId',
  });
}

/**
 * Whom the text is for, in E.164.
 * @throws Refusal NOT_FOUND, VALIDATION_FAILED or PHONE_INVALID
 */
export async function requireRecipient(
  deps: Pick<Deps, 'db' | 'secrets' | 'ids'>,
  input: { contactId: string; to: string },
  country: string,
  workspaceId: string,
): Promise<string> {
  const number = await readRecipient(deps, input, country, workspaceId);
  await deps.db.tenant(workspaceId, async (uow) => {
    if (await hasKeptOptOut(deps, uow, number)) await recallOptOut(deps, uow, number);
  });
  return number;
}

async function readRecipient(
  { db }: Pick<Deps, 'db'>,
  input: { contactId: string; to: string },
  country: string,
  workspaceId: string,
): Promise<string> {
  if (input.contactId !== '') {
    const contact = isUuid(input.contactId)
      ? await db.tenant(workspaceId, ({ tx }) =>
          tx.contactCopy.findFirst({ where: { id: input.contactId, workspaceId, deleted: false } }),
        )
      : null;
    if (!contact) throw notFound('The contact');
    return textable(contact.phoneNumber);
  }
  if (isBlank(input.to)) throw invalid('to', 'Choose a contact or type a number.');
  const read = readPhoneNumber(input.to, country);
  return textable(read ? addressOf(read) : input.to);
}

/** @throws Refusal PHONE_INVALID, in words that say why no text gets there */
function textable(address: string): string {
  const peer = readPeer(address);
  const refusal = peerRefusal(peer, 'TEXT');
  if (peer.kind === 'NUMBER' && refusal === undefined) return peer.number;
  // What holds no letter is a number that was typed wrong, not a sender's name.
  const isTypo = refusal === undefined || (peer.kind === 'NAMED_SENDER' && !/\p{L}/u.test(peer.address));
  const message = isTypo ? 'Phone number is not valid' : refusalSentence(peer, 'TEXT', refusal);
  throw new Refusal({
    code: 'PHONE_INVALID',
    message,
    field: 'to',
    why: { check: 'recipient', required: 'a phone number that gets texts', current: refusal ?? 'UNKNOWN' },
  });
}

/** @throws Refusal RECIPIENT_OPTED_OUT: there is no override (defaults 13.5) */
export function refuseOptedOut(consent: Consent | undefined): void {
  const reason = whyNoTexts(consent);
  if (!consent || reason === undefined) return;
  const current = `opted out on ${dayOf(consent.updatedAt)}`;
  throw new Refusal({
    code: 'RECIPIENT_OPTED_OUT',
    message: reason,
    why: { check: 'consent', required: 'no opt-out', current, whoCanFix: ['the recipient'] },
  });
}

/**
 * Holds the price of a text, from a number that may send it there. Must be called outside every unit of work.
 * @returns false when there is not enough credit: the text is kept with that status (defaults 8.2).
 * @throws Refusal DESTINATION_NOT_SUPPORTED, UNREGISTERED_NUMBER, and for anything else that billing refuses.
 */
export async function holdPrice(
  { rpc }: Pick<Deps, 'rpc'>,
  text: {
    workspaceId: string;
    messageId: string;
    toNumber: string;
    segments: number;
    channel?: string;
    inSession?: boolean;
  },
  number: NumberCopy,
): Promise<{ paid: true } | { paid: false; reason: string }> {
  if (text.channel !== 'WHATSAPP' && text.channel !== 'VIBER') {
    refuseForeign(number, text.toNumber);
    refuseUnregistered(number, text.toNumber);
  }
  const answer = await rpc
    .client(BillingService)
    .holdForMessage({ ...text, fromNumber: number.number, isTestNumber: number.isTestNumber });
  if (answer.allowed) return { paid: true };
  if (answer.code === 'INSUFFICIENT_BALANCE') return { paid: false, reason: answer.reason };
  throw new Refusal({
    code: answer.code,
    message: answer.reason,
    why: answer.check
      ? { check: answer.check, whoCanFix: ['OWNER'] }
      : {
          check: 'billing',
          required: answer.code === 'LIMIT_REACHED' ? 'texts left' : 'a destination that can be paid',
          current: 'none',
          whoCanFix: ['OWNER', 'ADMIN'],
        },
  });
}
