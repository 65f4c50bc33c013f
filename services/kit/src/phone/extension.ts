/** What is dialed once the far end has answered: an extension, and the pauses and keys that people write around it. */

export interface Parted {
  /** What stands before the extension; all of the text where there is none. */
  readonly base: string;
  /** Digits, `*`, `#` and `,` for a pause; empty: none. */
  readonly extension: string;
}

/** As `tel:` links (RFC 3966) and Ringline's own addresses name it. */
const AS_PARAMETER = /^(.*?);(?:ext|postd)=([\d*#,pw]+)$/i;
/** As people write it, in the languages of Ringline. A lone # is a key of phones inside a company, and names an extension too. */
const IN_WORDS =
  /^(.*?\d[)\s.]*?)[\s,;(]*(?:extension|extensión|extn?|ext|poste|anexo|interno|int|durchwahl|dw|nebenstelle|x|#)[\s.:#-]*([\d*#][\d*#,]*)[)\s]*$/iu;
/** As phones keep it: a comma or p is a pause, a semicolon or w waits. */
const AFTER_PAUSES = /^(.*?\d[)\s.]*?)\s*([,;pw][\s,;pw\d*#]*[\d*#])\s*$/i;

/** Characters that Twilio dials after an answer at the most, pauses among them. */
const MOST_KEYS = 32;

/** Parts a written number from its extension. */
export function partExtension(text: string): Parted {
  const [, base, written] = AS_PARAMETER.exec(text) ?? IN_WORDS.exec(text) ?? AFTER_PAUSES.exec(text) ?? [];
  if (base === undefined || written === undefined) return { base: text, extension: '' };
  return { base: base.trim(), extension: written.replaceAll(/\s/g, '').replaceAll(/[;pw]/gi, ',') };
}

/** What two ways to write one extension share: pauses before it and # behind it are how it is dialed, not where it leads. */
export const extensionKey = (extension: string): string => extension.replaceAll(/^,+|[,#]+$/g, '');

/** Half seconds before the keys where nobody wrote a pause: a switchboard needs a moment to listen. */
const MOMENT = 'ww';
/** A comma is 2 s on every phone; the carrier's `w` is half a second. */
const COMMA = 'wwww';

/** An extension as Twilio takes it in `SendDigits` and `<Play digits>`. */
export const digitsAfterAnswer = (extension: string): string =>
  `${extension.startsWith(',') ? '' : MOMENT}${extension.replaceAll(',', COMMA)}`;

/** A number with its extension, as it is kept and carried: `+14155552676;ext=12`. */
export const addressOf = ({ number, extension }: { number: string; extension: string }): string =>
  extension === '' ? number : `${number};ext=${extension}`;

/** Whether a carrier dials it at all. */
export const canBeDialed = (extension: string): boolean => digitsAfterAnswer(extension).length <= MOST_KEYS;
