/**
 * The principal: who asks, in which workspace, with which rights. Signed by workspace's access projection, valid for 60
 * seconds, sent with every RPC; services decide from it alone (design: contracts).
 */
import { SignJWT, errors, importJWK, jwtVerify, type JWK } from 'jose';
import { Refusal } from '../errors/index.ts';

export type PermissionAction = 'CREATE' | 'READ' | 'UPDATE' | 'DELETE';
export type Scope = 'all' | 'team' | 'own';

/** resource → action → scope. */
export type Grants = Readonly<Record<string, Readonly<Partial<Record<PermissionAction, Scope>>>>>;

export interface PrincipalClaims {
  readonly kind: 'user' | 'service';
  /** The user's id, or the service's name. */
  readonly userId: string;
  readonly sessionId: string;
  /** Empty when the principal has no workspace. */
  readonly workspaceId: string;
  /** The membership's id in the workspace. */
  readonly profileId: string;
  readonly role: string;
  readonly teamIds: readonly string[];
  readonly grants: Grants;
  readonly plan: string;
  /** Names of the plan features that the workspace has. */
  readonly features: readonly string[];
  /** For features that the plan lacks: the cheapest plan that has them, as far as billing has told it. */
  readonly plansWith?: Readonly<Record<string, string>>;
  readonly seat: boolean;
  /** First name of the workspace's owner, for refusals that say who can help. */
  readonly ownerName: string;
}

export interface Principal extends Omit<PrincipalClaims, 'kind'> {
  readonly kind: 'user' | 'service' | 'anonymous';
  /** The widest scope of a grant, undefined when there is none. */
  scope(resource: string, action: PermissionAction): Scope | undefined;
}

/** Where the keys live; kit/secrets implements it. */
export interface SigningKeys {
  /** The private key that signs now. */
  signingKey(purpose: KeyPurpose): Promise<{ readonly kid: string; readonly jwk: JWK }> | { kid: string; jwk: JWK };
  /** The public key of a key id, undefined when unknown or retired. */
  verificationKey(purpose: KeyPurpose, kid: string): Promise<JWK | undefined> | JWK | undefined;
}
export type KeyPurpose = 'access-token' | 'principal' | 'service';

/** Lifetime of a principal in seconds (design: contracts). */
export const PRINCIPAL_SECONDS = 60;

const NOBODY: PrincipalClaims = {
  kind: 'user',
  userId: '',
  sessionId: '',
  workspaceId: '',
  profileId: '',
  role: '',
  teamIds: [],
  grants: {},
  plan: '',
  features: [],
  seat: false,
  ownerName: '',
};

function fromClaims(claims: PrincipalClaims, kind: Principal['kind']): Principal {
  return { ...claims, kind, scope: (resource, action) => claims.grants[resource]?.[action] };
}

export const anonymous: Principal = fromClaims(NOBODY, 'anonymous');

/** Signs a principal. @returns the token and its expiry. */
export async function signPrincipal(
  claims: PrincipalClaims,
  keys: SigningKeys,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const expiresAt = new Date(now.getTime() + PRINCIPAL_SECONDS * 1000);
  const purpose = claims.kind === 'service' ? 'service' : 'principal';
  const { kid, jwk } = await keys.signingKey(purpose);
  const token = await new SignJWT({ p: claims })
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: `${purpose}+jwt` })
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(await importJWK(jwk, 'EdDSA'));
  return { token, expiresAt };
}

/** A principal for a service's own calls. */
export function serviceClaims(name: string): PrincipalClaims {
  return { ...NOBODY, kind: 'service', userId: name };
}

/**
 * Reads a principal token.
 * @throws Refusal UNAUTHENTICATED when it is forged, TOKEN_EXPIRED when it is too old.
 */
export async function verifyPrincipal(token: string, keys: SigningKeys, now: Date): Promise<Principal> {
  try {
    let purpose: KeyPurpose = 'principal';
    const { payload } = await jwtVerify(
      token,
      async (header) => {
        purpose = header.typ === 'service+jwt' ? 'service' : 'principal';
        const jwk = header.kid ? await keys.verificationKey(purpose, header.kid) : undefined;
        if (!jwk) throw new errors.JWKSNoMatchingKey();
        return importJWK(jwk, 'EdDSA');
      },
      { algorithms: ['EdDSA'], currentDate: now, clockTolerance: 5 },
    );
    const claims = payload['p'] as PrincipalClaims;
    // The key decides the kind: a key that signs people's principals can't make a service of one.
    if ((claims.kind === 'service') !== ((purpose as KeyPurpose) === 'service')) throw new errors.JWTInvalid();
    return fromClaims({ ...NOBODY, ...claims }, claims.kind);
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      throw new Refusal({
        code: 'TOKEN_EXPIRED',
        message: 'Your sign-in has expired. Sign in again.',
        retryable: true,
      });
    }
    throw new Refusal({ code: 'UNAUTHENTICATED', message: 'You’re not signed in. Sign in and try again.' });
  }
}
