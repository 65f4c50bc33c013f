/** For tests: the whole sandbox as a service on its own port, with an application that answers its webhooks. */
import type { FastifyInstance } from 'fastify';
import { freePort } from '@ringline/kit/ports';
import { createCarrier } from '@ringline/kit/carrier';
import { systemClock, systemIds } from '@ringline/kit/clock';
import { createHttpServer } from '@ringline/kit/http';
import type { ServiceContext } from '@ringline/kit/service';
import { createLog, createMetrics } from '@ringline/kit/telemetry';
import { atEndOfFile, temporaryFolder, testDatabase } from '@ringline/kit/testing';
import { environment, type Environment } from './environment.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import { sandbox } from './service.ts';

export const account = `AC${'0'.repeat(31)}1`;

export async function contextOf(
  overrides: Record<string, string> = {},
): Promise<ServiceContext<Environment, PrismaClient>> {
  const env = environment.parse({
    CARRIER_ACCOUNT_SID: account,
    CARRIER_AUTH_TOKEN: 'sandbox-auth-token-0001',
    CARRIER_API_KEY: `SK${'0'.repeat(31)}1`,
    CARRIER_API_SECRET: 'sandbox-api-secret-0001',
    CARRIER_APP_SID: `AP${'0'.repeat(31)}1`,
    PUBLIC_URL: 'http://localhost:4000',
    SANDBOX_ENABLED: 'true',
    DATA_DIR: temporaryFolder('sandbox'),
    ...overrides,
  });
  const db = await testDatabase(sandbox);
  return {
    name: 'sandbox',
    env,
    db,
    clock: systemClock,
    ids: systemIds,
    log: createLog('sandbox', 'silent'),
  } as unknown as ServiceContext<Environment, PrismaClient>;
}

/** Starts it; `answers` are the application's TwiML by path. */
export async function serveSandbox(
  answers: Readonly<Record<string, () => string>> = {},
  overrides: Record<string, string> = {},
  closing: 'at-once' | 'graceful' = 'at-once',
  application: (app: FastifyInstance) => Promise<void> = async () => undefined,
) {
  const [smtpPort, port] = [await freePort(), await freePort()];
  const base = `http://127.0.0.1:${port}`;
  const ctx = await contextOf({
    SANDBOX_SMTP_PORT: String(smtpPort),
    PUBLIC_URL: base,
    SANDBOX_CALLS_PER_SECOND: '1000',
    ...overrides,
  });
  const server = { log: ctx.log, metrics: createMetrics(), ready: () => Promise.resolve(), closing };
  const app = await createHttpServer(server);
  const runtime = sandbox.build(ctx);
  await runtime.http?.(app);
  for (const [where, twiml] of Object.entries(answers))
    app.all(where, (_request, reply) => reply.type('text/xml').send(twiml()));
  await app.register(application);
  await app.listen({ port, host: '127.0.0.1' });
  atEndOfFile(async () => {
    await app.close();
    await runtime.stop?.();
  });
  return {
    app,
    base,
    smtpPort,
    client: createCarrier({ ...ctx.env, CARRIER_API_URL: `${base}/sandbox/carrier` }).rest,
  };
}
