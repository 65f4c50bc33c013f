/**
 * The import from a Google account (spec 002 §7). The client opens a popup, sends it to `redirectUrl` of
 * `GET /contacts/google/authorize`, waits until it is at `/contacts/google/done`, and hands its query to
 * `GET /contacts/google/callback`, which answers as a file's import does.
 */
import { readQuery } from '@ringline/kit/http';
import { ImportService } from '@ringline/proto/contacts/v1/imports_pb';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Edge } from '../edge/edge.ts';
import { callerOf } from '../graphql/caller.ts';
import { OperationContext } from '../graphql/context.ts';
import { admit, type Admission } from '../media/admit.ts';
import { answerWhenDone, homeCountry } from './importAnswer.ts';

const authorize = z.object({ workspaceId: z.string().default(''), redirectUri: z.string().default('') });
/** What Google adds beside these (scope, authuser, iss, …) means nothing to us. */
const callback = z.object({
  workspaceId: z.string().default(''),
  redirectUri: z.string().default(''),
  subscriberListId: z.string().default(''),
  code: z.string().default(''),
  state: z.string().default(''),
  error: z.string().default(''),
});

const GOOGLE_IMPORT: Admission = {
  name: 'google-import',
  perUser: { limit: 60, perSeconds: 3_600 },
  signIn: 'Sign in before you import contacts.',
  mostBytes: 0,
  unsized: true,
  tooLarge: () => {
    throw new Error('a GET has no body');
  },
  method: ImportService.method.importGoogle,
};

/** What the popup shows until it is read and closed, half a second at most. */
const DONE = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Ringline</title><p>Please wait...</p></html>';

export function importGoogle(app: FastifyInstance, edge: Edge): void {
  async function contextOf(request: FastifyRequest, reply: FastifyReply, workspaceId: string) {
    edge.origins.refuseForeign(request);
    const caller = callerOf(edge, request, reply);
    await admit(edge, request, GOOGLE_IMPORT);
    const workspace = workspaceId || (caller.credentials?.workspace ?? '');
    return new OperationContext(edge, {
      ...caller,
      credentials: caller.credentials && { ...caller.credentials, workspace },
    });
  }

  app.get('/contacts/google/authorize', async (request, reply) => {
    const { workspaceId, redirectUri } = readQuery(request, authorize);
    const context = await contextOf(request, reply, workspaceId);
    const { redirectUrl } = await context.call(ImportService).authorizeGoogle({ redirectUri });
    return reply.send({ redirectUrl });
  });

  app.get('/contacts/google/callback', async (request, reply) => {
    const { workspaceId, ...asked } = readQuery(request, callback);
    const context = await contextOf(request, reply, workspaceId);
    const country = await homeCountry(context);
    const { import: created } = await context.call(ImportService).importGoogle({ ...asked, country });
    return answerWhenDone(context, created?.id ?? '', reply);
  });

  app.get('/contacts/google/done', (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      // The page that opened the popup reads where it is: with a policy of its own it would lose it.
      .header('cross-origin-opener-policy', 'unsafe-none')
      .type('text/html; charset=utf-8')
      .send(DONE),
  );
}
