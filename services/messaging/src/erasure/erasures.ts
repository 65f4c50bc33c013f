/** The part of an erasure that is messaging's: conversations; figures go on counting, and of whoever opted out that they did. */
import {
  createErasures,
  ERASED,
  idAt,
  inBites,
  type ErasureStep,
  type ErasureSubject,
  type Erasures,
} from '@ringline/kit/erasure';
import type { Jobs } from '@ringline/kit/jobs';
import { ErasureAdvancedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { Deps } from '../context.ts';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import { notes } from './eraseNotes.ts';
import { keysOf, threads } from './eraseThreads.ts';
import { forgetConsents } from './keptOptOut.ts';

export type ErasureDeps = Pick<Deps, 'db' | 'storage' | 'secrets'> & { readonly jobs: Pick<Jobs, 'enqueue'> };
type Step = ErasureStep<PrismaClient>;

/** Facts of a bite. */
const FACTS = 1_000;

/** Calls of figures: the number outside becomes a pseudonym, the same for the same number. */
const facts = ({ secrets }: Pick<Deps, 'secrets'>): Step => {
  const chosen = ({ kind, workspaceId, until, numbers }: ErasureSubject) =>
    kind === 'PERSON'
      ? Prisma.sql`workspace_id = ${workspaceId}::uuid AND peer_number = ANY (${numbers}::text[])`
      : Prisma.sql`workspace_id = ${workspaceId}::uuid AND call_id < ${idAt(new Date(until))}::uuid`;
  return {
    count: async () => 0,
    async bite({ tx }, subject, after) {
      const behind = after === '' ? Prisma.empty : Prisma.sql`AND call_id > ${after}::uuid`;
      const rows = await tx.$queryRaw<{ id: string; peerNumber: string }[]>`
        SELECT call_id::text AS id, peer_number AS "peerNumber" FROM call_fact WHERE ${chosen(subject)} ${behind}
        ORDER BY call_id LIMIT ${FACTS} FOR UPDATE`;
      // Whoever hides their number is nobody in particular.
      const told = rows.filter(({ peerNumber }) => peerNumber.startsWith('+'));
      const names = told.map(({ peerNumber }) => ERASED + secrets.hmac('erased-peer', `${subject.id} ${peerNumber}`));
      await tx.$executeRaw`
        UPDATE call_fact AS f SET peer_number = n.name FROM unnest(${told.map(({ id }) => id)}::uuid[], ${names}::text[]) AS n (id, name)
        WHERE f.workspace_id = ${subject.workspaceId}::uuid AND f.call_id = n.id`;
      return { erased: 0, next: rows.length < FACTS ? undefined : rows.at(-1)?.id };
    },
  };
};

/** Days that were counted name numbers: they go, and whoever asks for them has them counted from facts again. */
const days: Step = {
  count: async () => 0,
  async bite({ tx, workspaceId }, { kind, numbers, until }) {
    const which =
      kind === 'PERSON'
        ? Prisma.sql`(timezone, begins) IN (SELECT timezone, begins FROM call_day
            WHERE workspace_id = ${workspaceId}::uuid AND peer_numbers && ${numbers}::text[])`
        : Prisma.sql`begins <= ${new Date(until)}`;
    await tx.$executeRaw`DELETE FROM figure_day WHERE workspace_id = ${workspaceId}::uuid AND ${which}`;
    for (const table of ['text_day', 'person_day', 'call_day'])
      await tx.$executeRaw`DELETE FROM ${Prisma.raw(table)} WHERE workspace_id = ${workspaceId}::uuid AND ${which}`;
    return { erased: 0, next: undefined };
  },
};

/** Copies of contacts that are gone, and to whom the text for missed calls was sent. */
const copies = inBites<PrismaClient>(
  FACTS,
  async () => 0,
  async ({ tx, workspaceId }, subject, most) => {
    const copy =
      subject.kind === 'PERSON'
        ? Prisma.sql`match_key = ANY (${keysOf(subject)}::text[]) OR id::text = ${subject.contactId} OR merged_into::text = ${subject.contactId}`
        : Prisma.sql`id < ${idAt(new Date(subject.until))}::uuid`;
    const answered =
      subject.kind === 'PERSON'
        ? Prisma.sql`peer_key = ANY (${keysOf(subject)}::text[])`
        : Prisma.sql`claimed_at <= ${new Date(subject.until)}`;
    await tx.$executeRaw`DELETE FROM text_back WHERE workspace_id = ${workspaceId}::uuid AND ${answered}`;
    const rows = await tx.$executeRaw`
      DELETE FROM contact_copy WHERE workspace_id = ${workspaceId}::uuid AND id IN (
        SELECT id FROM contact_copy WHERE workspace_id = ${workspaceId}::uuid AND (${copy}) LIMIT ${most})`;
    return rows;
  },
);

/** Of everyone the ledger of opt-outs stays; of one person a digest of those, and nothing else. */
const consents = (deps: Pick<Deps, 'secrets'>): Step => ({
  count: async () => 0,
  async bite(uow, subject) {
    if (subject.kind === 'PERSON') await forgetConsents(deps, uow, keysOf(subject));
    // The ledger stays after everyone; from where people agreed does not.
    else
      await uow.tx.consentEntry.updateMany({
        where: { workspaceId: uow.workspaceId, ipAddress: { not: null }, at: { lte: new Date(subject.until) } },
        data: { ipAddress: null, webPage: null },
      });
    return { erased: 0, next: undefined };
  },
});

export const erasuresOf = (deps: ErasureDeps): Erasures<PrismaClient> =>
  createErasures<PrismaClient>(
    deps,
    [threads(deps), notes(deps), facts(deps), days, copies, consents(deps)],
    (uow, { id }, { done, total, finished }) =>
      uow.emit(
        ErasureAdvancedSchema,
        { erasureId: id, done: BigInt(done), total: BigInt(total), finished },
        { key: id },
      ),
  );
