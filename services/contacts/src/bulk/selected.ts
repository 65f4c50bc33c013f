import { invalid, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Contact } from '../contacts/contact.ts';
import type { Unit } from '../context.ts';

/** Contacts of one request at the most: each of them is an event, and a call's write never waits for more. */
export const MOST_AT_A_TIME = 500;

/**
 * Locks contacts in the order of their ids, so that two requests for the same ones never wait for each other. Unknown and foreign
 * ids are left out.
 * @throws Refusal VALIDATION_FAILED for none or too many, NOT_FOUND where none of them is there
 */
export async function lockSelected(
  { tx, workspaceId }: Unit,
  given: readonly string[],
  deleted: boolean,
): Promise<Contact[]> {
  if (given.length === 0) throw invalid('ids', 'Select at least one contact.');
  if (given.length > MOST_AT_A_TIME)
    throw invalid('ids', `Change at most ${MOST_AT_A_TIME} contacts at a time. Split the selection.`);
  const ids = given.filter((id) => isUuid(id));
  const locked = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM contact WHERE workspace_id = ${workspaceId}::uuid AND id = ANY (${ids}::uuid[])
      AND (deleted_at IS NOT NULL) = ${deleted} AND merged_into IS NULL ORDER BY id FOR UPDATE`;
  if (locked.length === 0) throw notFound('The contact');
  return tx.contact.findMany({
    where: { workspaceId, id: { in: locked.map(({ id }) => id) } },
    orderBy: { id: 'asc' },
  });
}
