/** Calls that somebody places and somebody outside takes, up to where both talk, for tests of what comes then. */
import type { Principal } from '@ringline/kit/auth';
import { connectParams, placeCall } from '../calls/placeCall.ts';
import type { telephonyWorld } from './world.ts';

const CALLED = '+16285550136';

export function outboundTalks(world: Awaited<ReturnType<typeof telephonyWorld>>) {
  const { carrier, deps, apply, executor, webhook } = world;
  let sids = 0;
  const newSid = (kind = 'CA') => `${kind}${(sids += 1).toString(16).padStart(32, 'e')}`;

  /** `agent` calls from the number, and whoever is called picks up. */
  async function talk(
    { workspaceId, phoneNumberId }: { workspaceId: string; phoneNumberId: string },
    agent: Principal,
  ) {
    const placed = await placeCall(deps, apply)(
      { phoneNumberId, to: CALLED, deviceId: 'd', idempotencyKey: deps.ids.uuid() },
      agent,
    );
    const { id: callId } = placed;
    const agentSid = newSid();
    carrier.calls.set(agentSid, { sid: agentSid, to: '', status: 'in-progress' });
    const identity = placed.legs[placed.agentLegId ?? '']?.identity ?? '';
    const params = connectParams(placed, placed.agentLegId);
    await webhook('/carrier/voice/app', { CallSid: agentSid, From: `client:${identity}`, ...params });
    await executor.idle();
    carrier.participants.set(`call-${callId}`, []);
    const { legs, outsideLegId } = await world.readState(workspaceId, callId);
    const farSid = legs[outsideLegId]?.sid ?? '';
    /** The carrier says how the leg outside is. */
    const report = async (word: string) => {
      const url = deps.addresses.legStatus({ workspaceId, callId, legId: outsideLegId });
      await webhook(url, { CallSid: farSid, CallStatus: word });
      await executor.idle();
    };
    await report('in-progress');
    return { callId, farSid, report };
  }

  return { newSid, talk };
}
