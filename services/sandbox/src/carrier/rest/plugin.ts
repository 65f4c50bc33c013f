/** The REST API under `/sandbox/carrier`: authentication, the provider's error shape, and the log of what was asked. */
import { givenFields, plainFields } from '@ringline/kit/carrier';
import { setTimeout as pause } from 'node:timers/promises';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSame } from '../../guard/isSame.ts';
import type { Carrier } from '../carrier.ts';
import { withoutSecrets } from '../webhooks/params.ts';
import { authenticationError, CarrierError, notFoundError } from '../faultCodes.ts';
import { addressRoutes } from './addresses.ts';
import { callRoutes } from './calls.ts';
import { conferenceRoutes } from './conferences.ts';
import { keyRoutes } from './keys.ts';
import { messageRoutes } from './messages.ts';
import { numberRoutes } from './numbers.ts';
import { recordingRoutes } from './recordings.ts';

/** What an API key opens nothing of: accounts, and keys. */
const ONLY_THE_ACCOUNT = /\/Accounts\/[^/]+(?:\.json|\/Keys)/;

/** User and password of a request. */
export function credentialsOf(request: FastifyRequest): [user: string, password: string] {
  const given = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /i, ''), 'base64').toString();
  const colon = given.indexOf(':');
  return [given.slice(0, colon), given.slice(colon + 1)];
}

/** Failures in the provider's shape. */
export function carrierErrors(app: FastifyInstance, carrier: Carrier): void {
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof CarrierError) return reply.code(error.status).send(error.toBody());
    carrier.deps.onError(error);
    const { statusCode } = error as { statusCode?: number };
    const status = statusCode !== undefined && statusCode < 500 ? statusCode : 500;
    request.log.error({ err: error }, 'carrier request failed');
    return reply.code(status).send(new CarrierError(status, 20_500, 'Internal Server Error').toBody());
  });
  app.setNotFoundHandler(async (request, reply) => {
    const error = notFoundError(request.url);
    return reply.code(error.status).send(error.toBody());
  });
}

/** Registers the API; `app` is already below the prefix. */
export async function carrierRest(app: FastifyInstance, carrier: Carrier): Promise<void> {
  const { config, faults, wire } = carrier.deps;
  const { secretOf } = carrier.keys;
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody);

  app.addHook('onRequest', async (request) => {
    const [user, given] = credentialsOf(request);
    const account = user === config.accountSid;
    const password = account ? config.authToken : ONLY_THE_ACCOUNT.test(request.url) ? undefined : await secretOf(user);
    const { sid } = givenFields(request.params);
    if (password === undefined || !isSame(given, password)) throw authenticationError();
    if (sid !== config.accountSid) throw notFoundError(request.url);
  });
  app.addHook('preHandler', async (request) => {
    const { To: to = '', From: from = '' } = plainFields(request.body);
    const slow = faults.armed('slow-api', [to, from]);
    if (slow) await pause(slow.seconds * 1000);
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.method !== 'GET') noteRequest(request, reply.statusCode, reply.elapsedTime);
    done();
  });
  carrierErrors(app, carrier);

  app.get('.json', () => ({
    sid: config.accountSid,
    friendly_name: 'Ringline sandbox',
    status: 'active',
    type: 'Full',
  }));
  callRoutes(app, carrier);
  conferenceRoutes(app, carrier);
  recordingRoutes(app, carrier);
  messageRoutes(app, carrier);
  addressRoutes(app, carrier);
  numberRoutes(app, carrier);
  keyRoutes(app, carrier);

  function noteRequest(request: FastifyRequest, status: number, ms: number): void {
    const body = plainFields(request.body);
    wire.note({
      direction: 'in',
      text: `${request.method} ${request.url.replace(/^.*?\/Accounts\/AC[0-9a-f]+/i, '').split('?')[0]}`,
      result: String(status),
      ms: Math.round(ms),
      tone: status < 400 ? 'good' : 'bad',
      about: [body['To'], body['From']].filter((party) => party !== undefined),
      detail: withoutSecrets(body),
    });
  }
}
