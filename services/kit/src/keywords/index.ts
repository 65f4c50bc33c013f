/** Words by which a person stops or starts texts; the whole message must be one of them (defaults 13.5). */

/** What US carriers act on and answer themselves. */
const CARRIER_OPT_OUT = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'END', 'QUIT', 'CANCEL', 'REVOKE', 'OPTOUT'];
const OPT_OUT = new Set([
  ...CARRIER_OPT_OUT,
  'STOP ALL',
  'OPT OUT',
  'OPT-OUT',
  'REMOVE',
  'ARRET',
  'ARRÊT',
  'DESABONNER',
  'DÉSABONNER',
  'ALTO',
  'BAJA',
  'DAR DE BAJA',
  'STOPP',
  'ABMELDEN',
  'ABBESTELLEN',
]);
const OPT_IN = new Set(['START', 'UNSTOP']);
/** What confirms a question: nothing was asked of whom it says nothing. */
const CONFIRM = new Set(['YES', 'OUI', 'SI', 'SÍ', 'JA']);

/** What asks for help. */
const HELP = new Set(['HELP', 'INFO', 'AIDE', 'AYUDA', 'HILFE']);

const answeredByCarrier: ReadonlySet<string> = new Set(CARRIER_OPT_OUT);

/** @param state YES starts texts only for whom they were stopped or who was asked; in other languages only for who was asked. */
export function readKeyword(body: string, state: string): 'OPT_OUT' | 'OPT_IN' | undefined {
  const word = wordOf(body);
  if (OPT_OUT.has(word)) return 'OPT_OUT';
  if (OPT_IN.has(word)) return 'OPT_IN';
  if (state === 'PENDING' && CONFIRM.has(word)) return 'OPT_IN';
  return state === 'UNSUBSCRIBED' && word === 'YES' ? 'OPT_IN' : undefined;
}

/** Whether the whole text asks for help. */
export const asksForHelp = (body: string): boolean => HELP.has(wordOf(body));

/** Whether the whole text agrees to what was asked, in one of our languages. */
export const confirms = (body: string): boolean => CONFIRM.has(wordOf(body));

/** What a text means to us or to carriers already: no word of a workspace may be one of these. */
export function reservedAs(word: string): 'OPT_OUT' | 'OPT_IN' | 'HELP' | undefined {
  const said = wordOf(word);
  if (OPT_OUT.has(said)) return 'OPT_OUT';
  if (OPT_IN.has(said) || CONFIRM.has(said)) return 'OPT_IN';
  return HELP.has(said) ? 'HELP' : undefined;
}

/** Whether the carrier confirms an opt-out in this word by itself: a second confirmation would be one too many. */
export const isAnsweredByCarrier = (body: string): boolean => answeredByCarrier.has(wordOf(body));

/** A text as it is compared with words: without case, punctuation around it and doubled spaces. */
export const wordOf = (body: string): string =>
  body
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, '')
    .toUpperCase();
