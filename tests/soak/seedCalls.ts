/** A workspace with a number and calls in several phases, written as rows: nothing happens to them by itself. */
import { randomUUID } from 'node:crypto';
import { clientIdentity } from '@ringline/kit/carrier';
import { callsInPhases } from '@ringline/telephony/scenarios/phases';
import type { startProduct } from '../testkit/index.ts';
import type { Known } from './fuzz.ts';

interface Row {
  create(args: { data: object }): Promise<unknown>;
}

const NUMBER = '+14155550100';

export async function seedCalls({
  services,
}: Pick<Awaited<ReturnType<typeof startProduct>>, 'services'>): Promise<Known[]> {
  const db = services.find(({ name }) => name === 'telephony')?.db;
  if (!db) throw new Error('There is no telephony');
  const [workspaceId, teamId, phoneNumberId] = [randomUUID(), randomUUID(), randomUUID()];
  const calls = callsInPhases({ workspaceId, teamId, phoneNumberId }, Date.now());
  await db.tenant(workspaceId, async ({ tx }) => {
    const rows = tx as unknown as Record<'phoneNumber' | 'numberRoute' | 'workspaceCopy' | 'call' | 'callLeg', Row>;
    await rows.workspaceCopy.create({
      data: { workspaceId, defaultTeamId: teamId, country: 'US', status: 'ACTIVE', isDemo: false, version: 1 },
    });
    const type = { country: 'US', type: 'LOCAL', isTestNumber: false, isFree: false };
    await rows.phoneNumber.create({
      data: {
        workspaceId,
        id: phoneNumberId,
        number: NUMBER,
        name: 'Main',
        status: 'AVAILABLE',
        ...type,
        teamId,
        createdAt: new Date(),
      },
    });
    await rows.numberRoute.create({ data: { number: NUMBER, workspaceId, phoneNumberId } });
    for (const state of calls) {
      const { id, direction, status, peerNumber, agentUserId, version } = state;
      const startedAt = new Date(state.startedAt);
      const final = state.endedAt !== null;
      await rows.call.create({
        data: {
          workspaceId,
          id,
          direction,
          status,
          final,
          peerNumber,
          phoneNumberId,
          teamId,
          agentUserId,
          startedAt,
          version,
          state,
        },
      });
      for (const leg of Object.values(state.legs)) {
        await rows.callLeg.create({
          data: { workspaceId, id: leg.id, callId: id, sid: leg.sid, ended: leg.status === 'ENDED' },
        });
      }
    }
  });
  return calls.map(({ id: callId, legs, agentUserId }) => ({
    workspaceId,
    callId,
    legIds: Object.keys(legs),
    form: {
      CallSid: Object.values(legs).flatMap(({ sid }) => sid ?? []),
      To: [NUMBER],
      From: [`client:${clientIdentity({ workspaceId, userId: agentUserId ?? randomUUID(), deviceId: 'd' })}`],
      callId: [callId],
      legId: Object.keys(legs),
      CallStatus: ['ringing', 'in-progress', 'completed', 'busy', 'failed'],
      RecordingSid: [`RE${'1'.repeat(32)}`, `RE${'2'.repeat(32)}`],
      RecordingStatus: ['in-progress', 'completed', 'absent', 'failed'],
      StatusCallbackEvent: ['participant-join', 'participant-leave'],
      ConferenceSid: [`CF${'1'.repeat(32)}`],
    },
  }));
}
