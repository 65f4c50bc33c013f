/** Who is in segments, moved by what changed a person. */
import { MembersChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { announceList } from '../lists/list.ts';
import type { Deps, Unit } from '../context.ts';
import { Bound, compileRule } from './compile.ts';
import { knownIn, storedRule } from './rule.ts';

/** Tells who joined and left a list or a segment, if anybody did. */
export function announceMembers(
  uow: Unit,
  { id, type }: { id: string; type: string },
  { joined, left }: { joined: readonly string[]; left: readonly string[] },
): void {
  if (joined.length + left.length > 0)
    uow.emit(MembersChangedSchema, { listId: id, type, joined: [...joined], left: [...left] }, { key: id });
}

/**
 * Compares contacts with the segments of their workspace, and lets them enter and leave. At most 500 contacts at a time.
 * @param only this segment alone
 */
export const moveMembers =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (uow: Unit, contactIds: readonly string[], only?: string): Promise<void> => {
    const { tx, workspaceId } = uow;
    if (contactIds.length === 0 || (await tx.segment.findFirst({ where: { workspaceId } })) === null) return;
    // Locked, so that of two changes of one person the later one is compared last, and against the rule as it is then.
    await tx.$queryRaw`SELECT 1 FROM contact WHERE workspace_id = ${workspaceId}::uuid AND id = ANY (${[...contactIds]}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
    await tx.$queryRaw`SELECT 1 FROM segment WHERE workspace_id = ${workspaceId}::uuid ORDER BY list_id FOR SHARE`;
    const lists = await tx.subscriberList.findMany({
      where: { workspaceId, type: 'SEGMENT', deletedAt: null, ...(only ? { id: only } : {}) },
      select: { id: true },
    });
    const segments = await tx.segment.findMany({ where: { workspaceId, listId: { in: lists.map(({ id }) => id) } } });
    if (segments.length === 0) return;
    const changes = await changesOf(uow, segments, contactIds, clock.now());
    if (changes.length === 0) return;
    await apply(uow, changes, clock.now());
  };

interface Stored {
  readonly listId: string;
  readonly rule: unknown;
  readonly timezone: string;
}
interface Change {
  readonly listId: string;
  readonly contactId: string;
  readonly joins: boolean;
}

/** One statement for all segments, whatever their number. */
async function changesOf(
  uow: Unit,
  segments: readonly Stored[],
  contactIds: readonly string[],
  now: Date,
): Promise<Change[]> {
  const { tx, workspaceId } = uow;
  const known = await knownIn(uow);
  const binder = new Bound();
  const workspace = binder.bind(workspaceId, 'uuid');
  const chosen = binder.bind([...contactIds], 'uuid[]');
  const rows = segments.map(({ listId, rule, timezone }) => {
    const fits = compileRule(storedRule(rule), { ...known, now, timezone, binder });
    return `(${binder.bind(listId, 'uuid')}, ${fits})`;
  });
  return tx.$queryRawUnsafe<Change[]>(
    `SELECT r.list_id::text AS "listId", c.id::text AS "contactId", r.fits AS joins
     FROM contact AS c CROSS JOIN LATERAL (VALUES ${rows.join(', ')}) AS r (list_id, fits)
     WHERE c.workspace_id = ${workspace} AND c.deleted_at IS NULL AND c.id = ANY (${chosen}) AND r.fits <> EXISTS (
       SELECT 1 FROM subscription AS s WHERE s.workspace_id = c.workspace_id AND s.list_id = r.list_id AND s.contact_id = c.id AND s.left_at IS NULL)`,
    ...binder.values,
  );
}

async function apply(uow: Unit, changes: readonly Change[], now: Date): Promise<void> {
  const { tx, workspaceId } = uow;
  const ids = [...new Set(changes.map(({ listId }) => listId))];
  // The triggers that count who is on a list lock it: in one order, so that two people never wait for each other.
  await tx.$queryRaw`SELECT 1 FROM subscriber_list WHERE workspace_id = ${workspaceId}::uuid AND id = ANY (${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
  const joining = changes.filter(({ joins }) => joins);
  const leaving = changes.filter(({ joins }) => !joins);
  if (joining.length > 0)
    await tx.$executeRaw`
      INSERT INTO subscription AS s (workspace_id, list_id, contact_id, source, subscribed_at)
      SELECT ${workspaceId}::uuid, n.list_id, n.contact_id, 'MANUAL', ${now}
      FROM unnest(${joining.map(({ listId }) => listId)}::uuid[], ${joining.map(({ contactId }) => contactId)}::uuid[]) AS n (list_id, contact_id)
      ON CONFLICT (list_id, contact_id) DO UPDATE SET left_at = NULL, subscribed_at = excluded.subscribed_at`;
  if (leaving.length > 0)
    await tx.$executeRaw`
      UPDATE subscription AS s SET left_at = ${now}
      FROM unnest(${leaving.map(({ listId }) => listId)}::uuid[], ${leaving.map(({ contactId }) => contactId)}::uuid[]) AS n (list_id, contact_id)
      WHERE s.workspace_id = ${workspaceId}::uuid AND s.list_id = n.list_id AND s.contact_id = n.contact_id`;
  const lists = await tx.subscriberList.findMany({ where: { workspaceId, id: { in: ids } }, orderBy: { id: 'asc' } });
  for (const list of lists) {
    const of = (all: readonly Change[]) =>
      all.filter(({ listId }) => listId === list.id).map(({ contactId }) => contactId);
    announceMembers(uow, list, { joined: of(joining), left: of(leaving) });
    announceList(uow, list);
  }
}
