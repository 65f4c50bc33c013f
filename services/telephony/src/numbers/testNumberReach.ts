import { Refusal } from '@ringline/kit/errors';
import type { Environment } from '../environment.ts';

/**
 * A test number calls the built-in carrier's numbers alone (defaults 7.3). With a real carrier it would reach the verified
 * phones of members; this release verifies none, so that it reaches nobody.
 * @throws Refusal DESTINATION_NOT_SUPPORTED
 */
export function mayTestNumberCall(env: Pick<Environment, 'SANDBOX_ENABLED'>, to: string, field = 'to'): void {
  if (env.SANDBOX_ENABLED) return;
  throw new Refusal({
    code: 'DESTINATION_NOT_SUPPORTED',
    message: `A test number cannot call ${to}: it can reach only verified phones of members. Get your own number.`,
    field,
    why: { check: 'test_number', required: 'verified phone', current: to, whoCanFix: ['OWNER', 'ADMIN'] },
  });
}
