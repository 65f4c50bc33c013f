import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Edge } from '../edge/edge.ts';
import { isBrowser } from '../edge/origin.ts';
import type { Credentials } from '../edge/principals.ts';
import type { Caller } from './context.ts';

/** Access token and workspace of a request's headers; undefined without a token. */
export function credentialsOf(request: FastifyRequest): Credentials | undefined {
  const accessToken = bearer(request.headers.authorization);
  const workspace = request.headers['x-workspace'];
  return accessToken ? { accessToken, workspace: typeof workspace === 'string' ? workspace : '' } : undefined;
}

function bearer(header: string | undefined): string | undefined {
  return /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
}

export function callerOf(edge: Pick<Edge, 'device'>, request: FastifyRequest, reply: FastifyReply): Caller {
  return {
    credentials: credentialsOf(request),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    device: edge.device.read(request),
    isBrowser: isBrowser(request),
    reply,
  };
}
