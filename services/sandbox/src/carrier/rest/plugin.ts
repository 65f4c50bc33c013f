/** The REST API under `/sandbox/carrier`: authentication, the provider's error shape, and the log of what was asked. */
import { timingSafeEqual } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Carrier } from '../carrier.ts';
import { authenticationError, CarrierError, notFoundError } from '../faultCodes.ts';
import { callRoutes } from './calls.ts';
import { conferenceRoutes } from './conferences.ts';
import { messageRoutes } from './messages.ts';
import { numberRoutes } from './numbers.ts';
import { recordingRoutes } from './recordings.ts';

/** Registers the API; `app` is already below the prefix. */
export async function carrierRest(app: FastifyInstance, carrier: Carrier): Promise<void> {
  const { config, wire } = carrier.deps;
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody);
  const credentials = [
    [config.accountSid, config.authToken],
    [config.apiKeySid, config.apiKeySecret],
  ].map(([user, password]) => Buffer.from(`${user}:${password}`));

  app.addHook('onRequest', (request, _reply, done) => {
    const given = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /i, ''), 'base64');
    const known = credentials.some((one) => one.length === given.length && timingSafeEqual(one, given));
    const { sid } = request.params as { sid?: string };
    if (!known) done(authenticationError());
    else if (sid !== config.accountSid) done(notFoundError(request.url));
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.method !== 'GET') noteRequest(request, reply.statusCode, reply.elapsedTime);
    done();
  });
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
  numberRoutes(app, carrier);

  function noteRequest(request: FastifyRequest, status: number, ms: number): void {
    const body = (request.body ?? {}) as Record<string, string>;
    wire.note({
      direction: 'in',
      text: `${request.method} ${request.url.replace(/^.*?\/Accounts\/AC[0-9a-f]+/i, '').split('?')[0]}`,
      result: String(status),
      ms: Math.round(ms),
      tone: status < 400 ? 'good' : 'bad',
      about: [body['To'], body['From']].filter((party) => party !== undefined),
      detail: body,
    });
  }
}
