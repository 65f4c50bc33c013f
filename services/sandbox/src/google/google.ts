/** Google's side of an import of contacts: OAuth with PKCE, and the two lists of the People API. Nothing is kept between starts. */
import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Clock } from '@ringline/kit/clock';
import { z } from 'zod';
import { isSame } from '../guard/isSame.ts';
import { ACCOUNTS, groupsOf, type Account } from './books.ts';

export const SCOPE = 'https://www.googleapis.com/auth/contacts.readonly';
const CODE_MS = 10 * 60_000;
const TOKEN_SECONDS = 3_599;
const LARGEST_PAGE = 1_000;

export interface GoogleClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The one address that this client registered. */
  readonly redirectUri: string;
}

/** A refusal as Google's endpoints say it. */
export class GoogleError extends Error {
  readonly status: number;
  readonly body: object;
  readonly retryAfter: number | undefined;
  constructor(status: number, body: object, retryAfter?: number) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}
const oauthError = (error: string, description: string, status = 400) =>
  new GoogleError(status, { error, error_description: description });
const apiError = (code: number, status: string, message: string, retryAfter?: number) =>
  new GoogleError(code, { error: { code, message, status } }, retryAfter);

/** What a client asks a person for. */
export const consentQuery = z.object({
  client_id: z.string().default(''),
  redirect_uri: z.string().default(''),
  response_type: z.string().default(''),
  scope: z.string().default(''),
  state: z.string().default(''),
  code_challenge: z.string().default(''),
  code_challenge_method: z.string().default(''),
});
export type Consent = z.infer<typeof consentQuery>;

/** `id`: two codes of the same moment are two. */
const codeClaims = z.object({
  id: z.string(),
  account: z.string(),
  challenge: z.string(),
  scope: z.string(),
  until: z.number(),
});
const tokenClaims = z.object({ account: z.string(), until: z.number(), id: z.string() });

export type Google = ReturnType<typeof createGoogle>;

export function createGoogle({ client, clock }: { client: GoogleClient; clock: Clock }) {
  const used = new Set<string>();
  const refused = new Map<string, number>();
  const now = () => clock.now().getTime();
  const sign = (text: string) => createHmac('sha256', client.clientSecret).update(text).digest('base64url');
  const signed = (prefix: string, claims: object) => {
    const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return `${prefix}${text}.${sign(prefix + text)}`;
  };
  function opened<Claims>(prefix: string, schema: z.ZodType<Claims>, given: string): Claims | undefined {
    const [text = '', signature = ''] = given.slice(prefix.length).split('.');
    if (!given.startsWith(prefix) || !isSame(signature, sign(prefix + text))) return undefined;
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  }

  function accountOf(authorization: string | undefined): { account: Account; token: string } {
    const token = (authorization ?? '').replace(/^Bearer /i, '');
    const claims = opened('ya29.', tokenClaims, token);
    const account = ACCOUNTS.find(({ id }) => id === claims?.account);
    if (!claims || !account || claims.until < now())
      throw apiError(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
    return { account, token };
  }

  return {
    /** @throws GoogleError what Google shows in place of its consent page, and never sends back */
    assertMayAsk(asked: Consent): void {
      if (asked.client_id !== client.clientId)
        throw oauthError('invalid_client', 'The OAuth client was not found.', 401);
      if (asked.redirect_uri !== client.redirectUri)
        throw oauthError('redirect_uri_mismatch', `The redirect URI ${asked.redirect_uri} is not registered.`);
      if (asked.response_type !== 'code') throw oauthError('unsupported_response_type', 'Use response_type=code.');
      if (!asked.scope.split(' ').includes(SCOPE)) throw oauthError('invalid_scope', `This sandbox knows ${SCOPE}.`);
      if (asked.code_challenge !== '' && asked.code_challenge_method !== 'S256')
        throw oauthError('invalid_request', 'Use code_challenge_method=S256.');
    },

    /** Where the browser goes once the person has decided; without an account they declined. */
    answerTo(asked: Consent, accountId: string, contactsTicked: boolean): string {
      const url = new URL(asked.redirect_uri);
      const account = ACCOUNTS.find(({ id }) => id === accountId);
      if (!account) url.searchParams.set('error', 'access_denied');
      else {
        const scope = contactsTicked ? SCOPE : 'openid';
        const until = now() + CODE_MS;
        const claims = { id: randomUUID(), account: account.id, challenge: asked.code_challenge, scope, until };
        url.searchParams.set('code', signed('4/', claims));
        url.searchParams.set('scope', scope);
      }
      url.searchParams.set('state', asked.state);
      return url.href;
    },

    /** `POST /token`. */
    redeem(form: Readonly<Record<string, unknown>>) {
      const text = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
      if (text('client_id') !== client.clientId || !isSame(text('client_secret'), client.clientSecret))
        throw oauthError('invalid_client', 'The provided client secret is invalid.', 401);
      if (text('grant_type') !== 'authorization_code')
        throw oauthError('unsupported_grant_type', 'This sandbox takes authorization_code.');
      const code = text('code');
      const claims = opened('4/', codeClaims, code);
      if (!claims || claims.until < now() || used.has(code)) throw oauthError('invalid_grant', 'Bad Request');
      if (text('redirect_uri') !== client.redirectUri) throw oauthError('redirect_uri_mismatch', 'Bad Request');
      const challenge = createHash('sha256').update(text('code_verifier')).digest('base64url');
      if (claims.challenge !== '' && challenge !== claims.challenge)
        throw oauthError('invalid_grant', 'Invalid code verifier.');
      used.add(code);
      return {
        access_token: signed('ya29.', {
          account: claims.account,
          until: now() + TOKEN_SECONDS * 1_000,
          id: sign(code).slice(0, 12),
        }),
        expires_in: TOKEN_SECONDS,
        scope: claims.scope,
        token_type: 'Bearer',
      };
    },

    /** `GET /v1/contactGroups`. */
    groups(authorization: string | undefined) {
      const { account } = accountOf(authorization);
      const contactGroups = groupsOf(account);
      return { contactGroups, totalItems: contactGroups.length };
    },

    /** `GET /v1/people/me/connections`. */
    connections(
      authorization: string | undefined,
      asked: { pageSize: number; pageToken: string; personFields: string },
    ) {
      const { account, token } = accountOf(authorization);
      if (asked.personFields === '') throw apiError(400, 'INVALID_ARGUMENT', 'personFields mask is required.');
      if (asked.pageSize < 1 || asked.pageSize > LARGEST_PAGE)
        throw apiError(400, 'INVALID_ARGUMENT', `Page size must be between 1 and ${LARGEST_PAGE}.`);
      const refusals = refused.get(token) ?? 0;
      if (refusals < account.refuses) {
        refused.set(token, refusals + 1);
        throw apiError(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded for quota metric ‘Critical read requests’.', 1);
      }
      const from = asked.pageToken === '' ? 0 : Number(asked.pageToken.replace(/^page-/, ''));
      if (!Number.isInteger(from)) throw apiError(400, 'INVALID_ARGUMENT', 'Invalid page token.');
      const next = from + asked.pageSize;
      return {
        connections: account.people.slice(from, next),
        ...(next < account.people.length ? { nextPageToken: `page-${next}` } : {}),
        totalPeople: account.people.length,
        totalItems: account.people.length,
      };
    },
  };
}
