/** What the bell told of people: the part of an erasure that is workspace's own. */
import { createErasures, inBites, type Erasures, type ErasureSubject } from '@ringline/kit/erasure';
import type { Deps } from '../context.ts';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import { advanceErasure, type ErasureDeps } from './erasure.ts';

/** Rows of a bite. */
const BITE = 1_000;
/** What teammates write to each other, and what becomes of numbers of ours, is about no customer. */
const OURS = ['BILLING', 'INTERNAL_MESSAGE', 'TEST_NUMBER_ENDS', 'TEST_NUMBER_ENDS_TOMORROW', 'TEST_NUMBER_ENDED'];

const erased = ({ workspaceId, kind, until, contactId, numbers }: ErasureSubject): Prisma.Sql =>
  kind === 'EVERYTHING'
    ? Prisma.sql`workspace_id = ${workspaceId}::uuid AND NOT kind = ANY (${OURS}::text[]) AND comment_type IN ('', 'CONTACT_NOTE') AND created_at <= ${new Date(until)}`
    : Prisma.sql`workspace_id = ${workspaceId}::uuid AND (contact_id = ${contactId} OR peer_number = ANY (${numbers}::text[]))`;

/** Of what was pushed, a call that rang names who called. */
const pushed = ({ workspaceId, kind, until, numbers }: ErasureSubject): Prisma.Sql =>
  kind === 'EVERYTHING'
    ? Prisma.sql`workspace_id = ${workspaceId}::uuid AND peer_number <> '' AND created_at <= ${new Date(until)}`
    : Prisma.sql`workspace_id = ${workspaceId}::uuid AND peer_number = ANY (${numbers}::text[])`;

/** The part of workspace, and what leads all parts. */
export function createErasing(deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>): {
  readonly deps: ErasureDeps;
  readonly own: Erasures<PrismaClient>;
} {
  const own = createErasures<PrismaClient>(
    deps,
    [
      inBites(
        BITE,
        async ({ tx }, subject) => {
          const [row] = await tx.$queryRaw<{ count: bigint }[]>`
            SELECT count(*) FROM notification WHERE ${erased(subject)}`;
          return Number(row?.count ?? 0);
        },
        ({ tx }, subject, most) => tx.$executeRaw`
          DELETE FROM notification WHERE id IN (SELECT id FROM notification WHERE ${erased(subject)} LIMIT ${most})`,
      ),
      inBites(
        BITE,
        async ({ tx }, subject) => {
          const [row] = await tx.$queryRaw<{ count: bigint }[]>`
            SELECT count(*) FROM push_delivery WHERE ${pushed(subject)}`;
          return Number(row?.count ?? 0);
        },
        ({ tx }, subject, most) => tx.$executeRaw`
          DELETE FROM push_delivery WHERE id IN (SELECT id FROM push_delivery WHERE ${pushed(subject)} LIMIT ${most})`,
      ),
    ],
    (uow, { id }, progress) => advanceErasure(leading, uow, id, { ...progress, part: 'NOTIFICATIONS' }),
  );
  const leading: ErasureDeps = { ...deps, beginOwn: (uow, subject) => own.begin(uow, subject) };
  return { deps: leading, own };
}
