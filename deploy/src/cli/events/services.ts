import { createSecrets } from '@ringline/kit/secrets';
import type { ComposedService } from '@ringline/kit/service';
import { createLog } from '@ringline/kit/telemetry';
import { carrierVariables } from '../../carrier.ts';
import { composeAll, SERVICES } from '../../compose.ts';
import { placeOf, presentKeyRing, runtimeUrl, servicesOf } from '../place.ts';
import { CommandProblem, type ExitCode, type Terminal } from '../terminal.ts';

/**
 * Composes the services of the deployment on their databases, as their runtime roles. Nothing of them runs.
 * @throws CommandProblem when no PostgreSQL is running or a variable is missing
 */
export async function withServices(
  terminal: Terminal,
  work: (services: readonly ComposedService[]) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { source } = terminal;
  const place = placeOf(source);
  // Known before anything is composed: composing opens pools.
  const asked = servicesOf(place, source);
  const urls = new Map(asked.map(({ name }) => [name, runtimeUrl(place, source, name)]));
  const secrets = createSecrets(await presentKeyRing(place, source));
  const url = place.env.PUBLIC_URL ?? `http://localhost:${place.env.PORT}`;
  const { services, adapters } = await composeAll({
    // What handles events and tells them again asks no carrier, so that whoever looks after them needs no account of one at hand.
    source: { ...carrierVariables(secrets, url, true, source), ...source },
    secrets,
    definitions: asked,
    env: place.env,
    log: createLog('ringline', place.env.LOG_LEVEL),
    dataDir: place.dataDir,
    url,
    smtpPort: 0,
    databaseUrl: (name) => urls.get(name) ?? '',
  });
  try {
    return await work(services);
  } finally {
    for (const { db } of services) await db.close();
    adapters.mail.close();
  }
}

/** @param how what to do with the name @throws CommandProblem for a name that no service has */
export function assertService(name: string, how: string): void {
  if (SERVICES.some((service) => service.name === name)) return;
  throw new CommandProblem(
    `There is no service "${name}".`,
    `The services are ${SERVICES.map((service) => service.name).join(', ')}.`,
    how,
    2,
  );
}
