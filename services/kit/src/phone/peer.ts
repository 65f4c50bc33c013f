/** Who is at the other end of a call or a text, read from what a carrier says or a person wrote. */
import { addressOf, partExtension } from './extension.ts';
import { onKeypad } from './keypad.ts';
import { isAssigned, LONGEST_WRITTEN, readPhoneNumber } from './numbers.ts';

export type Peer =
  /** A phone. `number` is E.164, `extension` what is dialed after its answer (empty: nothing). */
  | { readonly kind: 'NUMBER'; readonly address: string; readonly number: string; readonly extension: string }
  /** A short number: of a sender of texts, or one like 911. */
  | { readonly kind: 'SHORT_CODE'; readonly address: string }
  /** A sender of texts that shows a name, such as DHL. */
  | { readonly kind: 'NAMED_SENDER'; readonly address: string }
  /** A caller who hides the number. All of them have one address, since nothing tells them apart. */
  | { readonly kind: 'HIDDEN'; readonly address: typeof HIDDEN_ADDRESS };

export type PeerKind = Peer['kind'];

/** The address of everyone who hides their number. */
export const HIDDEN_ADDRESS = 'anonymous';

/** What Twilio puts in place of a hidden number as digits: these words on a phone's keypad, so that +266696687 is ANONYMOUS. */
const SPELLED = ['anonymous', 'restricted', 'unavailable', 'unknown', 'blocked'];
const STAND_INS: ReadonlySet<string> = new Set(SPELLED.map(onKeypad));
/** The same in words; `asterisk` is what a PBX of that name says where nobody set a number. */
const WORDS: ReadonlySet<string> = new Set([
  ...SPELLED,
  'private',
  'withheld',
  'asterisk',
  'id unavailable',
  'no caller id',
]);
/** An address of SIP that leads nowhere: sip:anonymous@anonymous.invalid (RFC 3323). */
const NOWHERE = /@(?:[\w.-]+\.)?invalid$/i;

/** E.164 by its shape; whether a plan knows it is another question, since callers make numbers up. */
const E164 = /^\+\d{3,15}$/;
const SHORT = /^\d{3,8}$/;

/**
 * Reads who is at the other end. Never fails: what is nothing else is a name.
 * @param told what the carrier says, a stored address, or a number as typed
 */
export function readPeer(told: string): Peer {
  const text = told.trim();
  if (isHidden(text)) return { kind: 'HIDDEN', address: HIDDEN_ADDRESS };
  if (text.length > LONGEST_WRITTEN) return { kind: 'NAMED_SENDER', address: text };
  const { base, extension } = partExtension(text);
  if (E164.test(base)) return numberPeer(base, extension);
  if (SHORT.test(text)) return { kind: 'SHORT_CODE', address: text };
  // Some networks leave the plus out.
  const written = readPhoneNumber(/^\d{9,15}$/.test(text) ? `+${text}` : text);
  return written ? numberPeer(written.number, written.extension) : { kind: 'NAMED_SENDER', address: text };
}

const numberPeer = (number: string, extension: string): Peer => ({
  kind: 'NUMBER',
  address: addressOf({ number, extension }),
  number,
  extension,
});

function isHidden(text: string): boolean {
  const word = text.toLowerCase();
  return word === '' || WORDS.has(word) || STAND_INS.has(word.replace(/^\+/, '')) || NOWHERE.test(word);
}

/** The E.164 number of an address, which carriers dial and prices are for; what is no number stays as it is. */
export function numberOf(address: string): string {
  const peer = readPeer(address);
  return peer.kind === 'NUMBER' ? peer.number : address;
}

/** What one may want of the other end. */
export type PeerAction = 'CALL' | 'TEXT' | 'BLOCK';
/** Why that cannot be. UNASSIGNED: no country's plan has the number. */
export type PeerRefusal = 'HIDDEN' | 'NAMED_SENDER' | 'SHORT_CODE' | 'EXTENSION' | 'UNASSIGNED';

/** Digits of emergency numbers at the most: what is as short may be one, which the call itself finds out. */
const LONGEST_EMERGENCY_NUMBER = 3;

/** Why the other end can't be called, texted or blocked; undefined: it can. */
export function peerRefusal(peer: Peer, action: PeerAction): PeerRefusal | undefined {
  if (peer.kind === 'SHORT_CODE' && action === 'CALL' && peer.address.length <= LONGEST_EMERGENCY_NUMBER)
    return undefined;
  if (peer.kind !== 'NUMBER') return peer.kind;
  if (peer.extension !== '' && action !== 'CALL') return 'EXTENSION';
  // Who calls with a number that they made up is blocked by it.
  return action === 'BLOCK' || isAssigned(peer.number) ? undefined : 'UNASSIGNED';
}

/** The refusal in a sentence, for people and programs that ask all the same. */
export function refusalSentence(peer: Peer, action: PeerAction, refusal: PeerRefusal): string {
  const { address } = peer;
  const cannot = { CALL: "can't be called", TEXT: "can't get texts", BLOCK: "can't be blocked" }[action];
  switch (refusal) {
    case 'HIDDEN':
      return `This caller hides their number, so they ${cannot}.`;
    case 'NAMED_SENDER':
      return `${address} is a sender's name without a phone number behind it, so it ${cannot}.`;
    case 'SHORT_CODE':
      return `${address} is a short code that only sends texts, so it ${cannot}.`;
    case 'EXTENSION':
      return action === 'TEXT'
        ? "An extension can't get texts. Enter the number without the extension to text the main number."
        : "Calls show no extension, so an extension can't be blocked. Enter the number without the extension.";
    case 'UNASSIGNED':
      return `No country's numbering plan has ${address}, so it ${cannot}.`;
  }
}
