/** Words by which a person stops or starts texts; the whole message must be one of them (defaults 13.5). */

const OPT_OUT = new Set([
  'STOP',
  'STOPALL',
  'STOP ALL',
  'UNSUBSCRIBE',
  'END',
  'QUIT',
  'CANCEL',
  'REVOKE',
  'OPTOUT',
  'OPT OUT',
  'OPT-OUT',
  'REMOVE',
  'ARRET',
  'ARRÊT',
  'ALTO',
  'BAJA',
]);
const OPT_IN = new Set(['START', 'UNSTOP']);

/** @param optedOut YES starts texts again only for whom they were stopped. */
export function readKeyword(body: string, optedOut: boolean): 'OPT_OUT' | 'OPT_IN' | undefined {
  const word = body
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, '')
    .toUpperCase();
  if (OPT_OUT.has(word)) return 'OPT_OUT';
  if (OPT_IN.has(word) || (word === 'YES' && optedOut)) return 'OPT_IN';
  return undefined;
}
