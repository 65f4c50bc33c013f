/** Whether this server bills (`BILLING_MODE`). */
import { Refusal } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';

/** @throws Refusal INVALID_TRANSITION where the server bills nothing */
export function assertBilled({ catalogue }: Pick<Deps, 'catalogue'>): void {
  if (catalogue.unbilled)
    throw new Refusal({
      code: 'INVALID_TRANSITION',
      message: 'Billing is turned off on this server. Everything works, and nothing costs anything.',
      why: { check: 'unbilled' },
    });
}
