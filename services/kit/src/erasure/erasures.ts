/**
 * Erasing at the request of people: one person, or everyone of a workspace. Each service erases what it keeps, in bites, behind a
 * job; it says how far it is, and goes on where it stood when the process is killed.
 */
import { z } from 'zod';
import type { AnyUnit, Database, TenantUnit } from '../db/index.ts';
import { job, type Job, type Jobs } from '../jobs/index.ts';

const subjectSchema = z.object({
  id: z.uuid(),
  workspaceId: z.uuid(),
  kind: z.enum(['EVERYTHING', 'PERSON']),
  /** Of EVERYTHING: what came later stays. */
  until: z.iso.datetime(),
  /** Of a PERSON: the contact, and every number that is known of them. */
  contactId: z.string(),
  numbers: z.array(z.string()),
});

/** Whose traces go. */
export type ErasureSubject = z.infer<typeof subjectSchema>;

export interface Bite {
  /** Rows that are gone with it. */
  readonly erased: number;
  /** Where the next one begins; undefined: the step is done. */
  readonly next: string | undefined;
}

/** What is erased one after the other; each bite is a transaction. */
export interface ErasureStep<Client> {
  /** How many rows there are to erase, for people who wait. */
  count(uow: TenantUnit<Client>, subject: ErasureSubject): Promise<number>;
  /**
   * Erases some of it. A bite may run again after a kill, so what it does outside of the database must be repeatable.
   * @param after empty at the beginning of the step
   */
  bite(uow: TenantUnit<Client>, subject: ErasureSubject, after: string): Promise<Bite>;
}

export interface ErasureProgress {
  readonly done: number;
  readonly total: number;
  readonly finished: boolean;
}

interface Row {
  subject: unknown;
  step: number;
  after: string;
  done: bigint;
  total: bigint | null;
}

export interface Erasures<Client> {
  /** Begins in the unit of work's transaction; told again of the same one, it goes on. */
  readonly begin: (uow: TenantUnit<Client>, subject: ErasureSubject) => Promise<void>;
  readonly job: Job;
}

const ERASE = 'erase';
/** Milliseconds that a bite may take: files are deleted with it. */
const BITE_MS = 60_000;

/** An id of version 7 as it would have been made at this moment: those before it are older. */
export function idAt(at: Date): string {
  const hex = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** @param tell says how far it is, in the transaction of what was erased */
export function createErasures<Client>(
  { db, jobs }: { readonly db: Database<Client>; readonly jobs: Pick<Jobs, 'enqueue'> },
  steps: readonly ErasureStep<Client>[],
  tell: (uow: TenantUnit<Client>, subject: ErasureSubject, progress: ErasureProgress) => Promise<void> | void,
): Erasures<Client> {
  const raw = (uow: TenantUnit<Client>) =>
    uow.tx as unknown as { $queryRawUnsafe<T>(sql: string, ...values: unknown[]): Promise<T> };

  /** @returns whether something is left */
  async function takeBite(uow: TenantUnit<Client>, id: string): Promise<boolean> {
    const tx = raw(uow);
    const [row] = await tx.$queryRawUnsafe<Row[]>(
      'SELECT subject, step, after, done, total FROM kit.erasure WHERE id = $1::uuid AND workspace_id = $2::uuid FOR UPDATE',
      id,
      uow.workspaceId,
    );
    if (!row) return false;
    const subject = subjectSchema.parse(row.subject);
    let total = Number(row.total ?? 0);
    if (row.total === null) for (const each of steps) total += await each.count(uow, subject);
    const step = steps[row.step];
    if (!step) {
      const erased = Number(row.done);
      await tell(uow, subject, { done: erased, total: erased, finished: true });
      await tx.$queryRawUnsafe('DELETE FROM kit.erasure WHERE id = $1::uuid', id);
      return false;
    }
    const { erased, next } = await step.bite(uow, subject, row.after);
    const done = Number(row.done) + erased;
    // Some may have come since they were counted.
    total = Math.max(total, done);
    await tx.$queryRawUnsafe(
      'UPDATE kit.erasure SET step = $2, after = $3, done = $4, total = $5 WHERE id = $1::uuid',
      id,
      next === undefined ? row.step + 1 : row.step,
      next ?? '',
      done,
      total,
    );
    if (erased > 0 || row.total === null) await tell(uow, subject, { done, total, finished: false });
    return true;
  }

  return {
    async begin(uow, subject) {
      const { id, workspaceId } = subjectSchema.parse(subject);
      await raw(uow).$queryRawUnsafe(
        'INSERT INTO kit.erasure (id, workspace_id, subject) VALUES ($1::uuid, $2::uuid, $3::jsonb) ON CONFLICT DO NOTHING',
        id,
        workspaceId,
        JSON.stringify(subject),
      );
      await jobs.enqueue(uow as unknown as AnyUnit, ERASE, { id, workspaceId }, { singletonKey: id });
    },
    job: job({
      name: ERASE,
      schema: z.object({ id: z.uuid(), workspaceId: z.uuid() }),
      // What a store of files that is away delays is tried for a day.
      retry: { limit: 16, delaySeconds: 2 },
      async handler({ id, workspaceId }) {
        while (await db.tenant(workspaceId, (uow) => takeBite(uow, id), { timeoutMs: BITE_MS }));
      },
    }),
  };
}

/** A step that is one statement for each bite. @param most rows of a bite */
export const inBites = <Client>(
  most: number,
  count: ErasureStep<Client>['count'],
  erase: (uow: TenantUnit<Client>, subject: ErasureSubject, most: number) => Promise<number>,
): ErasureStep<Client> => ({
  count,
  async bite(uow, subject) {
    const erased = await erase(uow, subject, most);
    return { erased, next: erased < most ? undefined : 'more' };
  },
});

/** What takes the place of something personal where a row stays: the same for the same, and nobody reads it back. */
export const ERASED = 'erased:';
