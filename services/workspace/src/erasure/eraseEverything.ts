import { Refusal, invalid, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { job, type Job } from '@ringline/kit/jobs';
import { trimmed } from '@ringline/kit/text';
import { z } from 'zod';
import type { MemberActor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import type { Unit } from '../context.ts';
import { lockWorkspace } from '../members/member.ts';
import type { ConfirmIdentity } from '../ownership/transferOwnership.ts';
import { announceErasure, beginErasure, type Erasure, type ErasureDeps } from './erasure.ts';

/** So long it can be cancelled (defaults 2.4). */
export const CANCELLABLE_MS = 3_600_000;
const BEGIN_ERASURE = 'begin-erasure';
/** The database's clock wakes the job, ours decides: they may differ by so many milliseconds. */
const CLOCKS_DIFFER_MS = 5_000;

/**
 * Deletes all contacts and conversations of the workspace, in an hour. The owner types its name, and shows once more who they are: a
 * session that was left open must not be enough.
 * @throws Refusal VALIDATION_FAILED on name or password, OTP_INVALID, INVALID_TRANSITION where it is under way already
 */
export const eraseEverything =
  (deps: ErasureDeps, confirm: ConfirmIdentity) =>
  async (input: { name: string; code: string; password: string }, by: MemberActor): Promise<Erasure> => {
    await deps.db.tenant(by.workspaceId, (uow) => assertPossible(uow, input.name));
    // Another service's word, so outside of the transaction: the code is used up even when somebody was quicker below.
    await confirm(by.userId, input, by.ip);
    return deps.db.tenant(by.workspaceId, async (uow) => {
      const { tx, workspaceId } = uow;
      await lockWorkspace(uow);
      const { name } = await assertPossible(uow, input.name);
      const now = deps.clock.now();
      const startsAt = new Date(now.getTime() + CANCELLABLE_MS);
      const erasure = await tx.erasure.create({
        data: {
          id: deps.ids.uuid(),
          workspaceId,
          kind: 'EVERYTHING',
          state: 'WAITING',
          requestedBy: by.userId,
          requestedAt: now,
          startsAt,
        },
      });
      announceErasure(uow, erasure);
      const startAfter = new Date(startsAt.getTime() + CLOCKS_DIFFER_MS);
      await deps.jobs.enqueue(uow, BEGIN_ERASURE, { workspaceId, id: erasure.id }, { startAfter });
      const target = { type: 'WORKSPACE', id: workspaceId, name };
      await audit(deps, uow, by, { action: 'workspace.data.erasure.requested', target });
      return erasure;
    });
  };

async function assertPossible({ tx, workspaceId }: Unit, typed: string): Promise<{ name: string }> {
  const { name } = await tx.workspace.findUniqueOrThrow({ where: { id: workspaceId }, select: { name: true } });
  if (trimmed(typed) !== trimmed(name)) throw invalid('name', `Type the workspace's name exactly: ${name}.`);
  const open = await tx.erasure.findFirst({
    where: { workspaceId, kind: 'EVERYTHING', state: { in: ['WAITING', 'RUNNING'] } },
  });
  if (open)
    throw new Refusal({
      code: 'INVALID_TRANSITION',
      message: 'All contacts and conversations are already being deleted.',
      why: { check: 'erasure', required: 'none under way', current: open.state },
    });
  return { name };
}

/** @throws Refusal NOT_FOUND, INVALID_TRANSITION once it has begun */
export const cancelErasure =
  (deps: ErasureDeps) =>
  ({ id }: { id: string }, by: MemberActor): Promise<Erasure> =>
    deps.db.tenant(by.workspaceId, async (uow) => {
      const { tx, workspaceId } = uow;
      await lockWorkspace(uow);
      const found = isUuid(id) ? await tx.erasure.findFirst({ where: { id, workspaceId, kind: 'EVERYTHING' } }) : null;
      if (!found) throw notFound('The deletion');
      if (found.state === 'CANCELLED') return found;
      if (found.state !== 'WAITING')
        throw new Refusal({
          code: 'INVALID_TRANSITION',
          message: 'The deletion has begun, so it can no longer be canceled.',
          why: { check: 'erasure', required: 'WAITING', current: found.state },
        });
      const erasure = await tx.erasure.update({ where: { id: found.id, workspaceId }, data: { state: 'CANCELLED' } });
      announceErasure(uow, erasure);
      const target = { type: 'WORKSPACE', id: workspaceId };
      await audit(deps, uow, by, { action: 'workspace.data.erasure.cancelled', target });
      return erasure;
    });

/** The last one of everything; null: there was none. */
export const getErasure =
  ({ db }: Pick<ErasureDeps, 'db'>) =>
  (_request: object, { workspaceId }: Pick<MemberActor, 'workspaceId'>): Promise<Erasure | null> =>
    db.tenant(workspaceId, ({ tx }) =>
      tx.erasure.findFirst({ where: { workspaceId, kind: 'EVERYTHING' }, orderBy: { requestedAt: 'desc' } }),
    );

/** Begins what nobody cancelled within the hour. */
export const beginErasureJob = (deps: ErasureDeps): Job =>
  job({
    name: BEGIN_ERASURE,
    schema: z.object({ workspaceId: z.uuid(), id: z.uuid() }),
    handler: ({ workspaceId, id }) =>
      deps.db.tenant(workspaceId, async (uow) => {
        await lockWorkspace(uow);
        const found = await uow.tx.erasure.findFirst({ where: { id, workspaceId, state: 'WAITING' } });
        if (!found) return;
        // The clocks disagree: it is tried again.
        if (found.startsAt > deps.clock.now()) throw new Error('It can still be canceled: it is not time yet');
        await beginErasure(deps, uow, found);
      }),
  });
