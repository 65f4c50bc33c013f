/** The part of an erasure that is telephony's: calls that are over, with their recordings, words, notes and timelines. */
import { createErasures, idAt, type ErasureStep, type ErasureSubject, type Erasures } from '@ringline/kit/erasure';
import { phoneMatchKey } from '@ringline/kit/phone';
import { ErasureAdvancedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { CallState, Recording } from '../calls/engine/state.ts';
import type { Deps } from '../context.ts';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';

/** Calls of a bite: the files of their recordings are deleted one by one. */
const CALLS = 50;
/** What a call leaves in tables of a workspace, and in those of all of them. */
const OF_CALLS = [
  'call_leg',
  'call_input',
  'call_timeline',
  'carrier_command',
  'engagement',
  'call_transcript',
  'recording_access',
  'call_quality',
];
const OF_ALL = ['transcript_due', 'call_summary_due', 'recording_kept', 'call_schedule', 'leg_watch'];

export type ErasureDeps = Pick<Deps, 'db' | 'storage' | 'carrier' | 'transcriber'> & {
  readonly jobs: Pick<Deps['jobs'], 'enqueue'>;
};

/** A call that is running stays, and so does one whose recording a legal hold keeps (defaults 12.2). */
const chosen = ({ kind, workspaceId, until, numbers }: ErasureSubject): Prisma.Sql => Prisma.sql`
  c.workspace_id = ${workspaceId}::uuid AND c.final AND c.state->'recording'->'legalHold' IS NULL AND ${
    kind === 'PERSON'
      ? Prisma.sql`c.peer_number = ANY (${numbers}::text[])`
      : Prisma.sql`c.id < ${idAt(new Date(until))}::uuid`
  }`;

const calls = (deps: ErasureDeps): ErasureStep<PrismaClient> => ({
  async count({ tx }, subject) {
    const [row] = await tx.$queryRaw<{ count: bigint }[]>`SELECT count(*) FROM call AS c WHERE ${chosen(subject)}`;
    return Number(row?.count ?? 0);
  },
  async bite({ tx, workspaceId }, subject, after) {
    const behind = after === '' ? Prisma.empty : Prisma.sql`AND c.id > ${after}::uuid`;
    const rows = await tx.$queryRaw<{ id: string; state: CallState }[]>`
      SELECT c.id::text, c.state FROM call AS c WHERE ${chosen(subject)} ${behind} ORDER BY c.id LIMIT ${CALLS} FOR UPDATE`;
    const ids = rows.map(({ id }) => id);
    for (const { state } of rows) if (state.recording) await deleteFile(deps, state.recording);
    await tx.$executeRaw`
      DELETE FROM command_schedule WHERE command_id IN (
        SELECT id FROM carrier_command WHERE workspace_id = ${workspaceId}::uuid AND call_id = ANY (${ids}::uuid[]))`;
    for (const table of [...OF_CALLS, ...OF_ALL])
      await tx.$executeRaw`
        DELETE FROM ${Prisma.raw(table)} WHERE workspace_id = ${workspaceId}::uuid AND call_id = ANY (${ids}::uuid[])`;
    await tx.memberCallEnd.updateMany({ where: { workspaceId, callId: { in: ids } }, data: { callId: null } });
    await tx.call.deleteMany({ where: { workspaceId, id: { in: ids } } });
    return { erased: rows.length, next: rows.length < CALLS ? undefined : rows.at(-1)?.id };
  },
});

/** Deleting what is not there is no error, so a bite may run again. */
async function deleteFile(
  { storage, carrier, transcriber }: ErasureDeps,
  { sid, storageKey, state }: Recording,
): Promise<void> {
  if (storageKey !== null) await storage.delete(storageKey);
  if (sid === null) return;
  // Words that were not fetched, and a recording that is still with the carrier.
  if (transcriber?.engine === 'carrier') await transcriber.forget(sid);
  if (state !== 'PENDING') return;
  await carrier.rest
    .recordings(sid)
    .remove()
    .catch((error: { status?: number }) => {
      if (error.status !== 404) throw error;
    });
}

/** Of one person also what stands without a call: tags by number, and the entry of the block list. */
const rest: ErasureStep<PrismaClient> = {
  count: async () => 0,
  async bite({ tx, workspaceId }, { kind, numbers }) {
    const where = { workspaceId, matchKey: { in: numbers.map(phoneMatchKey) } };
    if (kind === 'PERSON') {
      await tx.contactTag.deleteMany({ where });
      await tx.blockedNumber.deleteMany({ where });
    }
    return { erased: 0, next: undefined };
  },
};

export const erasuresOf = (deps: ErasureDeps): Erasures<PrismaClient> =>
  createErasures<PrismaClient>(deps, [calls(deps), rest], (uow, { id }, { done, total, finished }) =>
    uow.emit(ErasureAdvancedSchema, { erasureId: id, done: BigInt(done), total: BigInt(total), finished }, { key: id }),
  );
