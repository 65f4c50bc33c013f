/** What messaging erases of a thread: every call and message with their files and comments, and the thread when nothing is left. */
import type { ErasureStep, ErasureSubject } from '@ringline/kit/erasure';
import { phoneMatchKey } from '@ringline/kit/phone';
import type { Attachment } from '../attachments/attachment.ts';
import type { Deps, Unit } from '../context.ts';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';

/** Items of a bite, and threads that are looked through for them. */
const ITEMS = 300;
const THREADS = 100;

export const keysOf = ({ numbers }: ErasureSubject): string[] => [...new Set(numbers.map(phoneMatchKey))];

/** A condition on `thread t`. */
const chosen = (subject: ErasureSubject): Prisma.Sql =>
  subject.kind === 'PERSON'
    ? Prisma.sql`t.workspace_id = ${subject.workspaceId}::uuid
        AND (t.peer_key = ANY (${keysOf(subject)}::text[]) OR t.contact_id::text = ${subject.contactId})`
    : Prisma.sql`t.workspace_id = ${subject.workspaceId}::uuid`;

/** A condition on `item i`: a call that is running stays, and so does one whose recording a legal hold keeps (defaults 12.2). */
const goes = ({ kind, until }: ErasureSubject): Prisma.Sql => Prisma.sql`
  (i.channel <> 'VOICE' OR (i.call->'legalHold' IS NULL AND (i.call->>'endedAt' IS NOT NULL OR i.created_at < now() - interval '1 day')))
  ${kind === 'EVERYTHING' ? Prisma.sql`AND i.created_at <= ${new Date(until)}` : Prisma.empty}`;

interface Gone {
  id: string;
  callId: string | null;
  attachments: Attachment[] | null;
}

export const threads = ({ storage }: Pick<Deps, 'storage'>): ErasureStep<PrismaClient> => ({
  async count({ tx }, subject) {
    const [row] = await tx.$queryRaw<{ count: bigint }[]>`
      SELECT count(*) FROM item AS i JOIN thread AS t ON t.workspace_id = i.workspace_id AND t.id = i.thread_id
      WHERE ${chosen(subject)} AND ${goes(subject)}`;
    return Number(row?.count ?? 0);
  },
  /** @param after key of the last thread that is done */
  async bite(uow, subject, after) {
    const { tx } = uow;
    const found = await tx.$queryRaw<{ id: string; peerKey: string }[]>`
      SELECT t.id::text, t.peer_key AS "peerKey" FROM thread AS t WHERE ${chosen(subject)} AND t.peer_key > ${after}
      ORDER BY t.peer_key LIMIT ${THREADS} FOR NO KEY UPDATE`;
    const ids = found.map(({ id }) => id);
    const gone = await tx.$queryRaw<Gone[]>`
      SELECT i.id::text, i.call_id::text AS "callId", i.attachments FROM item AS i
      WHERE i.workspace_id = ${subject.workspaceId}::uuid AND i.thread_id = ANY (${ids}::uuid[]) AND ${goes(subject)}
      LIMIT ${ITEMS}`;
    const ofComments = await tx.teamFile.findMany({
      where: { workspaceId: subject.workspaceId, comment: { itemId: { in: gone.map(({ id }) => id) } } },
      select: { storageKey: true },
    });
    const files = [...gone.flatMap(({ attachments }) => attachments ?? []), ...ofComments];
    for (const key of files.map(({ storageKey }) => storageKey)) if (key !== '') await storage.delete(key);
    await eraseItems(
      uow,
      gone.map(({ id }) => id),
    );
    // As many as a bite takes: more of these threads may be left.
    if (gone.length === ITEMS) return { erased: gone.length, next: after };
    await eraseEmpty(uow, subject, ids);
    return { erased: gone.length, next: found.length < THREADS ? undefined : found.at(-1)?.peerKey };
  },
});

async function eraseItems({ tx, workspaceId }: Unit, ids: readonly string[]): Promise<void> {
  const items = [...ids];
  // Figures go on counting texts, of nobody.
  await tx.$executeRaw`
    INSERT INTO erased_text (id, workspace_id, created_at, direction, channel, delivery_status, phone_number_id, agent_user_id)
    SELECT id, workspace_id, created_at, direction, channel, delivery_status, phone_number_id, agent_user_id FROM item
    WHERE workspace_id = ${workspaceId}::uuid AND id = ANY (${items}::uuid[]) AND channel <> 'VOICE' ON CONFLICT DO NOTHING`;
  await tx.$executeRaw`DELETE FROM send_due WHERE item_id = ANY (${items}::uuid[])`;
  await tx.$executeRaw`DELETE FROM attachment_due WHERE item_id = ANY (${items}::uuid[])`;
  await tx.sendCommand.deleteMany({ where: { workspaceId, itemId: { in: items } } });
  await tx.item.deleteMany({ where: { workspaceId, id: { in: items } } });
}

/** Takes threads away in which nothing is left that stays, and lets the others name nobody. */
async function eraseEmpty({ tx, workspaceId }: Unit, { until }: ErasureSubject, ids: readonly string[]): Promise<void> {
  const empty = await tx.$queryRaw<{ id: string }[]>`
    SELECT t.id::text FROM thread AS t WHERE t.workspace_id = ${workspaceId}::uuid AND t.id = ANY (${[...ids]}::uuid[])
      AND NOT EXISTS (SELECT FROM item AS i WHERE i.workspace_id = t.workspace_id AND i.thread_id = t.id)`;
  const gone = empty.map(({ id }) => id);
  await tx.$executeRaw`
    DELETE FROM scheduled_due WHERE message_id IN (
      SELECT id FROM scheduled_message WHERE workspace_id = ${workspaceId}::uuid AND thread_id = ANY (${gone}::uuid[]))`;
  await tx.threadPerson.deleteMany({ where: { workspaceId, threadId: { in: gone } } });
  await tx.thread.deleteMany({ where: { workspaceId, id: { in: gone } } });
  const kept = ids.filter((id) => !gone.includes(id));
  await tx.$executeRaw`
    UPDATE thread AS t SET version = t.version + 1, last_item_id = (
      SELECT i.id FROM item AS i WHERE i.workspace_id = t.workspace_id AND i.thread_id = t.id ORDER BY i.created_at DESC, i.id DESC LIMIT 1)
    WHERE t.workspace_id = ${workspaceId}::uuid AND t.id = ANY (${kept}::uuid[])
      AND NOT EXISTS (SELECT FROM item AS i WHERE i.workspace_id = t.workspace_id AND i.id = t.last_item_id)`;
  // What somebody typed or scheduled to them before, and tags.
  await tx.draft.deleteMany({ where: { workspaceId, threadId: { in: kept }, typedAt: { lte: new Date(until) } } });
}
