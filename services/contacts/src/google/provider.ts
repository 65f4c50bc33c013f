/** Google's side of an import: consent with PKCE, a token for an hour, and two requests of the People API. */
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Environment } from '../environment.ts';
import { FileProblem } from '../imports/file/fileProblem.ts';

type Client = Pick<
  Environment,
  | 'PUBLIC_URL'
  | 'GOOGLE_CONTACTS_CLIENT_ID'
  | 'GOOGLE_CONTACTS_CLIENT_SECRET'
  | 'GOOGLE_CONTACTS_URL'
  | 'GOOGLE_CONTACTS_CONSENT_URL'
>;

/** Where the popup comes back to; the client reads its query there. */
const DONE_PATH = '/contacts/google/done';
export const SCOPE = 'https://www.googleapis.com/auth/contacts.readonly';
const TIMEOUT_MS = 20_000;
/** Google says when to come back; without that it is asked after a second, two, four, … */
const ATTEMPTS = 6;
const LONGEST_WAIT_MS = 30_000;

export const redirectUriOf = ({ PUBLIC_URL }: Pick<Client, 'PUBLIC_URL'>): string =>
  new URL(DONE_PATH, PUBLIC_URL).href;

export const newVerifier = (): string => randomBytes(32).toString('base64url');

function addressesOf({ GOOGLE_CONTACTS_URL: base, GOOGLE_CONTACTS_CONSENT_URL: consent = base }: Client) {
  return {
    consent: `${consent ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
    token: `${base ?? 'https://oauth2.googleapis.com'}/token`,
    people: `${base ?? 'https://people.googleapis.com'}/v1`,
  };
}

/** Where a person agrees that we read their contacts, once: no refresh token is asked for. */
export function consentUrl(client: Client, { state, verifier }: { state: string; verifier: string }): string {
  const url = new URL(addressesOf(client).consent);
  url.search = new URLSearchParams({
    client_id: client.GOOGLE_CONTACTS_CLIENT_ID,
    redirect_uri: redirectUriOf(client),
    response_type: 'code',
    scope: SCOPE,
    access_type: 'online',
    include_granted_scopes: 'false',
    prompt: 'select_account',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  return url.href;
}

const granted = z.object({ access_token: z.string().min(1), scope: z.string().default(SCOPE) });

/** Google took the code for none of its own: used, too old, or not asked for by us. */
export class CodeRefused extends Error {}
/** The person signed in and left the box for their contacts empty. */
export class ScopeRefused extends Error {}

/**
 * Redeems what the popup came back with.
 * @throws CodeRefused, ScopeRefused; anything else: Google is away
 */
export async function redeem(client: Client, { code, verifier }: { code: string; verifier: string }): Promise<string> {
  const response = await fetch(addressesOf(client).token, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: client.GOOGLE_CONTACTS_CLIENT_ID,
      client_secret: client.GOOGLE_CONTACTS_CLIENT_SECRET,
      redirect_uri: redirectUriOf(client),
      code_verifier: verifier,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 400 || response.status === 401) throw new CodeRefused('Google refused the code');
  if (!response.ok) throw new Error(`Google answered ${response.status} to a code`);
  const { access_token: token, scope } = granted.parse(await response.json());
  if (!scope.split(' ').includes(SCOPE)) throw new ScopeRefused('Google granted no contacts');
  return token;
}

export interface PeopleApi {
  /** Labels that the person made, by the name of their resource. */
  labels(): Promise<Map<string, string>>;
  /** All people, page by page. */
  people(): AsyncGenerator<readonly unknown[]>;
}

const labelPage = z.object({
  contactGroups: z
    .array(z.object({ resourceName: z.string(), groupType: z.string().default(''), name: z.string().default('') }))
    .default([]),
  nextPageToken: z.string().default(''),
});
const peoplePage = z.object({ connections: z.array(z.unknown()).default([]), nextPageToken: z.string().default('') });

/** @param wait between two attempts, in milliseconds */
export function peopleApi(client: Client, token: string, wait: (ms: number) => Promise<unknown> = pause): PeopleApi {
  const { people: base } = addressesOf(client);

  /** @throws FileProblem GOOGLE_REFUSED or GOOGLE_BUSY; Error while Google is away */
  async function get<Page>(schema: z.ZodType<Page>, path: string, query: Record<string, string>): Promise<Page> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(`${base}/${path}?${new URLSearchParams(query)}`, {
        headers: { authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.ok) return schema.parse(await response.json());
      await response.body?.cancel();
      if (response.status === 401 || response.status === 403) throw new FileProblem('GOOGLE_REFUSED');
      if (response.status !== 429 && response.status < 500)
        throw new Error(`Google answered ${response.status} to ${path}`);
      if (attempt === ATTEMPTS) throw new FileProblem('GOOGLE_BUSY');
      await wait(waitOf(response.headers.get('retry-after'), attempt));
    }
  }

  return {
    async labels() {
      const found = new Map<string, string>();
      for (let pageToken = ''; ;) {
        const page = await get(labelPage, 'contactGroups', {
          pageSize: '1000',
          groupFields: 'name,groupType',
          ...(pageToken === '' ? {} : { pageToken }),
        });
        for (const { resourceName, groupType, name } of page.contactGroups)
          if (groupType === 'USER_CONTACT_GROUP' && name !== '') found.set(resourceName, name);
        pageToken = page.nextPageToken;
        if (pageToken === '') return found;
      }
    },
    async *people() {
      for (let pageToken = ''; ;) {
        const page = await get(peoplePage, 'people/me/connections', {
          personFields: 'names,emailAddresses,phoneNumbers,organizations,addresses,memberships,metadata',
          sortOrder: 'FIRST_NAME_ASCENDING',
          pageSize: '1000',
          ...(pageToken === '' ? {} : { pageToken }),
        });
        yield page.connections;
        pageToken = page.nextPageToken;
        if (pageToken === '') return;
      }
    },
  };
}

function waitOf(retryAfter: string | null, attempt: number): number {
  const seconds = Number(retryAfter ?? '');
  const asked = retryAfter !== null && Number.isFinite(seconds) ? seconds * 1_000 : 1_000 * 2 ** (attempt - 1);
  return Math.min(Math.max(asked, 0), LONGEST_WAIT_MS);
}
