import type { Principal } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import { cutText, trimmed } from '@ringline/kit/text';
import { identityOf } from '../calls/placeCall.ts';
import type { Deps } from '../context.ts';
import { updateReachability } from './reachability.ts';
import { DEVICE_SILENCE_MS } from './silence.ts';

export interface DeviceReport {
  deviceId: string;
  state: string;
  microphoneAllowed: boolean;
  label: string;
}

const STATES = ['REGISTERED', 'UNREGISTERED', 'GONE'];

/**
 * A device says that it is alive and what it can do; 30 s without a word make it unreachable (defaults 8.5).
 * @param cameBack rings a person whose device can ring since now, for the calls that ring already
 */
export function reportDevice(deps: Deps, cameBack: (principal: Principal) => Promise<void> = async () => {}) {
  return async (report: DeviceReport, principal: Principal): Promise<{ reachable: boolean }> => {
    const { workspaceId, userId } = principal;
    if (!STATES.includes(report.state)) throw invalid('state', `A device is ${STATES.join(', ')}.`);
    const identity = identityOf(workspaceId, userId, report.deviceId);
    const { deviceId, state, microphoneAllowed } = report;
    const label = cutText(trimmed(report.label), 80) || 'Browser';
    const now = deps.clock.now();
    try {
      const beaten =
        state === 'REGISTERED' &&
        (await beat(deps, [workspaceId, userId, deviceId, identity, label, microphoneAllowed, now]));
      const reachable =
        beaten ||
        (await write(deps, principal, deviceId, { identity, label, state, microphoneAllowed, lastSeenAt: now }));
      if (reachable && !beaten) await cameBack(principal);
      deps.silence.heard(deps.clock.now());
      deps.silence.beat(identity, deps.clock.now());
      return { reachable };
    } catch (error) {
      deps.silence.unheard(now);
      throw error;
    }
  };
}

/** Keeps what a device says of itself. @returns whether the person can be rung */
function write(
  deps: Deps,
  { workspaceId, userId }: Principal,
  deviceId: string,
  data: { identity: string; label: string; state: string; microphoneAllowed: boolean; lastSeenAt: Date },
): Promise<boolean> {
  return deps.db.tenant(workspaceId, async (uow) => {
    await uow.tx.device.upsert({
      where: { workspaceId_userId_deviceId: { workspaceId, userId, deviceId } },
      create: { workspaceId, userId, deviceId, ...data },
      update: data,
    });
    return updateReachability(deps, uow, userId);
  });
}

/**
 * The beat of a device that is known to ring and of which nothing else is new, nearly all there are: one statement.
 * @returns whether it was one, and is written
 */
async function beat({ db }: Deps, values: readonly unknown[]): Promise<boolean> {
  const { rows } = await db.pool.query<{ beaten: boolean }>({
    name: 'beat-device',
    text: `SELECT beat_device($1, $2, $3, $4, $5, $6, $7, '${DEVICE_SILENCE_MS} milliseconds') AS beaten`,
    values: [...values],
  });
  return rows[0]?.beaten ?? false;
}
