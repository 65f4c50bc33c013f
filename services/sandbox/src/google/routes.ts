/** Google's addresses in the sandbox: the consent page for people, the token and the People API for their clients. */
import formbody from '@fastify/formbody';
import { readQuery } from '@ringline/kit/http';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { escaped, page } from '../gateway/html.ts';
import { ACCOUNTS } from './books.ts';
import { consentQuery, GoogleError, type Google } from './google.ts';

const peopleQuery = z.object({
  pageSize: z.coerce.number().int().default(100),
  pageToken: z.string().default(''),
  personFields: z.string().default(''),
});
const decision = z.object({ account: z.string().default(''), contacts: z.string().default('') });

const consentPage = (): string =>
  page(
    'Sign in with Google (sandbox)',
    `<h1>Choose an account</h1><p class="muted">No real Google account is involved. These address books live in the sandbox.</p>
<form method="post"><label style="display:flex;gap:8px;align-items:center;font-weight:400"><input type="checkbox" name="contacts" value="on" checked style="width:auto;margin:0">See and download your contacts</label>
<ul>${ACCOUNTS.map(
      ({ id, name, email, about }) =>
        `<li><span><strong>${escaped(name)}</strong><br><span class="muted">${escaped(email)}: ${escaped(about)}</span></span><button class="small" name="account" value="${id}" aria-label="Allow ${escaped(name)}">Allow</button></li>`,
    ).join('')}</ul><button class="plain" name="account" value="">Cancel</button></form>`,
  );

/** `GET|POST /o/oauth2/v2/auth`: what a person sees and decides. */
export async function googlePages(app: FastifyInstance, google: Google): Promise<void> {
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody);
  app.setErrorHandler(async (error, _request, reply) => {
    if (!(error instanceof GoogleError)) throw error;
    const text = page('Access blocked', `<h1>Access blocked</h1><p>${escaped(error.message)}</p>`);
    return reply.code(error.status).type('text/html; charset=utf-8').send(text);
  });
  app.get('/o/oauth2/v2/auth', (request, reply) => {
    google.assertMayAsk(readQuery(request, consentQuery));
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(consentPage());
  });
  app.post('/o/oauth2/v2/auth', (request, reply) => {
    const asked = readQuery(request, consentQuery);
    google.assertMayAsk(asked);
    const { account, contacts } = decision.parse(request.body);
    return reply.redirect(google.answerTo(asked, account, contacts === 'on'), 303);
  });
}

/** `POST /token`, `GET /v1/contactGroups`, `GET /v1/people/me/connections`. */
export async function googleApi(app: FastifyInstance, google: Google): Promise<void> {
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody);
  app.setErrorHandler(async (error, _request, reply) => {
    if (!(error instanceof GoogleError)) throw error;
    if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
    return reply.code(error.status).send(error.body);
  });
  app.post('/token', (request) => google.redeem(z.record(z.string(), z.unknown()).parse(request.body ?? {})));
  app.get('/v1/contactGroups', (request) => google.groups(request.headers.authorization));
  app.get('/v1/people/me/connections', (request) =>
    google.connections(request.headers.authorization, readQuery(request, peopleQuery)),
  );
}
