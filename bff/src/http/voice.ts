import { readBody, readQuery } from '@ringline/kit/http';
import { CallService } from '@ringline/proto/telephony/v1/telephony_pb';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Edge } from '../edge/edge.ts';
import { callerOf } from '../graphql/caller.ts';
import { OperationContext } from '../graphql/context.ts';

/** Milliseconds before its end at which a voice token is renewed (defaults 1.4). */
const REFRESH_LEAD_MS = 20_000;
/**
 * The person's device where the request names none: the contract's `GET /tokens` has no query, but a token is for one device
 * (defaults 1.4). Who asks so has one phone; two such phones of a person would be taken for the same.
 */
const ONLY_DEVICE = 'default';

const ONE_DEVICE = 'Say which one device the token is for: ?deviceId=';
const device = z.object({ deviceId: z.string(ONE_DEVICE).min(1, ONE_DEVICE).default(ONLY_DEVICE) });

const hold = z.object({
  hold: z.boolean(),
  conferenceFriendlyId: z.string().min(1),
  workspaceNumber: z.string().default(''),
  participantId: z.string().default(''),
});

/** The voice endpoints of spec 001 §7: bearer access token plus the workspace's unique name (or id) in `x-workspace`. */
export function voice(app: FastifyInstance, edge: Edge): void {
  const calls = (request: FastifyRequest, reply: FastifyReply) =>
    new OperationContext(edge, callerOf(edge, request, reply)).call(CallService);

  app.get('/tokens', async (request, reply) => {
    const { deviceId } = readQuery(request, device);
    const { token, identity, ttlSeconds } = await calls(request, reply).issueDeviceToken({ deviceId });
    return reply.header('cache-control', 'no-store').send({
      token,
      identity,
      ttlSeconds,
      tokenRefreshMs: REFRESH_LEAD_MS,
      availableActivityId: 'AVAILABLE',
    });
  });

  app.post('/calls/incall/holdunhold', async (request, reply) => {
    edge.origins.refuseForeign(request);
    const { call } = await calls(request, reply).holdCall(readBody(request, hold));
    return reply.send({ callId: call?.id, phase: call?.phase, hold: call?.phase === 'HELD' });
  });
}
