/** A real OpenID provider on loopback, in the place of Google: it signs in whoever the test says. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEndOfFile } from '@ringline/kit/testing';
import { Provider, interactionPolicy, type Configuration } from 'oidc-provider';

export interface OidcPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly given_name: string;
  readonly family_name: string;
  readonly locale: string;
}

export interface OidcProvider {
  /** What the product has to be told. */
  readonly settings: Readonly<Record<string, string>>;
  /** Who is at the browser from now on; undefined: somebody who cancels. */
  signsIn(person: OidcPerson | undefined): void;
}

const CLIENT_ID = 'ringline-test';
const CLIENT_SECRET = 'a secret of a test, long enough';

/** @param productUrl address of the product, whose callback is registered */
export async function startOidcProvider(productUrl: string): Promise<OidcProvider> {
  let atTheBrowser: OidcPerson | undefined;
  const people = new Map<string, OidcPerson>();
  // The issuer's address is part of the provider, and known only once somebody listens.
  let handle: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => response.end();
  const server = createServer((request, response) => handle(request, response));
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  atEndOfFile(async () => {
    server.closeAllConnections();
    server.close();
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configuration(`${productUrl}/api/auth/google/callback`, people));
  const answer = provider.callback();

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await provider.interactionDetails(request, response);
    const person = atTheBrowser;
    if (person) people.set(person.sub, person);
    await provider.interactionFinished(
      request,
      response,
      person ? { select_account: {}, login: { accountId: person.sub } } : { error: 'access_denied' },
    );
  }
  handle = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    interact(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  };
  return {
    settings: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET },
    signsIn: (person) => void (atTheBrowser = person),
  };
}

function configuration(redirectUri: string, people: ReadonlyMap<string, OidcPerson>): Configuration {
  // Google asks which account, as our request tells it to.
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    // As Google does: the ID token carries the address.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'locale'] },
    pkce: { required: () => true },
    cookies: { keys: ['for tests'] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}
