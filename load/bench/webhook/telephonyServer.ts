/** Telephony alone in a process: its real HTTP server and the relay of its outbox; its other consumers and its worker are paused. */
import type { AddressInfo } from 'node:net';
import { systemClock, systemIds } from '@ringline/kit/clock';
import { createDispatcher } from '@ringline/kit/events';
import { createHttpServer } from '@ringline/kit/http';
import { createMemoryLimits } from '@ringline/kit/limits';
import { InMemoryNetwork } from '@ringline/kit/rpc';
import { createSecrets, generateKeyRing } from '@ringline/kit/secrets';
import { composeService, type ServiceDefinition } from '@ringline/kit/service';
import { createLocalStorage } from '@ringline/kit/storage';
import { createLog, createMetrics, startTracing } from '@ringline/kit/telemetry';
import { telephony } from '@ringline/telephony';
import { AUTH_TOKEN, PUBLIC_URL } from './protocol.ts';
import { answerCosts, countStatements, settings } from './server.ts';

const statements = countStatements();
const { databaseUrl, connections, carrierUrl } = settings();
startTracing('telephony', undefined);
const log = createLog('telephony', 'info');
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
  databaseConnections: connections,
});
const relay = createDispatcher([{ db: service.db, consumers: [] }], log);
const app = await createHttpServer({ log, metrics, ready: async () => {} });
await app.register((scope) => service.http(scope));
await relay.start();
await app.listen({ port: 0, host: '127.0.0.1' });
answerCosts(statements, (app.server.address() as AddressInfo).port);
