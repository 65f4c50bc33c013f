/** A sender on WhatsApp. How far it is follows from the clock alone. */

export const WHATSAPP = 'whatsapp:';
/** How the world's memory marks an address of Viber. */
export const VIBER = 'viber:';

export interface SenderRecord {
  readonly sid: string;
  readonly accountSid: string;
  readonly createdAt: string;
  /** `whatsapp:` and a number in E.164. */
  readonly senderId: string;
  /** What people see as its name. */
  readonly name: string;
  /** Where its messages are brought; empty: where the texts of its number are. */
  readonly callbackUrl: string;
}

export interface SenderState {
  readonly status: 'CREATING' | 'ONLINE' | 'OFFLINE';
  readonly offlineReasons: readonly { code: string; message: string }[];
}

/** Names that WhatsApp takes for its own. */
const NOT_ONES_OWN = /whatsapp|facebook|\bmeta\b/i;

/** Where it stands, `stepMs` after it was registered. */
export function senderState({ createdAt, name }: SenderRecord, now: Date, stepMs: number): SenderState {
  if (now.getTime() - Date.parse(createdAt) < stepMs) return { status: 'CREATING', offlineReasons: [] };
  if (!NOT_ONES_OWN.test(name)) return { status: 'ONLINE', offlineReasons: [] };
  const message = 'The display name was rejected: it must be the name of your business.';
  return { status: 'OFFLINE', offlineReasons: [{ code: '63104', message }] };
}

/** An address without the channel before it. */
export const plainAddress = (address: string): string =>
  [WHATSAPP, VIBER].reduce((rest, prefix) => (rest.startsWith(prefix) ? rest.slice(prefix.length) : rest), address);
