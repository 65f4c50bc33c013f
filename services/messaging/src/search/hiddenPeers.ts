import { HIDDEN_ADDRESS } from '@ringline/kit/phone';
import { compileSearch, hasWords, type SearchBranch } from '@ringline/kit/search';

/** What whoever hides their number is called on screen, in each language; a contract test compares them with the client's words. */
export const HIDDEN_NAMES = ['Hidden number', 'Número oculto', 'Numéro masqué', 'Unterdrückte Nummer'];

/** Letters that a part of such a name has at the least: of fewer everything is full. */
const LEAST = 3;

/** The thread of all who hide their number, where the text is part of what it is called. It is stored under a name that nobody sees. */
export function hiddenPeers(text: string): SearchBranch[] {
  if (text.trim().length < LEAST) return [];
  return HIDDEN_NAMES.some((name) => hasWords(name, text)) ? compileSearch(HIDDEN_ADDRESS) : [];
}
