/** For tests: a whole carrier on a real database and a real media switch, and an application that answers it. */
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import formbody from '@fastify/formbody';
import { systemClock, systemIds } from '@ringline/kit/clock';
import { createCarrier } from '@ringline/kit/carrier';
import { atEndOfFile, eventually, temporaryFolder, testDatabase } from '@ringline/kit/testing';
import { fastify, type FastifyInstance } from 'fastify';
import twilio from 'twilio';
import { PrismaClient } from '../generated/prisma/client.ts';
import { startMediaSwitch } from '../media/client.ts';
import type { MediaSwitch } from '../media/switch.ts';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import type { EndpointRegistry } from '../signalling/calls.ts';
import type { CarrierConfig } from './deps.ts';
import { mediaFileRoutes } from './rest/messages.ts';
import { carrierRest } from './rest/plugin.ts';
import { a2pRoutes } from './rest/a2p.ts';
import { portingRoutes } from './rest/porting.ts';
import { trustHubRoutes } from './rest/trusthub.ts';
import { contentRoutes } from './rest/content.ts';
import { tollFreeApi } from './rest/tollfree.ts';

interface Heard {
  readonly path: string;
  readonly params: Record<string, string>;
  readonly signed: boolean;
}

export interface Stage {
  readonly sandbox: Sandbox;
  readonly client: ReturnType<typeof twilio>;
  readonly config: CarrierConfig;
  readonly media: MediaSwitch;
  /** Base of the carrier's REST API. */
  readonly api: string;
  /** Base of the application's URLs. */
  readonly app: string;
  /** Everything that the carrier asked or reported, in order of arrival. */
  readonly heard: Heard[];
  /** What the application answers on a path; 204 otherwise. */
  answer(
    path: string,
    reply: (params: Record<string, string>) => { status?: number; type?: string; body?: string | Buffer },
  ): void;
  /** Waits until a report with these values has come. */
  report(wanted: Record<string, string>): Promise<Heard>;
  /** The same database under a new carrier, as after `kill -9`. */
  restart(): Promise<Sandbox>;
}

export const accountSid = `AC${'0'.repeat(31)}1`;
export const authToken = 'sandbox-auth-token-0001';

/** @param clients the browsers that are registered; by default nobody */
export async function stage(overrides: Partial<CarrierConfig> = {}, clients = nobody): Promise<Stage> {
  const heard: Heard[] = [];
  const answers = new Map<string, Parameters<Stage['answer']>[1]>();
  const application = fastify();
  await application.register(formbody);
  const listen = async (server: typeof application) => {
    await server.listen({ port: 0, host: '127.0.0.1' });
    atEndOfFile(() => server.close());
    return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  };
  let app = '';
  application.all('/*', async (request, reply) => {
    const params = { ...((request.body ?? request.query) as Record<string, string>) };
    const signature = request.headers['x-twilio-signature'] as string;
    const signed = twilio.validateRequest(
      authToken,
      signature,
      `${app}${request.url}`,
      request.method === 'POST' ? params : {},
    );
    const pathname = request.url.split('?')[0] ?? '';
    heard.push({ path: pathname, params, signed });
    const given = answers.get(pathname)?.(params);
    if (!given) return reply.code(204).send();
    return reply
      .code(given.status ?? 200)
      .type(given.type ?? 'text/xml')
      .send(given.body ?? '');
  });
  app = await listen(application);

  const db = await testDatabase({
    name: 'sandbox',
    migrations: new URL('../../prisma/migrations/', import.meta.url),
    prisma: PrismaClient,
  });
  const media = await startMediaSwitch();
  atEndOfFile(() => media.stop());
  const dataDir = temporaryFolder('sandbox');
  const config: CarrierConfig = {
    accountSid,
    authToken,
    apiKeySid: `SK${'0'.repeat(31)}1`,
    apiKeySecret: 'sandbox-api-secret-0001',
    applicationSid: `AP${'0'.repeat(31)}1`,
    applicationVoiceUrl: `${app}/app`,
    applicationStatusUrl: `${app}/app-status`,
    baseUrl: 'http://carrier.test/sandbox/carrier',
    callsPerSecond: 1_000,
    textSentMs: 1,
    textDeliveredMs: 1,
    registryStepMs: 60_000,
    recordingsDir: path.join(dataDir, 'recordings'),
    ...overrides,
  };
  const errors: unknown[] = [];
  let alive: Sandbox | undefined;
  const open = async () => {
    // What a killed process does from now on: nothing.
    await alive?.callbacks.stop();
    await alive?.carrier.texts.stop();
    const made = await createSandbox({
      db,
      clock: systemClock,
      ids: systemIds,
      config,
      dataDir,
      media,
      onError: (error) => errors.push(error),
    });
    made.carrier.connect({ clients, handsets: nobody });
    alive = made;
    return made;
  };
  const sandbox = await open();
  const server = fastify();
  await server.register((scope) => carrierRest(scope, sandbox.carrier), {
    prefix: '/sandbox/carrier/2010-04-01/Accounts/:sid',
  });
  await server.register(async (scope) => mediaFileRoutes(scope, sandbox.carrier), { prefix: '/sandbox/carrier' });
  const v1 = async (scope: FastifyInstance) => {
    await tollFreeApi(scope, sandbox.carrier);
    contentRoutes(scope, sandbox.carrier);
    trustHubRoutes(scope, sandbox.carrier);
    a2pRoutes(scope, sandbox.carrier);
    portingRoutes(scope, sandbox.carrier);
  };
  await server.register(v1, { prefix: '/sandbox/carrier/v1' });
  const base = await listen(server);
  atEndOfFile(() => sandbox.stop());
  return {
    sandbox,
    media,
    config,
    api: `${base}/sandbox/carrier`,
    app,
    heard,
    client: createCarrier({
      CARRIER_ACCOUNT_SID: accountSid,
      CARRIER_AUTH_TOKEN: authToken,
      CARRIER_API_KEY: config.apiKeySid,
      CARRIER_API_SECRET: config.apiKeySecret,
      CARRIER_APP_SID: config.applicationSid,
      CARRIER_API_URL: `${base}/sandbox/carrier`,
      PUBLIC_URL: app,
    }).rest,
    answer: (where, reply) => void answers.set(where, reply),
    report: (wanted) =>
      eventually(() => {
        const found = heard.find(({ params }) =>
          Object.entries(wanted).every(([name, value]) => params[name] === value),
        );
        if (!found) throw new Error(`no report of ${JSON.stringify(wanted)}; errors: ${errors.map(String).join('; ')}`);
        return found;
      }),
    restart: open,
  };
}

/** No browser is here: everybody outside is a virtual leg. */
export const nobody: EndpointRegistry = {
  isRegistered: () => false,
  registered: () => [],
  invite: (_address, { callSid }) => ({
    callSid,
    result: Promise.resolve({ outcome: 'unavailable' }),
    cancel: () => undefined,
    hangup: () => undefined,
  }),
  hangup: () => false,
  disconnect: () => undefined,
  stop: () => undefined,
};
