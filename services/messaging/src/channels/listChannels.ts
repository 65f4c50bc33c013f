import type { Principal } from '@ringline/kit/auth';
import { Refusal } from '@ringline/kit/errors';
import { readPhoneNumber } from '@ringline/kit/phone';
import type { ListMessageChannelsRequest } from '@ringline/proto/messaging/v1/channels_pb';
import { consentTo, whyNoTexts } from '../consent/consent.ts';
import type { Deps } from '../context.ts';
import {
  assertSends,
  assertSendsPictures,
  findNumber,
  PICTURE_COUNTRIES,
  requireRecipient,
} from '../messages/prepare.ts';
import { refuseUnregistered } from '../messages/registered.ts';
import { refuseForeign } from '../messages/senderIds.ts';
import { changeTimeline, poolStore, type NumberCopy } from '../timeline/timeline.ts';
import { isUnknownThere, viberHindrance } from './viber.ts';
import { isConnected } from './whatsapp.ts';
import { windowOf } from './window.ts';

type Hindrance =
  | 'NEEDS_PROVIDER'
  | 'NOT_CONNECTED'
  | 'NOT_ON_CHANNEL'
  | 'NUMBER'
  | 'OPTED_OUT'
  | 'PICTURES'
  | 'RECIPIENT'
  | 'SENDER_COUNTRY'
  | 'UNREGISTERED'
  | 'WINDOW_CLOSED';

export interface MessageChannel {
  readonly channel: 'SMS' | 'MMS' | 'WHATSAPP' | 'VIBER';
  /** Why a message would not leave by it. */
  readonly hindrance: Hindrance | undefined;
  /** Of WhatsApp, and of the session on Viber. */
  readonly closesAt?: Date | undefined;
}

/**
 * Each channel with whether a message from a number to a person would leave by it now. They are the rules of sending itself.
 * @throws Refusal NOT_FOUND or OUT_OF_SCOPE
 */
export const listChannels =
  (deps: Deps) =>
  async (
    input: Pick<ListMessageChannelsRequest, 'phoneNumberId' | 'contactId' | 'to'>,
    principal: Principal,
  ): Promise<MessageChannel[]> => {
    const { workspaceId } = principal;
    const number = await findNumber(deps, input.phoneNumberId, principal);
    const all = (hindrance: Hindrance): MessageChannel[] =>
      (['SMS', 'MMS', 'WHATSAPP', 'VIBER'] as const).map((channel) => ({ channel, hindrance }));
    if (refuses(() => assertSends(number))) return all('NUMBER');
    const to = await requireRecipient(deps, input, number.country, workspaceId).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'PHONE_INVALID') return undefined;
      throw error;
    });
    if (to === undefined) return all('RECIPIENT');
    const person = await changeTimeline(poolStore(deps), workspaceId, { peerNumber: to }, () => undefined);
    const optedOut = (channel: string): Hindrance | undefined =>
      whyNoTexts(consentTo(person, channel)) === undefined ? undefined : 'OPTED_OUT';
    const text =
      (refuses(() => refuseForeign(number, to)) ? 'SENDER_COUNTRY' : undefined) ??
      optedOut('SMS') ??
      (refuses(() => refuseUnregistered(number, to)) ? 'UNREGISTERED' : undefined);
    const closesAt = await windowOf(deps, { workspaceId, phoneNumberId: number.id }, to);
    const whatsapp: Hindrance | undefined = !(await isConnected(deps, number))
      ? 'NOT_CONNECTED'
      : (optedOut('WHATSAPP') ?? (closesAt === undefined ? 'WINDOW_CLOSED' : undefined));
    const sessionEnds = deps.viber && (await windowOf(deps, { workspaceId, phoneNumberId: number.id }, to, 'VIBER'));
    const isUnknown = isUnknownThere(consentTo(person, 'VIBER'), deps.clock.now());
    const viber: Hindrance | undefined =
      viberHindrance(deps, number) ?? optedOut('VIBER') ?? (isUnknown ? 'NOT_ON_CHANNEL' : undefined);
    return [
      { channel: 'SMS', hindrance: text },
      { channel: 'MMS', hindrance: text ?? (sendsPictures(number, to) ? undefined : 'PICTURES') },
      { channel: 'WHATSAPP', hindrance: whatsapp, closesAt },
      { channel: 'VIBER', hindrance: viber, closesAt: sessionEnds },
    ];
  };

const sendsPictures = (number: NumberCopy, to: string): boolean =>
  !refuses(() => assertSendsPictures(number)) && PICTURE_COUNTRIES.has(readPhoneNumber(to)?.country ?? '');

function refuses(assert: () => void): boolean {
  try {
    assert();
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}
