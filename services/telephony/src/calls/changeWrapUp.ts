import type { Principal } from '@ringline/kit/auth';
import { Refusal } from '@ringline/kit/errors';
import type { Deps, Unit } from '../context.ts';
import { type WakeQueues, wakeQueues } from '../queues/wake.ts';
import { type ApplyInput, ringCandidates } from './applyInput.ts';
import { wrapUpEnd, wrapUpLeft } from './engine/flow/wrapUp.ts';

/** What one press of "More time" adds, and how long after a call a wrap-up may last at most. */
const MORE_MS = 60_000;
const LONGEST_MS = 600_000;

/**
 * Makes a person's own wrap-up a minute longer, or ends it: then whoever waits for them rings at once.
 * @returns what is left of it, in ms
 * @throws Refusal INVALID_TRANSITION where no call has just ended, LIMIT_REACHED ten minutes after the call
 */
export function changeWrapUp(deps: Deps, apply: ApplyInput, wake: WakeQueues) {
  return async (change: 'MORE_TIME' | 'READY', { workspaceId, userId }: Principal): Promise<number> => {
    const { left, call } = await deps.db.tenant(workspaceId, (uow) => changed(deps, uow, userId, change));
    if (call)
      await apply({
        workspaceId,
        callId: call.id,
        key: `wrap-up:${deps.ids.uuid()}`,
        input: { type: 'WRAP_UP', userId, seconds: call.seconds },
      });
    if (left > 0) return left;
    wake(workspaceId, true);
    await ringFor(deps, apply, { workspaceId, userId });
    return left;
  };
}

/** Rings a person for the calls that ring others, or nobody yet: they can take one from now on. */
export async function ringFor(
  deps: Deps,
  apply: ApplyInput,
  { workspaceId, userId }: Pick<Principal, 'workspaceId' | 'userId'>,
): Promise<void> {
  for (const callId of await waitingFor(deps, workspaceId, userId))
    await apply({
      workspaceId,
      callId,
      key: `ready:${deps.ids.uuid()}`,
      input: async (tx, call) => ({ type: 'READY', userId, candidates: await ringCandidates(deps, tx, call) }),
    });
}

interface Changed {
  /** Ms. */
  readonly left: number;
  /** The call that is wrapped up, and for how long in all. */
  readonly call?: { readonly id: string; readonly seconds: number };
}

async function changed(deps: Deps, uow: Unit, userId: string, change: 'MORE_TIME' | 'READY'): Promise<Changed> {
  const { tx, workspaceId } = uow;
  const now = deps.clock.now();
  const where = { workspaceId_userId: { workspaceId, userId } };
  const end = await tx.memberCallEnd.findUnique({ where });
  const passed = end === null ? Infinity : now.getTime() - end.endedAt.getTime();
  if (end === null || passed >= LONGEST_MS) {
    if (change === 'READY') return { left: 0 };
    throw new Refusal({
      code: 'INVALID_TRANSITION',
      message: 'You have no call to wrap up. To stop calls for a while, set yourself to Busy.',
      why: { check: 'wrap_up', required: 'a call that has just ended', current: 'none', whoCanFix: ['you'] },
    });
  }
  const endsAt = wrapUpEnd({ lastCallEnd: end.endedAt.getTime(), wrapUpSeconds: end.wrapUpSeconds });
  if (change === 'READY' && endsAt <= now.getTime()) return { left: 0 };
  const next = change === 'READY' ? passed : Math.max(endsAt - end.endedAt.getTime(), passed) + MORE_MS;
  if (next >= LONGEST_MS + MORE_MS) throw longestReached();
  const wrapUpSeconds = Math.floor(Math.min(next, LONGEST_MS) / 1_000);
  await tx.memberCallEnd.update({ where, data: { wrapUpSeconds } });
  if (change === 'READY') await wakeQueues(deps, uow);
  const left = wrapUpLeft({ endedAt: end.endedAt, wrapUpSeconds }, now);
  return { left, ...(end.callId === null ? {} : { call: { id: end.callId, seconds: wrapUpSeconds } }) };
}

const longestReached = () =>
  new Refusal({
    code: 'LIMIT_REACHED',
    message: 'A wrap-up lasts 10 minutes at most. To stop calls for longer, set yourself to Busy.',
    why: { check: 'wrap_up', required: '10 minutes', current: '10 minutes', whoCanFix: ['you'] },
  });

/** Calls that ring others, or nobody yet, and this person was not asked to take; of those in queues the ones that ask them by push. */
async function waitingFor({ db }: Pick<Deps, 'db'>, workspaceId: string, userId: string): Promise<string[]> {
  const rows = await db.tenant(
    workspaceId,
    ({ tx }) => tx.$queryRaw<{ id: string }[]>`
      SELECT c.id FROM call c
      WHERE c.workspace_id = ${workspaceId}::uuid AND NOT c.final
        AND (c.state->>'phase' = 'RINGING'
             AND NOT EXISTS (SELECT FROM jsonb_array_elements(c.state->'offers') o
                             WHERE o->>'userId' = ${userId}::text AND o->'pushed' IS NULL)
          OR c.state->>'phase' = 'QUEUED'
             AND EXISTS (SELECT FROM jsonb_array_elements(c.state->'offers') o
                         WHERE o->>'userId' = ${userId}::text AND o->'pushed' IS NOT NULL AND o->>'state' = 'RINGING'))`,
  );
  return rows.map(({ id }) => id);
}
