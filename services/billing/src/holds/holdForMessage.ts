import { Refusal } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';
import { openAccount } from '../subscriptions/openAccount.ts';
import { isUnpaid } from '../subscriptions/subscription.ts';
import { blockedTo, openRate } from './callingCountries.ts';
import { chargedUnits, outboundRate } from '../rating/channels.ts';
import { placeHold, SPEND_CAP } from './placeHold.ts';

/**
 * A text is accepted by the carrier within its retries (10 s, 60 s, 300 s) or not at all, once its turn has come: it waits for those
 * before it to the same person, for an hour each at the very most. What outlives its hold is charged all the same.
 */
const LIFETIME_SECONDS = 4 * 60 * 60;

interface Input {
  readonly workspaceId: string;
  readonly messageId: string;
  readonly fromNumber: string;
  readonly toNumber: string;
  readonly segments: number;
  readonly isTestNumber: boolean;
  /** Of ConversationChannel; empty: SMS. */
  readonly channel?: string;
  /** On Viber: the person wrote there within the last 24 hours. */
  readonly inSession?: boolean;
}

interface MessageHoldAnswer {
  readonly allowed: boolean;
  readonly code: string;
  readonly reason: string;
  readonly priceMicros: bigint;
  /** As of a call. */
  readonly check: string;
}

/** A test number has its own allowance. */
const testRate = { rateMicros: 0, freePool: false };

/** Holds the price of a text before it is sent. A text that was paid already is sent again for nothing. */
export const holdForMessage =
  (deps: Deps) =>
  async (input: Input): Promise<MessageHoldAnswer> => {
    const refuse = (code: string, reason: string, check = '') => ({
      allowed: false,
      code,
      reason,
      priceMicros: 0n,
      check,
    });
    if (deps.catalogue.unbilled) {
      const blocked = input.isTestNumber ? undefined : blockedTo(deps, input.toNumber);
      return blocked
        ? refuse(blocked.code, blocked.message, blocked.why?.check)
        : { allowed: true, code: '', reason: '', priceMicros: 0n, check: '' };
    }
    const { status, rate } = await deps.db.tenant(input.workspaceId, async (uow) => {
      const subscription = await openAccount(deps)(uow);
      const found = input.isTestNumber
        ? testRate
        : await openRate(deps, uow, () =>
            outboundRate(
              deps.rates,
              { channel: input.channel ?? '', inSession: input.inSession ?? false },
              input.toNumber,
            ),
          );
      return { ...subscription, rate: found };
    });
    if (isUnpaid(status, input.isTestNumber))
      return refuse(
        'WORKSPACE_SUSPENDED',
        'Texts are paused because the plan isn’t paid. The owner can settle it under Billing.',
      );
    if (rate instanceof Refusal) return refuse(rate.code, rate.message, rate.why?.check);
    const plansPool = rate.freePool && deps.rates.hasFreePool(input.fromNumber) ? 'FREE_TEXTS' : undefined;
    // The test number's allowance counts texts, the plan's counts segments (defaults 3.1, 7.3).
    const units = input.isTestNumber ? 1 : chargedUnits(input.channel ?? '', input.segments);
    const answer = await placeHold(deps)({
      workspaceId: input.workspaceId,
      kind: 'MESSAGE',
      referenceId: input.messageId,
      pool: input.isTestNumber ? 'TEST_TEXTS' : plansPool,
      units,
      step: 1,
      stepMicros: BigInt(rate.rateMicros),
      money: !input.isTestNumber,
      lifetimeSeconds: LIFETIME_SECONDS,
    });
    if (answer.state === 'capped') return refuse(SPEND_CAP.code, SPEND_CAP.reason);
    if (answer.state !== 'refused')
      return { allowed: true, code: '', reason: '', priceMicros: answer.micros, check: '' };
    return input.isTestNumber
      ? refuse(
          'LIMIT_REACHED',
          `The test number's ${deps.catalogue.data.testAllowance.texts} texts are used up. Buy a number to keep texting.`,
        )
      : refuse('INSUFFICIENT_BALANCE', 'Not enough credit for this message. Top up to continue.');
  };
