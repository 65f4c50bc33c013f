import { invalid } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Actor, Deps, Unit } from '../context.ts';
import { announceMembers } from '../segments/members.ts';
import { announceList, requireHandMade, requireList, type SubscriberList } from './list.ts';

/** Contacts that one request adds or removes: one transaction stays short, and one event tells of all. */
const MOST_AT_ONCE = 500;
/** Whoever is added again within this time never left: that is what taking back a removal means. */
const TAKEN_BACK_MS = 3_600_000;

interface Input {
  readonly listId: string;
  readonly contactIds: readonly string[];
}
interface Changed {
  readonly list: SubscriberList;
  readonly changed: number;
}

/**
 * Puts contacts on a list, in the unit of work at hand; whoever is on it stays as they are.
 * @returns who joined, and since when they are on it
 */
export async function join(
  uow: Unit,
  { listId, contactIds, source, now }: Input & { source: string; now: Date },
): Promise<{ id: string; subscribedAt: Date }[]> {
  const { tx, workspaceId } = uow;
  const recently = new Date(now.getTime() - TAKEN_BACK_MS);
  const joined = await tx.$queryRaw<{ id: string; subscribedAt: Date }[]>`
    INSERT INTO subscription AS s (workspace_id, list_id, contact_id, source, subscribed_at)
    SELECT ${workspaceId}::uuid, ${listId}::uuid, c.id, ${source}, ${now} FROM contact AS c
    WHERE c.workspace_id = ${workspaceId}::uuid AND c.id = ANY (${[...contactIds]}::uuid[]) AND c.deleted_at IS NULL
    ON CONFLICT (list_id, contact_id) DO UPDATE SET left_at = NULL,
      subscribed_at = CASE WHEN s.left_at > ${recently} THEN s.subscribed_at ELSE excluded.subscribed_at END,
      source = CASE WHEN s.left_at > ${recently} THEN s.source ELSE excluded.source END
    WHERE s.left_at IS NOT NULL
    RETURNING s.contact_id::text AS id, s.subscribed_at AS "subscribedAt"`;
  announceMembers(uow, { id: listId, type: 'LIST' }, { joined: joined.map(({ id }) => id), left: [] });
  return joined;
}

/**
 * Puts contacts on a list by hand; unknown and foreign ones are left out.
 * @throws Refusal NOT_FOUND or VALIDATION_FAILED
 */
export const addSubscribers =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  (input: Input, { workspaceId }: Actor): Promise<Changed> =>
    db.tenant(workspaceId, async (uow) => {
      const contactIds = readIds(input);
      const { id: listId } = await requireHandMade(uow, input.listId);
      const joined = await join(uow, { listId, contactIds, source: 'MANUAL', now: clock.now() });
      return told(uow, listId, joined.length);
    });

/**
 * Takes contacts off a list; whoever is not on it is passed over.
 * @throws Refusal NOT_FOUND or VALIDATION_FAILED
 */
export const removeSubscribers =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  (input: Input, { workspaceId }: Actor): Promise<Changed> =>
    db.tenant(workspaceId, async (uow) => {
      const contactIds = readIds(input);
      const { id: listId } = await requireHandMade(uow, input.listId);
      const left = await uow.tx.subscription.updateManyAndReturn({
        where: { workspaceId, listId, contactId: { in: contactIds }, leftAt: null },
        data: { leftAt: clock.now() },
        select: { contactId: true },
      });
      announceMembers(uow, { id: listId, type: 'LIST' }, { joined: [], left: left.map(({ contactId }) => contactId) });
      return told(uow, listId, left.length);
    });

function readIds({ contactIds }: Input): string[] {
  if (contactIds.length === 0) throw invalid('contacts', 'Choose at least one contact.');
  if (contactIds.length > MOST_AT_ONCE) throw invalid('contacts', `Choose at most ${MOST_AT_ONCE} contacts at a time.`);
  return [...new Set(contactIds.filter((id) => isUuid(id)))];
}

/** The list as it is now, told to others where somebody joined or left. */
async function told(uow: Unit, listId: string, changed: number): Promise<Changed> {
  const list = await requireList(uow, listId);
  if (changed > 0) announceList(uow, list);
  return { list, changed };
}
