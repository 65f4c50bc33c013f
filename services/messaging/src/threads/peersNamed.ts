import { contained, nameWords, readNumberSearch } from '@ringline/kit/search';

/** A condition on what stands for the person outside. */
interface PeerCondition {
  readonly peerNumber?: { readonly startsWith?: string; readonly contains?: string; readonly mode?: 'insensitive' };
  readonly AND?: PeerCondition[];
}

/** Fewer digits are part of nearly every number. */
const FEWEST_DIGITS = 2;

/** Ways in which a typed text may mean a peer: as its number, or, with a letter in it, as the name that a sender goes by. */
export function peersNamed(text: string): PeerCondition[] {
  const number = readNumberSearch(text);
  if (number)
    return [
      ...number.startsWith.map((startsWith) => ({ peerNumber: { startsWith } })),
      ...number.contains
        .filter((digits) => digits.length >= FEWEST_DIGITS)
        .map((contains) => ({ peerNumber: { contains } })),
    ];
  if (!/\p{L}/u.test(text)) return [];
  const words = nameWords(text);
  if (words.length === 0) return [];
  return [{ AND: words.map((word) => ({ peerNumber: { contains: contained(word), mode: 'insensitive' } })) }];
}
