import { fetchQuery, graphql } from 'react-relay';
import type { bulkContactsDeleteMutation } from '../__generated__/bulkContactsDeleteMutation.graphql.ts';
import type { bulkContactsIdsQuery } from '../__generated__/bulkContactsIdsQuery.graphql.ts';
import type { bulkContactsRestoreMutation } from '../__generated__/bulkContactsRestoreMutation.graphql.ts';
import type { bulkContactsTagMutation } from '../__generated__/bulkContactsTagMutation.graphql.ts';
import { environment } from '../base/relay/environment.ts';
import { commit } from '../base/relay/useCommit.ts';
import type { Selection } from '../ui/list/selection.ts';
import type { ContactFilters } from './contactFilters.ts';

/** Contacts of one request, as the server takes them. */
const CHUNK = 500;
const PAGE = 100;
/** Contacts that are changed at a time at the most. */
export const MOST_CHANGED = 10_000;

type Progress = (done: number) => void;

/** The ids of the contacts that are selected; of all that match, no more than `MOST_CHANGED` are read. */
export async function selectedIds({ all, ids }: Selection, filters: ContactFilters | null): Promise<readonly string[]> {
  if (!all) return [...ids];
  const found: string[] = [];
  let after: string | null = null;
  do {
    const answer: bulkContactsIdsQuery['response'] | undefined = await fetchQuery<bulkContactsIdsQuery>(
      environment,
      graphql`
        query bulkContactsIdsQuery($filters: ContactFilters, $count: Int!, $after: String) {
          fetchContacts(filters: $filters, first: $count, after: $after) {
            data {
              id
            }
            pageInfo {
              endCursor
              hasNextPage
            }
          }
        }
      `,
      { filters, count: PAGE, after },
      { networkCacheConfig: { force: true } },
    ).toPromise();
    if (answer === undefined) break;
    const { data, pageInfo }: bulkContactsIdsQuery['response']['fetchContacts'] = answer.fetchContacts;
    found.push(...data.map(({ id }) => id).filter((id) => !ids.has(id)));
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null && found.length < MOST_CHANGED);
  return found.slice(0, MOST_CHANGED);
}

async function inChunks(
  ids: readonly string[],
  change: (chunk: string[]) => Promise<readonly string[]>,
  onDone?: Progress,
): Promise<readonly string[]> {
  const changed: string[] = [];
  for (let at = 0; at < ids.length; at += CHUNK) {
    changed.push(...(await change(ids.slice(at, at + CHUNK))));
    onDone?.(Math.min(ids.length, at + CHUNK));
  }
  return changed;
}

/** Adds and removes tags. @returns the ids of those whom it changed */
export const tagContacts = (
  ids: readonly string[],
  change: { readonly add?: readonly string[]; readonly remove?: readonly string[] },
  onDone?: Progress,
): Promise<readonly string[]> =>
  inChunks(
    ids,
    async (chunk) => {
      const { tagContacts: changed } = await commit<bulkContactsTagMutation>(
        graphql`
          mutation bulkContactsTagMutation($ids: [ID!]!, $add: [String!], $remove: [String!]) {
            tagContacts(ids: $ids, add: $add, remove: $remove)
          }
        `,
        { ids: chunk, add: [...(change.add ?? [])], remove: [...(change.remove ?? [])] },
      );
      return changed;
    },
    onDone,
  );

/** @returns the ids of those that were deleted */
export const deleteContacts = (ids: readonly string[], onDone?: Progress): Promise<readonly string[]> =>
  inChunks(
    ids,
    async (chunk) => {
      const { deleteContacts: deleted } = await commit<bulkContactsDeleteMutation>(
        graphql`
          mutation bulkContactsDeleteMutation($ids: [ID!]!) {
            deleteContacts(ids: $ids)
          }
        `,
        { ids: chunk },
      );
      return deleted;
    },
    onDone,
  );

/** Takes a deletion back. @returns the ids of those that are back */
export const restoreContacts = (ids: readonly string[]): Promise<readonly string[]> =>
  inChunks(ids, async (chunk) => {
    const { restoreContacts: back } = await commit<bulkContactsRestoreMutation>(
      graphql`
        mutation bulkContactsRestoreMutation($ids: [ID!]!) {
          restoreContacts(ids: $ids)
        }
      `,
      { ids: chunk },
    );
    return back;
  });
