/** Where calls lie: one row each, changed under its lock by the reducer, together with everything that a step writes. */
import { CallChangedSchema, CallEndedSchema, CallSupervisedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { PlatformUnit } from '@ringline/kit/db';
import type { Deps, Transaction } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { type CallState, isFinal, nextDueAt } from './engine/state.ts';
import type { StepResult } from './engine/step.ts';
import { billableSeconds, callAudience, callInit } from './callView.ts';
import { liesBeside, parted, withGraph } from './flowGraphs.ts';
import { peopleOnCall } from './engine/participants.ts';
import { liveSupervisions, supervisionsOf } from './engine/together.ts';
import { supervisionInit, takeoverInit } from './togetherView.ts';

/** Reads and locks a call. Null: there is none. */
export async function lockCall(tx: Transaction, workspaceId: string, callId: string): Promise<CallState | null> {
  const rows = await tx.$queryRaw<{ state: CallState }[]>`
    SELECT state FROM call WHERE workspace_id = ${workspaceId}::uuid AND id = ${callId}::uuid FOR UPDATE`;
  return rows[0] ? withGraph(tx, rows[0].state) : null;
}

/** Reads a call without a lock. Null: there is none. */
export async function readCall(tx: Transaction, workspaceId: string, callId: string): Promise<CallState | null> {
  const found = await tx.call.findUnique({
    where: { workspaceId_id: { workspaceId, id: callId } },
    select: { state: true },
  });
  return found ? withGraph(tx, found.state as unknown as CallState) : null;
}

/** Reads those of the calls that there are, without a lock and in no order. */
export async function readCalls(
  tx: Transaction,
  workspaceId: string,
  callIds: readonly string[],
): Promise<CallState[]> {
  const found = await tx.call.findMany({
    where: { workspaceId, id: { in: [...callIds] } },
    select: { state: true },
  });
  const calls: CallState[] = [];
  for (const { state } of found) calls.push(await withGraph(tx, state as unknown as CallState));
  return calls;
}

/** Notes the key of an input. False: the call has had it. */
export async function noteInput(
  deps: Pick<Deps, 'clock'>,
  tx: Transaction,
  call: CallState,
  key: string,
): Promise<boolean> {
  const noted = await tx.callInput.createMany({
    data: [{ workspaceId: call.workspaceId, callId: call.id, key, receivedAt: deps.clock.now() }],
    skipDuplicates: true,
  });
  return noted.count === 1;
}

interface StepExtras {
  /** A leg that an input was about: it was heard of, even when nothing changed. */
  heardLegId?: string | null;
  idempotencyKey?: string;
  isDemo?: boolean;
}

/** The argument of the SQL function write_call_step, and the call's flow where it has another one than before. */
export function stepRow(
  deps: Pick<Deps, 'clock' | 'ids' | 'env'>,
  before: CallState | null,
  { call, commands, timeline }: Omit<StepResult, 'changes' | 'closedOffers' | 'refusal'>,
  extras: StepExtras = {},
): string {
  const dueAt = nextDueAt(call);
  const stored = parted(call);
  const legs = Object.values(call.legs).filter((leg) => {
    const old = before?.legs[leg.id];
    return leg.id === extras.heardLegId || !old || old.sid !== leg.sid || old.status !== leg.status;
  });
  return JSON.stringify({
    workspaceId: call.workspaceId,
    callId: call.id,
    now: deps.clock.now().toISOString(),
    direction: call.direction,
    status: call.status,
    final: isFinal(call),
    peerNumber: call.peerNumber,
    phoneNumberId: call.phoneNumberId,
    teamId: call.flow.teamId,
    agentUserId: call.agentUserId,
    startedAt: new Date(call.startedAt).toISOString(),
    version: call.version,
    state: stored.state,
    graph: before && call.graph === before.graph && liesBeside(before) ? null : stored.graph,
    idempotencyKey: extras.idempotencyKey ?? null,
    isDemo: extras.isDemo ?? false,
    legs: legs.map((leg) => ({ id: leg.id, sid: leg.sid, ended: leg.status === 'ENDED' })),
    timeline: timeline.map(({ node: _node, ...entry }) => ({
      ...entry,
      id: deps.ids.uuid(),
      at: new Date(entry.at).toISOString(),
    })),
    commands,
    engaged: engagements(call),
    dueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
  });
}

export async function writeStep(tx: Transaction, row: string): Promise<void> {
  await tx.$executeRaw`
    WITH step AS (SELECT ${row}::jsonb AS step)
    SELECT CASE WHEN jsonb_typeof(step -> 'graph') = 'object' THEN
      keep_call_graph((step ->> 'workspaceId')::uuid, step -> 'graph' ->> 'id', step -> 'graph' -> 'graph', (step ->> 'now')::timestamptz)
    END, write_call_step(step) FROM step`;
}

/** Queues the events of a step: one CallChanged for each cause, and CallEnded once. */
export function emitStep(emit: PlatformUnit<PrismaClient>['emit'], { call, changes }: StepResult): void {
  const options = { key: call.id, workspaceId: call.workspaceId, audience: callAudience(call) };
  for (const { cause, version, supervisorId, acted } of changes) {
    tellCall(emit, call, { cause, version, ...(supervisorId === undefined ? {} : { supervisorId }) });
    const supervision = acted && supervisionsOf(call).find(({ userId }) => userId === supervisorId);
    if (supervision) {
      const { id: callId, peerNumber, takeover } = call;
      const tookOver = takeover?.userId === supervision.userId && takeover.at === supervision.endedAt;
      emit(
        CallSupervisedSchema,
        {
          callId,
          peerNumber,
          supervision: supervisionInit(call, supervision),
          ...(tookOver ? { takeover: takeoverInit(takeover) } : {}),
        },
        options,
      );
    }
    if (cause === 'ENDED')
      emit(CallEndedSchema, { call: callInit(call, version), billableSeconds: billableSeconds(call) }, options);
  }
}

interface Told {
  /** Empty: nothing happened to it. */
  readonly cause?: string;
  readonly version?: number;
  readonly supervisorId?: string;
  readonly isDemo?: boolean;
}

/** Tells the other services what a call now looks like. */
export function tellCall(
  emit: PlatformUnit<PrismaClient>['emit'],
  call: CallState,
  { cause = '', version, isDemo, ...supervision }: Told,
): void {
  emit(
    CallChangedSchema,
    { call: callInit(call, version, isDemo), cause, ...supervision },
    { key: call.id, workspaceId: call.workspaceId, audience: callAudience(call) },
  );
}

/** Whether a step let somebody go who was on the call, or was being asked. */
export function freed(before: CallState, after: CallState): boolean {
  const engaged = new Set(engagements(after).map(({ userId }) => userId));
  return engagements(before).some(({ userId }) => !engaged.has(userId));
}

/** The engagements of somebody who is on a call: one that they set aside is theirs as well (defaults 8.6). */
export const ON_A_CALL = ['CALL', 'ASIDE'];

/** Who is on this call, or is being asked. */
export function engagements(call: CallState): { userId: string; kind: 'CALL' | 'OFFER' | 'ASIDE' }[] {
  if (isFinal(call)) return [];
  const talking = peopleOnCall(call);
  for (const { userId } of liveSupervisions(call)) talking.add(userId);
  const ringing = new Set(call.offers.filter((offer) => offer.state === 'RINGING').map((offer) => offer.userId));
  // One call at a time is theirs; an emergency call that another one must not keep from being placed holds them as an offer does.
  const kind = call.besideCall ? 'OFFER' : 'CALL';
  const aside = call.setAside ? call.agentUserId : null;
  return [
    ...[...talking].map((userId) => ({ userId, kind: userId === aside ? 'ASIDE' : kind }) as const),
    ...[...ringing].filter((userId) => !talking.has(userId)).map((userId) => ({ userId, kind: 'OFFER' as const })),
  ];
}
