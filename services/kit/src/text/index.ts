/**
 * Text as people type and paste it, and as strict readers take it: XML, PostgreSQL, mail headers. The door (kit/rpc, kit/carrier)
 * and each writer use the same functions, because rows written before there was a door may still hold anything.
 */

/** Line breaks of word processors (U+000B, U+000C), which arrive when their text is pasted as plain text. */
// oxlint-disable-next-line no-control-regex
const SOFT_BREAKS = /[\u000b\u000c]/g;
/** What XML 1.0 cannot hold, apart from halves of characters; PostgreSQL cannot hold the first of them. */
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\0-\u0008\u000e-\u001f\ufffe\uffff]/g;
// oxlint-disable-next-line no-control-regex
const NEEDS_CLEANING = /[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]/;
/** What nobody sees: spaces, controls, joiners, marks of direction, fillers. */
const INVISIBLE = String.raw`[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]`;
const BLANK = new RegExp(`^${INVISIBLE}*$`, 'u');
/** A header is one line, without marks that turn its direction around. */
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * The text without characters that no XML document holds: word processors' line breaks become line breaks, half a character
 * becomes U+FFFD, and other control characters go. Everything else stays as it was written.
 */
export function writable(text: string): string {
  if (!NEEDS_CLEANING.test(text)) return text;
  return text.replaceAll(SOFT_BREAKS, '\n').replaceAll(UNWRITABLE, '').toWellFormed();
}

/** Whether a reader sees nothing: an empty text, spaces, or characters without any shape. */
export const isBlank = (text: string): boolean => BLANK.test(text);

/** The text without spaces around it; empty where there is nothing to see. */
export const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim());

/** The text as one line, for headers and the like. */
export const oneLine = (text: string): string =>
  writable(text).replaceAll(NOT_IN_A_LINE, ' ').replaceAll(/\s+/gu, ' ').trim();

/** At most so many characters (UTF-16), never ending within one: half a character is none, and no database keeps it. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
