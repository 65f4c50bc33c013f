/** The OpenID provider: Google, or another issuer that the operator named. */
import * as oidc from 'openid-client';
import type { Deps } from '../context.ts';
import { googlePolicy } from './policy.ts';

const CALLBACK = '/api/auth/google/callback';

/** What is kept by the browser between the two requests of a sign-in. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** What the provider says about a person. */
export interface GoogleIdentity {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: string;
}

export interface GoogleProvider {
  readonly offered: boolean;
  begin(): Promise<{ authorizationUrl: string; secrets: FlowSecrets }>;
  /** @throws Error when the answer is not the one to these secrets, or the provider does not stand by it */
  finish(query: string, secrets: FlowSecrets): Promise<GoogleIdentity>;
}

const GOOGLE = 'https://accounts.google.com';

/**
 * Whether the provider knows today whose address it is. Google does for its own mailboxes and for domains that it hosts (`hd`);
 * of any other address it knows whose it was when the account was made, and addresses are given to other people
 * (https://developers.google.com/identity/gsi/web/guides/verify-google-id-token). Another issuer is the operator's own.
 */
export function vouchesFor(issuer: string, email: string, hostedDomain: string): boolean {
  if (new URL(issuer).origin !== GOOGLE) return true;
  return hostedDomain !== '' || /@(gmail|googlemail)\.com$/i.test(email);
}

/** Authorization code flow with PKCE, state and nonce; the ID token's signature is checked. */
export function googleProvider({ env }: Pick<Deps, 'env'>): GoogleProvider {
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, PUBLIC_URL } = env;
  const redirectUri = new URL(CALLBACK, PUBLIC_URL).href;
  let found: Promise<oidc.Configuration> | undefined;

  /** What the issuer publishes about itself; asked for once, and again after a failure. */
  function configuration(): Promise<oidc.Configuration> {
    const issuer = new URL(GOOGLE_ISSUER);
    found ??= oidc
      .discovery(issuer, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, undefined, {
        timeout: googlePolicy.timeout,
        // Only a loopback issuer may be http (environment.ts).
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        found = undefined;
        throw error;
      });
    return found;
  }

  return {
    offered: GOOGLE_CLIENT_ID !== '',
    async begin() {
      const secrets = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
      return { authorizationUrl: url.href, secrets };
    },
    async finish(query, { state, nonce, codeVerifier }) {
      const tokens = await oidc.authorizationCodeGrant(await configuration(), new URL(`?${query}`, redirectUri), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider answered without an ID token');
      const text = (name: string) => {
        const value = claims[name];
        return typeof value === 'string' ? value : '';
      };
      return {
        subject: claims.sub,
        email: text('email'),
        emailVerified: claims['email_verified'] === true && vouchesFor(GOOGLE_ISSUER, text('email'), text('hd')),
        firstName: text('given_name') || text('name'),
        lastName: text('family_name'),
        locale: text('locale'),
      };
    },
  };
}
