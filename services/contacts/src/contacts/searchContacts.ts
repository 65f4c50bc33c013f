import { MOST_FOUND, type Page } from '@ringline/kit/paging';
import { compileSearch, type SearchBranch } from '@ringline/kit/search';
import type { FindContactIdsRequest } from '@ringline/proto/contacts/v1/contacts_pb';
import type { Actor, Deps, Unit } from '../context.ts';

export interface FoundContacts {
  /** In the order of their making, the newest first. */
  readonly ids: readonly string[];
  /** One more than MOST_FOUND stands for as many or more. */
  readonly hits: number;
}

/** Contacts that fit one of the ways in which a search may be meant. */
export async function searchContacts(
  { tx }: Pick<Unit, 'tx'>,
  asked: readonly SearchBranch[],
  { after, offset, limit }: Pick<Page, 'after' | 'offset' | 'limit'>,
  isLead?: boolean,
): Promise<FoundContacts> {
  if (asked.length === 0) return { ids: [], hits: 0 };
  const rows = await tx.$queryRaw<{ contact_id: string | null; hits: number }[]>`
    SELECT contact_id, hits FROM search_contacts(${JSON.stringify(asked)}::jsonb, ${isLead ?? null}::boolean,
      ${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid, ${offset}::integer, ${limit}::integer, ${MOST_FOUND + 1}::integer)`;
  return { ids: rows.flatMap(({ contact_id }) => contact_id ?? []), hits: rows[0]?.hits ?? 0 };
}

/** Ids of contacts that a text finds, of more than MOST_FOUND the newest. */
export const findContactIds =
  ({ db }: Deps) =>
  async ({ query }: Pick<FindContactIdsRequest, 'query'>, { workspaceId }: Actor): Promise<readonly string[]> => {
    const asked = compileSearch(query);
    if (asked.length === 0) return [];
    const page = { after: undefined, offset: 0, limit: MOST_FOUND };
    return (await db.tenant(workspaceId, (uow) => searchContacts(uow, asked, page))).ids;
  };
