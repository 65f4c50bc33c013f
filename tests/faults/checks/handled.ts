/** Which consumer of which service handles which types, as the services declare it. */
import { composeAll } from '@ringline/deploy/compose';
import { environment } from '@ringline/deploy/environment';
import { parseEnvironment } from '@ringline/kit/config';
import { createLog } from '@ringline/kit/telemetry';
import type { Stage } from '../stage.ts';
import type { Handled } from './events.ts';

/** Builds the services without running them: what they listen to is part of their value. */
export async function handledTypes({ cluster, url }: Stage): Promise<Handled> {
  const source = { PORT: '0', DATA_DIR: cluster.dataPath, PUBLIC_URL: url, SANDBOX_ENABLED: 'true' };
  const { services } = await composeAll({
    source,
    env: parseEnvironment('Ringline', environment, source),
    log: createLog('faults', 'silent'),
    dataDir: cluster.dataPath,
    url,
    smtpPort: 0,
    databaseUrl: (service) => cluster.engines.databaseUrl(service),
  });
  const handled = new Map(
    services.map(({ name, consumers }) => [
      name,
      new Map(consumers.map((consumer) => [consumer.name, new Set(consumer.handlers.map(({ type }) => type))])),
    ]),
  );
  await Promise.all(services.map(({ db }) => db.close()));
  return handled;
}
