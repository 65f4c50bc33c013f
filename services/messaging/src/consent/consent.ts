/** Whether a person may be texted, decided in one place for people, flows and programs alike (defaults 13.5). */
import { phoneMatchKey } from '@ringline/kit/phone';
import type { Consent, ConsentEntry } from '../generated/prisma/client.ts';

export type { Consent, ConsentEntry };
export type ConsentState = 'NOT_ASKED' | 'PENDING' | 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'INVALID';

/** Texts and picture messages are one channel; others ask apart. */
export const TEXTS = 'SMS';

/** Whose consent a message of a channel needs. */
const consentChannel = (channel: string): string => (channel === 'WHATSAPP' || channel === 'VIBER' ? channel : TEXTS);

/** What is known of a person's consent to a channel. */
export const consentTo = (
  {
    consent,
    whatsappConsent,
    viberConsent,
  }: {
    consent: Consent | undefined;
    whatsappConsent?: Consent | undefined;
    viberConsent?: Consent | undefined;
  },
  channel: string,
): Consent | undefined => (channel === 'WHATSAPP' ? whatsappConsent : channel === 'VIBER' ? viberConsent : consent);

/** Why consent changes, and what the ledger keeps of it. */
export interface Cause {
  readonly state: ConsentState;
  readonly source: 'KEYWORD' | 'CARRIER' | 'MEMBER' | 'IMPORT' | 'WEB_FORM' | 'API' | 'MERGE';
  /** What the person wrote or said, or the carrier's code. */
  readonly words: string;
  readonly conversationId?: string;
  /** Ours at which it came. */
  readonly phoneNumber?: string;
  readonly userId?: string;
  /** Where a person agreed on the web: the network address, and the page or the site that framed it. */
  readonly ipAddress?: string;
  readonly webPage?: string;
}

export interface ConsentChange {
  readonly consent: Consent;
  readonly entry: ConsentEntry;
}

/** Longest quote that the ledger keeps. */
const MOST_WORDS = 1_000;

export const stateOf = (consent: Pick<Consent, 'state'> | undefined | null): ConsentState =>
  (consent?.state as ConsentState | undefined) ?? 'NOT_ASKED';

/**
 * What a cause makes of a person's consent.
 * @param entryId id of the ledger's entry, and of the text that confirms it
 * @returns undefined when it changes nothing. A carrier that refuses a number says nothing against what the person agreed to.
 */
export function changeConsent(
  present: Consent | undefined,
  who: { workspaceId: string; peerNumber: string; channel?: string },
  cause: Cause,
  { entryId, at }: { entryId: string; at: Date },
): ConsentChange | undefined {
  const before = stateOf(present);
  if (before === cause.state) return undefined;
  if (cause.state === 'INVALID' && before !== 'NOT_ASKED') return undefined;
  const shared = {
    workspaceId: who.workspaceId,
    peerKey: phoneMatchKey(who.peerNumber),
    channel: consentChannel(who.channel ?? TEXTS),
    state: cause.state,
    optInLevel: levelOf(present, cause),
    source: cause.source,
  };
  return {
    consent: { ...shared, peerNumber: who.peerNumber, updatedAt: at, version: (present?.version ?? 0) + 1 },
    entry: {
      ...shared,
      id: entryId,
      at,
      previousState: before,
      words: cause.words.slice(0, MOST_WORDS),
      conversationId: cause.conversationId ?? '',
      phoneNumber: cause.phoneNumber ?? '',
      userId: cause.userId ?? '',
      ipAddress: cause.ipAddress || null,
      webPage: cause.webPage || null,
    },
  };
}

function levelOf(present: Consent | undefined, { state, source }: Cause): string {
  if (state === 'PENDING') return 'DOUBLE';
  if (state !== 'SUBSCRIBED') return 'UNKNOWN';
  if (source !== 'KEYWORD') return 'SINGLE';
  return stateOf(present) === 'PENDING' ? 'DOUBLE' : 'SINGLE';
}

/** Why nobody may text this person, as a sentence; undefined: they may be texted. There is no override. */
export function whyNoTexts(
  consent: (Pick<Consent, 'state' | 'peerNumber' | 'updatedAt'> & Partial<Pick<Consent, 'channel'>>) | undefined,
): string | undefined {
  if (!consent || stateOf(consent) !== 'UNSUBSCRIBED') return undefined;
  if (consent.channel === 'WHATSAPP')
    return `${consent.peerNumber} opted out of WhatsApp messages on ${dayOf(consent.updatedAt)}. You can't message them there until they write START.`;
  if (consent.channel === 'VIBER')
    return `${consent.peerNumber} opted out of Viber messages on ${dayOf(consent.updatedAt)}. You can't message them there until they write START.`;
  return `${consent.peerNumber} opted out on ${dayOf(consent.updatedAt)}. You can't message them until they text START.`;
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
