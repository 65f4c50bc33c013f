/** Whether a rule fits what came in. Pure. */
import type { Conditions } from './rule.ts';

/** What rules are asked about. */
export interface Facts {
  readonly phoneNumberId: string;
  readonly channel: string;
  /** Teams of the number. */
  readonly teamIds: readonly string[];
  /** Of the conversation. */
  readonly tagIds: readonly string[];
  readonly text: string;
  /** Nothing was there before. */
  readonly isFirst: boolean;
  readonly isLead: boolean;
  /** Of the contact. */
  readonly contactTags: readonly string[];
  /** Lists and segments that the contact is in, of those that rules ask for; undefined: nobody could say. */
  readonly listIds: readonly string[] | undefined;
  readonly isOpen: boolean;
}

/** The condition that does not hold. */
type Missing =
  | 'NUMBER'
  | 'CHANNEL'
  | 'TEAM'
  | 'TAG'
  | 'WORDS'
  | 'CONTACT'
  | 'CONTACT_TAG'
  | 'LIST'
  | 'LISTS_UNKNOWN'
  | 'HOURS';

/** @returns the first condition that does not hold; undefined: all do */
export function whyNot(conditions: Conditions, facts: Facts): Missing | undefined {
  const { phoneNumberIds, channels, teamIds, tagIds, words, contact, contactTags, listIds, hours } = conditions;
  if (none(phoneNumberIds, [facts.phoneNumberId])) return 'NUMBER';
  if (none(channels, [facts.channel])) return 'CHANNEL';
  if (none(teamIds, facts.teamIds)) return 'TEAM';
  if (none(tagIds, facts.tagIds)) return 'TAG';
  if (words.length > 0 && !words.some((word) => says(facts.text, word))) return 'WORDS';
  if (contact === 'NEW' && !facts.isFirst) return 'CONTACT';
  if (contact === 'KNOWN' && facts.isFirst) return 'CONTACT';
  if (contact === 'LEAD' && !facts.isLead) return 'CONTACT';
  if (none(contactTags.map(folded), facts.contactTags.map(folded))) return 'CONTACT_TAG';
  if (none(listIds ?? [], facts.listIds ?? [])) return facts.listIds === undefined ? 'LISTS_UNKNOWN' : 'LIST';
  if (hours !== '' && (hours === 'INSIDE') !== facts.isOpen) return 'HOURS';
  return undefined;
}

/** Whether something is asked for and nothing of it is there. */
const none = (wanted: readonly string[], present: readonly string[]): boolean =>
  wanted.length > 0 && !wanted.some((one) => present.includes(one));

/** Without case, width and marks: refund, Refund and REFÚND are the same word. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Scripts that put no space between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether a text has the word, or the words one after the other, and not within another word. */
export function says(text: string, word: string): boolean {
  const [within, wanted] = [folded(text).replaceAll(/\s+/gu, ' '), folded(word)];
  if (UNSPACED.test(wanted)) return within.includes(wanted);
  const isLetter = (sign = '') => /[\p{L}\p{N}]/u.test(sign);
  for (let at = within.indexOf(wanted); at !== -1; at = within.indexOf(wanted, at + 1)) {
    const [before, after] = [within[at - 1], within[at + wanted.length]];
    if ((!isLetter(before) || !isLetter(wanted[0])) && (!isLetter(after) || !isLetter(wanted.at(-1)))) return true;
  }
  return false;
}
