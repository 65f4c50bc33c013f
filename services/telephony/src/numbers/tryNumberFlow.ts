import type { Principal } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import type { WeeklyHours } from '@ringline/kit/hours';
import type { Candidate } from '../calls/engine/candidate.ts';
import type { Fallback, FlowDetails, FlowType } from '../calls/engine/flow/config.ts';
import type { RingNode } from '../calls/engine/flow/graph.ts';
import { tryFlow, type TrialRun } from '../calls/engine/flow/simulate.ts';
import type { Deps, Unit } from '../context.ts';
import { tagsOfCaller } from '../flows/contactTags.ts';
import { closedAt, hoursOf } from '../hours/hoursOf.ts';
import { handledByNode } from '../queues/handled.ts';
import { pastOfQueues } from '../queues/past.ts';
import { heardAsOf } from '../sounds/heardAsOf.ts';
import { getNumber } from './numbers.ts';
import { requireTheirs } from './numberView.ts';
import { planValuesOf, recordsByItself } from './planValues.ts';

/** How people are while a flow is tried; who is in neither list is busy. */
export interface TrialPeople {
  /** There, with one device, and free. */
  availableUserIds: readonly string[];
  /** Signed out, so that no device of theirs could ring; absent: nobody is. */
  offlineUserIds?: readonly string[];
}

export interface TrialOfNumber extends TrialPeople {
  id: string;
  /** Epoch ms. */
  at: number;
  caller: string;
  answers: string;
  keys: readonly string[];
}

const KEYS = /^[0-9*#]+$/;
const MOST_KEYS = 50;

/** @throws Refusal VALIDATION_FAILED */
export function checkKeys(keys: readonly string[]): void {
  if (keys.join('').length > MOST_KEYS || !keys.every((pressed) => KEYS.test(pressed)))
    throw invalid('keys', `Give up to ${MOST_KEYS} keys, each one of 0 to 9, * and #.`);
}

/** Who may ring at a node of a trial: everybody of the workspace, each as the trial says. */
export async function peopleOfTrials({
  tx,
  workspaceId,
}: Unit): Promise<(as: TrialPeople) => (node: Pick<RingNode, 'teamId' | 'userId'>) => Candidate[]> {
  const members = await tx.memberCopy.findMany({ where: { workspaceId } });
  const teams = await tx.teamCopy.findMany({ where: { workspaceId, deleted: false } });
  return (as) => {
    const people = new Map(members.map((member) => [member.userId, candidate(member, as)]));
    return ({ teamId, userId }) => {
      const ids = userId === null ? (teams.find((team) => team.id === teamId)?.memberUserIds ?? []) : [userId];
      return ids.flatMap((one) => people.get(one) ?? []);
    };
  };
}

/** The number's flow as it is saved, on the engine of real calls and on nobody's phone. @throws Refusal NOT_FOUND, OUT_OF_SCOPE, VALIDATION_FAILED */
export function tryNumberFlow(deps: Deps) {
  const get = getNumber(deps);
  return async (asked: TrialOfNumber, principal: Principal): Promise<TrialRun> => {
    const { id, at, keys } = asked;
    checkKeys(keys);
    const number = requireTheirs(await get(id, principal), principal, 'READ');
    const flow = number.flow as FlowDetails | null;
    const { peopleOf, plan, contactTags, handled, past, spoken } = await deps.db.tenant(
      principal.workspaceId,
      async (uow) => ({
        spoken: await heardAsOf(uow, number),
        peopleOf: await peopleOfTrials(uow),
        plan: await planValuesOf(uow.tx, uow.workspaceId),
        handled: await handledByNode(uow.tx, uow.workspaceId, number.id),
        past: await pastOfQueues(uow.tx, uow.workspaceId, number.id),
        contactTags: flow?.custom?.asksContact ? await tagsOfCaller(uow, asked.caller) : [],
      }),
    );
    const hours = hoursOf(number.hours as WeeklyHours | null, flow?.holidays);
    return tryFlow({
      config: {
        ...flow,
        type: number.flowType as FlowType,
        teamId: number.teamId,
        timeoutSeconds: number.timeoutSeconds,
        voicemail: number.voicemail,
        closedFallback: number.closedFallback as Fallback['action'],
        hours,
      },
      playGreeting: number.playGreeting,
      recordCall: number.enableCallRecording && recordsByItself(plan),
      at,
      closed: closedAt(number.hours as WeeklyHours | null, flow?.holidays, at),
      caller: asked.caller,
      contactTags,
      number: number.number,
      peopleAt: peopleOf(asked),
      heardAs: spoken,
      handled,
      past,
      answers: asked.answers,
      keys,
    });
  };
}

/** As a real call finds somebody who is so. */
function candidate(
  { userId, name, active, hasSeat }: { userId: string; name: string; active: boolean; hasSeat: boolean },
  { availableUserIds, offlineUserIds = [] }: TrialPeople,
): Candidate {
  const available = availableUserIds.includes(userId);
  const offline = !available && offlineUserIds.includes(userId);
  return {
    userId,
    name,
    active,
    hasSeat,
    hours: null,
    availableUntil: null,
    paused: false,
    missedInARow: 0,
    presence: available ? 'AVAILABLE' : offline ? 'OFFLINE' : 'BUSY',
    engaged: null,
    devices: offline ? [] : [{ identity: userId, label: 'Browser' }],
  };
}
