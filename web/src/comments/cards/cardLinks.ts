export type CardKind = 'CONTACT' | 'CALL';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
/** Where a contact or a call is open, and which part of the address names it. */
const PLACES: Readonly<Record<string, readonly [kind: CardKind, parameter: string]>> = {
  '/connections/contacts': ['CONTACT', 'contactId'],
  '/channels/calls/history': ['CALL', 'call'],
  '/inbox': ['CONTACT', 'contactId'],
};

/** @returns what an address of ours shows; undefined for every other text */
export function cardOfLink(text: string, origin: string): { kind: CardKind; id: string } | undefined {
  if (/\s/.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const place = url.origin === origin ? PLACES[url.pathname] : undefined;
  if (!place || url.searchParams.has('targetNode') || url.searchParams.has('conversationId')) return undefined;
  const [kind, parameter] = place;
  const id = url.searchParams.get(parameter) ?? '';
  return UUID.test(id) ? { kind, id } : undefined;
}
