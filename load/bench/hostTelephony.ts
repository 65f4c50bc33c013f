/** Telephony by itself: its real HTTP side on a database of a benchmark, without its worker. */
import { systemClock, systemIds } from '@ringline/kit/clock';
import { createHttpServer } from '@ringline/kit/http';
import { createMemoryLimits } from '@ringline/kit/limits';
import { InMemoryNetwork } from '@ringline/kit/rpc';
import { createSecrets, generateKeyRing } from '@ringline/kit/secrets';
import { composeService, type ServiceDefinition } from '@ringline/kit/service';
import { createLocalStorage } from '@ringline/kit/storage';
import { createLog, createMetrics } from '@ringline/kit/telemetry';
import { telephony } from '@ringline/telephony';
import { AUTH_TOKEN, PUBLIC_URL } from './carrierAccount.ts';

interface Surroundings {
  readonly databaseUrl: string;
  readonly connections?: number;
  readonly carrierUrl: string;
}

export async function hostTelephony({ databaseUrl, connections, carrierUrl }: Surroundings) {
  const log = createLog('telephony', 'error');
  const metrics = createMetrics();
  const service = composeService(telephony as unknown as ServiceDefinition, {
    environment: {
      CARRIER_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
      CARRIER_AUTH_TOKEN: AUTH_TOKEN,
      CARRIER_API_KEY: `SK${'2'.repeat(32)}`,
      CARRIER_API_SECRET: 'secret',
      CARRIER_APP_SID: `AP${'3'.repeat(32)}`,
      CARRIER_API_URL: carrierUrl,
      PUBLIC_URL,
      SANDBOX_ENABLED: 'true',
    },
    clock: systemClock,
    ids: systemIds,
    log,
    metrics,
    secrets: createSecrets(generateKeyRing()),
    storage: createLocalStorage('/nonexistent', systemIds),
    mail: { send: async () => undefined, close: () => undefined },
    limits: createMemoryLimits(systemClock),
    network: new InMemoryNetwork(),
    databaseUrl: () => databaseUrl,
    ...(connections === undefined ? {} : { databaseConnections: connections }),
  });
  const app = await createHttpServer({ log, metrics, ready: async () => {} });
  await app.register((scope) => service.http(scope));
  return { service, app, log };
}
