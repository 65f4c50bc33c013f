import { isUuid } from '@ringline/kit/ids';
import { compileSearch } from '@ringline/kit/search';
import type { Unit } from '../context.ts';
import { hiddenPeers } from './hiddenPeers.ts';

/** Threads that a search leads to at the most: those in which something happened last. */
const MOST_FOUND = 1000;

/**
 * Ids of threads that a text finds by their other end, a number or the name of a sender, or that belong to these contacts, who were
 * found by their names elsewhere. Whoever asks shows of them what the person may see.
 */
export async function searchThreads(
  { tx }: Pick<Unit, 'tx'>,
  text: string,
  contactIds: readonly string[],
): Promise<string[]> {
  const asked = [...compileSearch(text), ...hiddenPeers(text)];
  const contacts = contactIds.filter(isUuid);
  if (asked.length + contacts.length === 0) return [];
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM search_threads(${JSON.stringify(asked)}::jsonb, ${contacts}::uuid[], ${MOST_FOUND}::integer) AS id`;
  return rows.map(({ id }) => id);
}
