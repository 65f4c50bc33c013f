import { Refusal } from '@ringline/kit/errors';
import type { Unit } from '../context.ts';
import { FREE_PLAN } from '../access/freePlan.ts';

export interface Places {
  readonly seats: { readonly limit: number; readonly taken: number };
  readonly zeroCost: { readonly limit: number; readonly taken: number };
  readonly plan: string;
}

/** How an ACTIVE member is placed. */
export interface Place {
  readonly hasSeat: boolean;
  /** A seat was asked for, and none was free. */
  readonly waitsForSeat: boolean;
}

/** A limit of -1 is none (defaults 3.1). */
const isFree = ({ limit, taken }: Places['seats']): boolean => limit < 0 || taken < limit;
const inWords = ({ limit, taken }: Places['seats']): string => `${taken} of ${limit < 0 ? 'any number' : limit}`;

/** Who is placed and who may be. Call it under `lockWorkspace`, so that two do not take the last place. */
export async function placesOf({ tx, workspaceId }: Unit, exceptUserId?: string): Promise<Places> {
  const plan = (await tx.subscriptionCopy.findUnique({ where: { workspaceId } })) ?? FREE_PLAN;
  const counted = (hasSeat: boolean) =>
    tx.userProfile.count({
      where: { status: 'ACTIVE', hasSeat, ...(exceptUserId ? { userId: { not: exceptUserId } } : {}) },
    });
  return {
    seats: { limit: plan.seats, taken: await counted(true) },
    zeroCost: { limit: plan.zeroCostUsers, taken: await counted(false) },
    plan: plan.plan,
  };
}

/**
 * Finds a place for a member: the seat that was asked for, else a place without one (defaults 2.6).
 * @throws Refusal USER_LIMIT_REACHED when the plan has neither.
 */
export function takePlace(places: Places, wantsSeat: boolean): Place {
  const seatFree = isFree(places.seats);
  if (wantsSeat && seatFree) return { hasSeat: true, waitsForSeat: false };
  if (isFree(places.zeroCost)) return { hasSeat: false, waitsForSeat: wantsSeat };
  if (seatFree) return { hasSeat: true, waitsForSeat: false };
  throw full(places, 'place', `${inWords(places.seats)} seats, ${inWords(places.zeroCost)} places without a seat`);
}

/**
 * Gives a member a seat, or a place without one, as an administrator asked for.
 * @throws Refusal USER_LIMIT_REACHED
 */
export function takeExactly(places: Places, hasSeat: boolean): Place {
  const kind = hasSeat ? places.seats : places.zeroCost;
  if (isFree(kind)) return { hasSeat, waitsForSeat: false };
  throw hasSeat
    ? full(places, 'seat', `${inWords(kind)} seats`)
    : full(places, 'place without a seat', `${inWords(kind)} places without a seat`);
}

function full({ plan }: Places, what: string, current: string): Refusal {
  return new Refusal({
    code: 'USER_LIMIT_REACHED',
    message: `The ${plan} plan has no free ${what} for another person. The owner can add seats or change the plan.`,
    why: { check: 'user-limit', required: `a free ${what}`, current: `${current} taken`, whoCanFix: ['OWNER'] },
  });
}
