import type { Principal } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import type { WeeklyHours } from '@ringline/kit/hours';
import type { Candidate } from '../calls/engine/candidate.ts';
import type { Fallback, FlowDetails, FlowType } from '../calls/engine/flow/config.ts';
import { tryFlow, type TrialRun } from '../calls/engine/flow/simulate.ts';
import type { Dependencies } from '../dependencies.ts';
import { isOpen, nextOpening } from '../hours/hours.ts';
import { hoursOf } from '../hours/hoursOf.ts';
import { getNumber } from './numbers.ts';

export interface TrialOfNumber {
  id: string;
  /** Epoch ms. */
  at: number;
  caller: string;
  availableUserIds: readonly string[];
  answers: string;
  keys: readonly string[];
}

const KEY = /^[0-9*#]$/;
const MOST_KEYS = 50;

/** The number's flow as it is saved, on the engine of real calls and on nobody's phone. @throws Refusal NOT_FOUND, VALIDATION_FAILED */
export function tryNumberFlow(deps: Dependencies) {
  const get = getNumber(deps);
  return async (asked: TrialOfNumber, principal: Principal): Promise<TrialRun> => {
    const { workspaceId } = principal;
    const { id, at, keys } = asked;
    if (keys.length > MOST_KEYS || !keys.every((key) => KEY.test(key)))
      throw invalid('keys', `Give up to ${MOST_KEYS} keys, each one of 0 to 9, * and #.`);
    const number = await get(id, principal);
    const [members, teams] = await deps.db.tenant(workspaceId, async ({ tx }) => [
      await tx.memberCopy.findMany({ where: { workspaceId } }),
      await tx.teamCopy.findMany({ where: { workspaceId, deleted: false } }),
    ]);
    const people = new Map(members.map((member) => [member.userId, candidate(member, asked.availableUserIds)]));
    const hours = hoursOf(number.hours as WeeklyHours | null);
    return tryFlow({
      config: {
        ...(number.flow as FlowDetails | null),
        type: number.flowType as FlowType,
        teamId: number.teamId,
        timeoutSeconds: number.timeoutSeconds,
        voicemail: number.voicemail,
        closedFallback: number.closedFallback as Fallback['action'],
      },
      playGreeting: number.playGreeting,
      recordCall: number.enableCallRecording,
      at,
      closed: !hours || isOpen(hours, at) ? null : { opensAt: nextOpening(hours, at) },
      caller: asked.caller,
      number: number.number,
      peopleAt({ teamId, userId }) {
        const ids = userId === null ? (teams.find((team) => team.id === teamId)?.memberUserIds ?? []) : [userId];
        return ids.flatMap((one) => people.get(one) ?? []);
      },
      answers: asked.answers,
      keys,
    });
  };
}

/** As somebody who is there with one device, or busy. */
function candidate(
  { userId, name, active, hasSeat }: { userId: string; name: string; active: boolean; hasSeat: boolean },
  available: readonly string[],
): Candidate {
  return {
    userId,
    name,
    active,
    hasSeat,
    hours: null,
    availableUntil: null,
    paused: false,
    missedInARow: 0,
    presence: available.includes(userId) ? 'AVAILABLE' : 'BUSY',
    engaged: null,
    devices: [{ identity: userId, label: 'Browser' }],
  };
}
