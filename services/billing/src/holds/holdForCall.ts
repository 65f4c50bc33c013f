import { invalid, Refusal } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';
import { priceOfSeconds } from '../rating/charge.ts';
import type { CallRate } from '../rating/rates.ts';
import { openAccount } from '../subscriptions/openAccount.ts';
import { isUnpaid } from '../subscriptions/subscription.ts';
import { blockedTo, openRate } from './callingCountries.ts';
import { placeHold, SPEND_CAP } from './placeHold.ts';

/** Time after the covered talk within which a hold must have ended, in seconds (defaults 5.1). */
const AFTER_CALL_SECONDS = 15 * 60;
/** Longest time that a call rings before it is answered, in seconds (defaults 8.1). */
const RING_SECONDS = 60;
/** No carrier lets a call go on for longer, in seconds. */
const LONGEST_CALL_SECONDS = 24 * 3_600;
/** Increments that are held before a call is dialled (defaults 5.2, step 3). */
const FIRST_INCREMENTS = 2;
const TEST_INCREMENT_SECONDS = 60;

interface Input {
  readonly workspaceId: string;
  readonly callId: string;
  readonly fromNumber: string;
  readonly toNumber: string;
  readonly isTestNumber: boolean;
}

export interface CallHoldAnswer {
  readonly allowed: boolean;
  readonly code: string;
  readonly reason: string;
  readonly coveredSeconds: number;
  readonly talkTimeCapSeconds: number;
  /** Which check refused it, where one code stands for several; otherwise empty. */
  readonly check: string;
}

/** Holds what the first two minutes of a call may cost, before it is dialled; nothing for one that is over. The answer says why not, in plain words. */
export const holdForCall =
  (deps: Deps) =>
  async (input: Input): Promise<CallHoldAnswer> => {
    if (deps.catalogue.unbilled) return allowed(deps, input);
    // One transaction for all that is read: a hold holds up the call.
    const { plan, status, rate } = await deps.db.tenant(input.workspaceId, async (uow) => {
      const subscription = await openAccount(deps)(uow);
      return {
        ...subscription,
        rate: input.isTestNumber ? testRate : await openRate(deps, uow, () => deps.rates.outboundCall(input.toNumber)),
      };
    });
    const talkTimeCapSeconds = deps.catalogue.limit(plan, 'TALK_TIME_CAP') * 60;
    const refuse = (code: string, reason: string, check = ''): CallHoldAnswer => ({
      allowed: false,
      code,
      reason,
      coveredSeconds: 0,
      talkTimeCapSeconds,
      check,
    });
    if (isUnpaid(status, input.isTestNumber))
      return refuse(
        'WORKSPACE_SUSPENDED',
        'Calls are paused because the plan isn’t paid. The owner can settle it under Billing.',
      );
    if (rate instanceof Refusal) return refuse(rate.code, rate.message, rate.why?.check);
    const answer = await coverStart(deps)(input, rate);
    if (answer.state === 'capped') return refuse(SPEND_CAP.code, SPEND_CAP.reason);
    // Its end overtook this hold, which was slow: nothing is held, so that nothing stays held.
    if (answer.state === 'captured') return refuse('CALL_ENDED', 'The call is over.');
    if (answer.state === 'held')
      return { allowed: true, code: '', reason: '', coveredSeconds: answer.units, talkTimeCapSeconds, check: '' };
    return input.isTestNumber
      ? refuse(
          'LIMIT_REACHED',
          `The test number's ${deps.catalogue.data.testAllowance.minutes} minutes are used up. Buy a number to keep calling.`,
        )
      : refuse('INSUFFICIENT_BALANCE', 'Not enough credit for this call. Top up to continue.');
  };

/** Where nothing is billed nothing is held. What is refused to all, such as premium-rate numbers, is refused all the same. */
function allowed(deps: Deps, input: Input): CallHoldAnswer {
  const talkTimeCapSeconds = deps.catalogue.limit(deps.catalogue.planInForce(''), 'TALK_TIME_CAP') * 60;
  const blocked = input.isTestNumber ? undefined : blockedTo(deps, input.toNumber);
  return {
    allowed: !blocked,
    code: blocked?.code ?? '',
    reason: blocked?.message ?? '',
    coveredSeconds: blocked ? 0 : LONGEST_CALL_SECONDS,
    talkTimeCapSeconds,
    check: blocked?.why?.check ?? '',
  };
}

/**
 * Extends the hold of a running call until it covers `coverSeconds` of talk.
 * Idempotent: what is covered is not held again. A hold that was released is placed again, for all of it: the call was not heard of
 * for a long time, and goes on.
 * @throws Refusal VALIDATION_FAILED for more than a day of talk
 */
export const extendCallHold =
  (deps: Deps) =>
  async ({
    workspaceId,
    callId,
    coverSeconds,
    talkedSeconds = 0,
  }: {
    workspaceId: string;
    callId: string;
    coverSeconds: number;
    /** Of the covered seconds those that are over. */
    talkedSeconds?: number;
  }): Promise<{ allowed: boolean; coveredSeconds: number }> => {
    if (coverSeconds > LONGEST_CALL_SECONDS)
      throw invalid('coverSeconds', `A call is covered for ${LONGEST_CALL_SECONDS} seconds at most.`);
    if (deps.catalogue.unbilled) return { allowed: true, coveredSeconds: LONGEST_CALL_SECONDS };
    const hold = await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.hold.findFirst({ where: { workspaceId, kind: 'CALL', referenceId: callId, NOT: { state: 'CAPTURED' } } }),
    );
    if (!hold) return { allowed: false, coveredSeconds: 0 };
    const step = Number(hold.step);
    const answer = await placeHold(deps)({
      workspaceId,
      kind: 'CALL',
      referenceId: callId,
      pool: hold.pool === '' ? undefined : (hold.pool as 'FREE_SECONDS' | 'TEST_SECONDS'),
      units: coverSeconds,
      step,
      stepMicros: hold.stepMicros,
      money: hold.pool !== 'TEST_SECONDS',
      lifetimeSeconds: Math.max(0, coverSeconds - talkedSeconds) + AFTER_CALL_SECONDS,
    });
    return { allowed: answer.state === 'held' && answer.units >= coverSeconds, coveredSeconds: answer.units };
  };

/** A test number has its own allowance, and reaches the phones of members alone. */
const testRate: CallRate = {
  rateMicros: 0,
  initialSeconds: TEST_INCREMENT_SECONDS,
  incrementSeconds: TEST_INCREMENT_SECONDS,
  freePool: false,
};

/** Two increments, and two minutes at least: short increments still get a hold that is extended once a minute. */
const coverStart = (deps: Deps) => async (input: Input, rate: CallRate) => {
  const step = rate.incrementSeconds;
  const units = Math.max(FIRST_INCREMENTS * step, Math.ceil(120 / step) * step);
  const plansPool = rate.freePool && deps.rates.hasFreePool(input.fromNumber) ? 'FREE_SECONDS' : undefined;
  return placeHold(deps)({
    workspaceId: input.workspaceId,
    kind: 'CALL',
    referenceId: input.callId,
    pool: input.isTestNumber ? 'TEST_SECONDS' : plansPool,
    units,
    step,
    stepMicros: priceOfSeconds(BigInt(step), rate.rateMicros),
    money: !input.isTestNumber,
    lifetimeSeconds: RING_SECONDS + units + AFTER_CALL_SECONDS,
  });
};
