import type { Deps, Unit } from '../context.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import { askedToRecord, planValuesOf } from '../numbers/planValues.ts';
import { heardAs } from '../sounds/promptLanguage.ts';
import { emitStep, ON_A_CALL, stepRow, writeStep } from './callStore.ts';
import type { FlowDetails } from './engine/flow/config.ts';
import { newOutboundCall } from './engine/newCall.ts';
import type { CallState } from './engine/state.ts';
import type { StepResult } from './engine/step.ts';
import { LONGEST_CALL_SECONDS } from './inboundFacts.ts';

export interface CallOut {
  readonly number: PhoneNumber;
  /** E.164, or an emergency number. */
  readonly to: string;
  readonly userId: string;
  /** The carrier client identity of the device. */
  readonly identity: string;
  readonly idempotencyKey: string;
  /** An emergency number, as it was typed; absent in all other calls. */
  readonly dialled?: string;
}

/** Writes a call to the outside that somebody placed and that was allowed; it waits for its device. */
export async function writeCallOut(deps: Deps, uow: Unit, out: CallOut): Promise<CallState> {
  const { number, to, userId, identity, idempotencyKey, dialled } = out;
  const { tx, workspaceId } = uow;
  const workspace = await tx.workspaceCopy.findUnique({ where: { workspaceId }, select: { language: true } });
  const flow = number.flow as FlowDetails | null;
  const id = deps.ids.uuid();
  const now = deps.clock.now().getTime();
  const call = newOutboundCall({
    id,
    workspaceId,
    peerNumber: to,
    phoneNumberId: number.id,
    workspaceNumber: number.number,
    isTestNumber: number.isTestNumber,
    flow: {
      teamId: number.teamId,
      timeoutSeconds: number.timeoutSeconds,
      playGreeting: number.playGreeting,
      voicemail: number.voicemail,
      closedFallback: 'LET_CALL_THROUGH',
      // Who is called hears the business as its callers do.
      ...heardAs(number.number, flow?.language, workspace?.language),
      ...(flow ? { sounds: flow.sounds ?? {} } : {}),
      ...(flow?.recordingNotice ? { recordingNotice: flow.recordingNotice } : {}),
      ...(flow?.allowPause === false ? { allowPause: false } : {}),
      ...(flow?.leaveOutsidersConnected ? { leaveOutsidersConnected: true } : {}),
      ...(flow?.queue?.wrapUpSeconds === undefined ? {} : { wrapUpSeconds: flow.queue.wrapUpSeconds }),
    },
    ...(dialled === undefined
      ? { ...askedToRecord(number.enableCallRecording, await planValuesOf(tx, workspaceId)), awaitsCredit: true }
      : await asEmergency(uow, userId)),
    capSeconds: LONGEST_CALL_SECONDS,
    now,
    seed: id,
    userId,
    identity,
  });
  const placed = {
    at: now,
    kind: 'fact' as const,
    name: 'call.placed',
    description: `A call to ${to} was asked for`,
    parameters: { to, userId },
  };
  const started: StepResult = {
    call: { ...call, version: 1 },
    commands: [],
    changes: [{ cause: 'STARTED', version: 1 }],
    closedOffers: [],
    refusal: null,
    timeline: [placed, ...(dialled === undefined ? [] : [await emergencyEntry(uow, { ...out, dialled }, now)])],
  };
  await writeStep(tx, stepRow(deps, null, started, { idempotencyKey }));
  emitStep((schema, init, options) => uow.emit(schema, init, options), started);
  return started.call;
}

/** No sentence about a recording comes before what whoever needs help has to say, and no other call stands in its way. */
async function asEmergency({ tx, workspaceId }: Unit, userId: string) {
  const engaged = await tx.engagement.count({ where: { workspaceId, userId, kind: { in: ON_A_CALL } } });
  return { recordCall: false, emergency: true as const, ...(engaged > 0 ? { besideCall: true as const } : {}) };
}

/** What the call's log says of it. */
async function emergencyEntry(
  { tx, workspaceId }: Unit,
  { number, userId, dialled }: CallOut & { dialled: string },
  at: number,
): Promise<StepResult['timeline'][number]> {
  const member = await tx.memberCopy.findUnique({ where: { workspaceId_userId: { workspaceId, userId } } });
  const who = member?.name || 'Somebody';
  const address = number.emergencyAddress === null ? 'no address is known for it' : 'its emergency address is known';
  return {
    at,
    kind: 'fact',
    name: 'call.emergency',
    description: `Emergency call: ${who} dialed ${dialled}. It goes out with ${number.number} (${address}), free and regardless of credit, plan and role`,
    parameters: {
      to: dialled,
      userId,
      by: who,
      number: number.number,
      address: String(number.emergencyAddress !== null),
    },
  };
}
