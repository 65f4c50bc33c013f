import { withBilling, type BillingOperator } from '@ringline/billing/operator';
import { Refusal } from '@ringline/kit/errors';
import { createSecrets } from '@ringline/kit/secrets';
import { createLog } from '@ringline/kit/telemetry';
import { carrierVariables } from '../../carrier.ts';
import { placeOf, presentKeyRing, runtimeUrl } from '../place.ts';
import { CommandProblem, type ExitCode, type Terminal } from '../terminal.ts';

/**
 * Billing of the deployment, as its runtime role.
 * @throws CommandProblem when no PostgreSQL is running or a variable is missing, and for what billing refuses
 */
export async function openBilling(
  terminal: Terminal,
  work: (billing: BillingOperator) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { source } = terminal;
  const place = placeOf(source);
  const databaseUrl = runtimeUrl(place, source, 'billing');
  const url = place.env.PUBLIC_URL ?? `http://localhost:${place.env.PORT}`;
  // The gateway that the product started with, where it is the sandbox's.
  const sandbox = place.env.SANDBOX_ENABLED && !place.cluster;
  const given = sandbox ? carrierVariables(createSecrets(await presentKeyRing(place, source)), url, true, source) : {};
  // Without the key ring everything works but asking shops that gave us tokens.
  const secrets = await presentKeyRing(place, source).then(createSecrets, () => undefined);
  try {
    return await withBilling(
      {
        databaseUrl,
        source: { ...given, PUBLIC_URL: url, ...source },
        log: createLog('ringline', place.env.LOG_LEVEL),
        ...(secrets && { secrets }),
      },
      work,
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new CommandProblem(error.message, '', 'Nothing was changed.', error.code === 'VALIDATION_FAILED' ? 2 : 1);
  }
}
