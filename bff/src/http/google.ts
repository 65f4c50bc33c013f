import '@fastify/cookie';
import { refusalOf } from '@ringline/kit/errors';
import { readQuery } from '@ringline/kit/http';
import { GoogleService } from '@ringline/proto/identity/v1/google_pb';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Edge } from '../edge/edge.ts';
import { limitSignIn } from '../edge/rates.ts';

const PATH = '/api/auth/google';
const COOKIE = 'ringline_google';

/** Somebody who follows a link that was mangled goes on without the page that it named. */
const begin = z.object({ next: z.string().catch('') });

/**
 * `GET /api/auth/google?next=/path` sends the browser to Google, `GET /api/auth/google/callback` takes it back: signed in, with
 * the refresh token as its cookie, to `next`; to `/login#mfa=<temporaryAccessToken>&next=/path` when a second factor is asked for;
 * to `/login?error=<check>` otherwise.
 */
export function google(app: FastifyInstance, edge: Edge): void {
  const { PUBLIC_URL, SIGN_IN_PER_MINUTE } = edge.env;
  // Lax: the way back begins on Google's page.
  const attributes = { path: PATH, httpOnly: true, sameSite: 'lax', secure: PUBLIC_URL.startsWith('https:') } as const;
  const page = (path: string) => {
    const to = new URL(path, PUBLIC_URL);
    // Identity has looked already; a redirect from here must never lead away.
    return to.origin === new URL(PUBLIC_URL).origin ? to.href : new URL('/', PUBLIC_URL).href;
  };
  const service = () => edge.rpc.client(GoogleService);

  /** Somebody who follows a link sees the sign-in page, never a body of errors. */
  async function orSignInPage(reply: FastifyReply, go: () => Promise<string>): Promise<FastifyReply> {
    let to: string;
    try {
      to = await go();
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) edge.log.error({ err: error }, 'signing in with Google failed');
      const check = refusal?.why?.check ?? '';
      const reason = check.startsWith('google-')
        ? check
        : refusal?.code === 'RATE_LIMITED'
          ? 'rate-limited'
          : 'google-failed';
      to = page(`/login?error=${reason}`);
    }
    return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(to, 302);
  }

  app.get(PATH, (request, reply) =>
    orSignInPage(reply, async () => {
      await limitSignIn(edge.limits, request.ip, SIGN_IN_PER_MINUTE, false);
      const begun = await service().beginGoogleSignIn(readQuery(request, begin));
      void reply.setCookie(COOKIE, begun.flow, { ...attributes, maxAge: begun.expiresInSeconds });
      return begun.authorizationUrl;
    }),
  );

  app.get(`${PATH}/callback`, (request, reply) =>
    orSignInPage(reply, async () => {
      await limitSignIn(edge.limits, request.ip, SIGN_IN_PER_MINUTE, false);
      const flow = request.cookies[COOKIE] ?? '';
      void reply.clearCookie(COOKIE, attributes);
      const { next, outcome } = await service().completeGoogleSignIn({
        flow,
        query: new URL(request.url, PUBLIC_URL).search.slice(1),
        client: {
          ip: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
          device: edge.device.read(request),
        },
      });
      if (outcome.case === 'mfaPrompt') {
        // In the fragment, which no server and no log sees.
        const fragment = new URLSearchParams({ mfa: outcome.value.temporaryAccessToken, next });
        return page(`/login#${fragment}`);
      }
      if (outcome.case !== 'signedIn' || !outcome.value.authTokens) {
        throw new Error('identity answered a sign-in with Google without an outcome');
      }
      edge.device.set(reply, outcome.value.authTokens.device);
      edge.cookie.set(reply, outcome.value.authTokens.refreshToken);
      return page(next);
    }),
  );
}
