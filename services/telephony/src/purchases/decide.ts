/** What a number is bought as: the plan's own one, an extra one, or nothing before the plan changes (defaults 7.2). */
import { Refusal } from '@ringline/kit/errors';
import type { PlanValues } from '../numbers/planValues.ts';

export type Choice = 'FREE' | 'EXTRA' | 'UPGRADE';

/** Numbers of a plan that sets no bound (defaults 3.1). */
const SOFT_LIMIT = 200;
/** Of an enterprise workspace on Wix, whatever the plan says. */
const WIX_LIMIT = 2;

export interface Holdings {
  /** FREE, STARTER, BUSINESS or ENTERPRISE. */
  readonly plan: string;
  readonly platform: string;
  readonly values: PlanValues;
  /** Numbers that the plan pays already. */
  readonly freeUsed: number;
  /** Numbers of the workspace's own, without test and web numbers. */
  readonly active: number;
}

export interface Decision {
  readonly choice: Choice;
  /** Numbers that the plan pays. */
  readonly freeNumbers: number;
}

/** @throws Refusal NUMBER_LIMIT_REACHED */
export function decide({ plan, platform, values, freeUsed, active }: Holdings, type: string): Decision {
  if (platform === 'WIX' && plan === 'ENTERPRISE' && active >= WIX_LIMIT)
    throw limitReached('exceeded limit to buy phone', active, WIX_LIMIT);
  const freeNumbers = Math.max(0, Number(values['INCLUDED_LOCAL_NUMBER'] ?? 1));
  if (plan === 'FREE') return { choice: 'UPGRADE', freeNumbers };
  if (freeUsed < freeNumbers && type !== 'TOLL_FREE') return { choice: 'FREE', freeNumbers };
  const additional = Number(values['ADDITIONAL_PHONE_NUMBERS'] ?? -1);
  const most = additional < 0 ? SOFT_LIMIT : freeNumbers + additional;
  if (active < most) return { choice: 'EXTRA', freeNumbers };
  throw limitReached(
    `This plan holds ${most} numbers, and all of them are in use. Release a number or change the plan.`,
    active,
    most,
  );
}

const limitReached = (message: string, current: number, required: number): Refusal =>
  new Refusal({
    code: 'NUMBER_LIMIT_REACHED',
    message,
    why: { check: 'numbers', required: String(required), current: String(current), whoCanFix: ['OWNER'] },
  });
