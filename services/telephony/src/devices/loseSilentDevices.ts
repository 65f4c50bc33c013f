import type { ApplyInput } from '../calls/applyInput.ts';
import type { CallState } from '../calls/engine/state.ts';
import type { Deps, Transaction } from '../context.ts';
import { LOOK_AGAIN_MS } from './reachability.ts';

/**
 * Whose device has been silent for 30 s is not on their call any longer, whatever the carrier says: it notices a browser that crashed
 * or a machine that went to sleep as late as after five minutes, and the other side hears nothing meanwhile. Where nobody is heard, it
 * is we who are away, and no call is touched.
 * @returns whether there is a silent device of which nobody could say that it is gone: to be looked at again
 */
export function loseSilentDevices(deps: Deps, apply: ApplyInput) {
  return async (workspaceId: string, userId: string): Promise<boolean> => {
    const now = deps.clock.now();
    const seenAfter = deps.silence.seenAfter(now);
    const legs = await deps.db.tenant(workspaceId, ({ tx }) => silentLegs(tx, workspaceId, userId, seenAfter));
    if (legs.length === 0) return false;
    const judged = legs.filter(({ identity }) => deps.silence.judges(identity, now));
    for (const { callId, legId } of judged)
      await apply({
        workspaceId,
        callId,
        key: `silent:${legId}`,
        input: { type: 'DEVICE_LOST', legId, why: 'SILENT' },
      });
    return judged.length < legs.length;
  };
}

/** Looks at a person's devices again in a moment. */
export async function lookAgain({ db, clock }: Deps, workspaceId: string, userId: string): Promise<void> {
  const dueAt = new Date(clock.now().getTime() + LOOK_AGAIN_MS);
  await db.tenant(workspaceId, ({ tx }) =>
    tx.deviceWatch.upsert({
      where: { workspaceId_userId: { workspaceId, userId } },
      create: { workspaceId, userId, dueAt },
      update: { dueAt },
    }),
  );
}

/** What the silent devices of a person are connected to. */
async function silentLegs(
  tx: Transaction,
  workspaceId: string,
  userId: string,
  seenAfter: Date,
): Promise<{ callId: string; legId: string; identity: string }[]> {
  const devices = await tx.device.findMany({ where: { workspaceId, userId, lastSeenAt: { lte: seenAfter } } });
  if (devices.length === 0) return [];
  const silent = new Set(devices.map(({ identity }) => identity));
  const calls = await tx.$queryRaw<{ state: CallState }[]>`
    SELECT c.state FROM engagement e JOIN call c ON c.workspace_id = e.workspace_id AND c.id = e.call_id
    WHERE e.workspace_id = ${workspaceId}::uuid AND e.user_id = ${userId}::uuid AND NOT c.final`;
  return calls.flatMap(({ state: call }) =>
    Object.values(call.legs)
      .filter((leg) => leg.status === 'ANSWERED' && !leg.unwanted && leg.userId === userId)
      .flatMap(({ id: legId, identity }) =>
        identity !== null && silent.has(identity) ? [{ callId: call.id, legId, identity }] : [],
      ),
  );
}
