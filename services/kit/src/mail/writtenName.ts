import { cutText, oneLine } from '../text/index.ts';

declare const written: unique symbol;

/**
 * A name that people chose, as a mail may carry it: whoever names their workspace decides what strangers read under our address. A
 * catalogue asks for this type, so that a text which did not pass here does not compile.
 */
export type WrittenName = string & { readonly [written]: true };

const LONGEST = 60;
const JOINER = '\u2060';
/** What makes an address of words: dots of any script within them, and the end of a scheme. */
const OF_ADDRESSES = /[.\u3002\uff0e\uff61](?=\S)|:(?=\/\/)/gu;

/** One line of at most 60 characters, in which mail programs find no address that they would make a link of. */
export function writtenName(text: string): WrittenName {
  const line = oneLine(text);
  const cut = line.length > LONGEST ? `${cutText(line, LONGEST - 1).trimEnd()}…` : line;
  return withoutLinks(cut) as WrittenName;
}

/** The text with an invisible joiner wherever a mail program would see an address. */
export const withoutLinks = (text: string): string => text.replaceAll(OF_ADDRESSES, (mark) => JOINER + mark + JOINER);
