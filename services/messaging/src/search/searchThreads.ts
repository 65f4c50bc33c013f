import { MOST_FOUND } from '@ringline/kit/paging';
import { isUuid } from '@ringline/kit/ids';
import { compileSearch } from '@ringline/kit/search';
import type { Unit } from '../context.ts';
import { hiddenPeers } from './hiddenPeers.ts';

export interface FoundThreads {
  readonly ids: readonly string[];
  /** There may be more: those in which something happened last are here. */
  readonly isCut: boolean;
}

/**
 * Threads that a text finds by their other end, a number or the name of a sender, or that belong to these contacts, who were
 * found by their names elsewhere. Whoever asks shows of them what the person may see.
 */
export async function searchThreads(
  { tx }: Pick<Unit, 'tx'>,
  text: string,
  contactIds: readonly string[],
): Promise<FoundThreads> {
  const asked = [...compileSearch(text), ...hiddenPeers(text)];
  const contacts = contactIds.filter(isUuid);
  if (asked.length + contacts.length === 0) return { ids: [], isCut: false };
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM search_threads(${JSON.stringify(asked)}::jsonb, ${contacts}::uuid[], ${MOST_FOUND + 1}::integer) AS id`;
  return {
    ids: rows.slice(0, MOST_FOUND).map(({ id }) => id),
    // Who was found elsewhere was counted up to the same bound there.
    isCut: rows.length > MOST_FOUND || contacts.length >= MOST_FOUND,
  };
}
