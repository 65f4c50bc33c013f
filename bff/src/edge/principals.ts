/** Exchanges access tokens for principals, and keeps them as long as they are true (design: contracts). */
import { timestampMs } from '@bufbuild/protobuf/wkt';
import { PRINCIPAL_HEADER, anonymous, type Principal, type PrincipalClaims } from '@ringline/kit/auth';
import type { Clock } from '@ringline/kit/clock';
import { Refusal, notFound } from '@ringline/kit/errors';
import type { RpcClients } from '@ringline/kit/rpc';
import { AccessService, WorkspaceService } from '@ringline/proto/workspace/v1/workspaces_pb';
import { isUuid } from '@ringline/kit/ids';
import { decodeJwt } from 'jose';

export interface SignedPrincipal {
  /** Sent with every RPC. */
  readonly token: string;
  readonly principal: Principal;
}

export interface Credentials {
  readonly accessToken: string;
  /** Id or unique name; empty: none chosen. */
  readonly workspace: string;
}

export interface Principals {
  /** @throws UNAUTHENTICATED for an ended session, and the refusals of the access service: TOKEN_EXPIRED, NOT_FOUND and the like */
  of(credentials: Credentials): Promise<SignedPrincipal>;
  /** Whose access token it is, as far as this process has had it verified; undefined for any other text. */
  userOf(accessToken: string): string | undefined;
  /** Forgets what a user may do in a workspace. */
  dropAccess(userId: string, workspaceId: string): void;
  /** Forgets what a session may do, and refuses it from now on. */
  endSession(sessionId: string): void;
  /** How often something was dropped: another number after a wait means that what was got may be out of date. */
  drops(): number;
}

/** A principal that was still true when it arrived: a session may end while its answer is on the way. */
export async function lasting(principals: Principals, credentials: Credentials): Promise<SignedPrincipal> {
  for (;;) {
    const drops = principals.drops();
    const signed = await principals.of(credentials);
    if (principals.drops() === drops) return signed;
  }
}

/** Renewed this long before it ends, so that an RPC does not arrive with a dead one. */
const MARGIN_MS = 10_000;
const MAX_CACHED = 10_000;
const MAX_VERIFIED = 50_000;
/** No access token lives longer: 15 minutes (defaults 1.4), and one for clocks that differ. */
const TOKEN_LIVES_MS = 16 * 60_000;
/** How long the end of a session is remembered: as long as its last token may live. */
const ENDED_FOR_MS = TOKEN_LIVES_MS;
const MAX_ENDED = 50_000;

const SESSION_ENDED = new Refusal({
  code: 'UNAUTHENTICATED',
  message: 'You’re no longer signed in. Sign in and try again.',
  why: { check: 'session', required: 'active', current: 'ended' },
});

export function createPrincipals(rpc: RpcClients, clock: Clock): Principals {
  const cached = new Map<string, { signed: SignedPrincipal; since: number; renewAt: number }>();
  const running = new Map<string, Promise<SignedPrincipal>>();
  // A drop while an answer is on its way: that answer may be from before, and is used once but not kept.
  let drops = 0;
  // Outlives the principals: who is renewed or has other rights now is still the same person.
  const verified = new Map<string, { userId: string; sessionId: string; until: number }>();
  // The access service may hear of an end later than we do, and answer as if nothing had happened until then.
  const ended = new Map<string, number>();

  /** @throws Refusal UNAUTHENTICATED */
  function refuseEnded({ sessionId }: Principal): void {
    if (ended.has(sessionId)) throw SESSION_ENDED;
  }

  /** The id of one of the caller's own workspaces by its unique name. @throws Refusal NOT_FOUND */
  async function idOf(uniqueName: string, accessToken: string): Promise<string> {
    const { principalToken } = await rpc.client(AccessService).issuePrincipal({ accessToken, workspaceId: '' });
    const headers = { [PRINCIPAL_HEADER]: principalToken };
    const { workspaces } = await rpc.client(WorkspaceService).listCurrentUserWorkspaces({}, { headers });
    const found = workspaces.find(({ staticUniqueName }) => staticUniqueName === uniqueName);
    if (!found) throw notFound('The workspace');
    return found.id;
  }

  async function issue(key: string, { accessToken, workspace }: Credentials): Promise<SignedPrincipal> {
    const dropsBefore = drops;
    const answer = await rpc.client(AccessService).issuePrincipal({
      accessToken,
      workspaceId: workspace === '' || isUuid(workspace) ? workspace : await idOf(workspace, accessToken),
    });
    const signed = { token: answer.principalToken, principal: readPrincipal(answer.principalToken) };
    refuseEnded(signed.principal);
    const { userId, sessionId } = signed.principal;
    verified.delete(accessToken);
    verified.set(accessToken, { userId, sessionId, until: clock.now().getTime() + TOKEN_LIVES_MS });
    if (verified.size > MAX_VERIFIED) verified.delete(verified.keys().next().value as string);
    const expiresAt = answer.expiresAt ? timestampMs(answer.expiresAt) : 0;
    if (drops === dropsBefore) {
      cached.set(key, { signed, since: clock.now().getTime(), renewAt: expiresAt - MARGIN_MS });
      if (cached.size > MAX_CACHED) cached.delete(cached.keys().next().value as string);
    }
    return signed;
  }

  function drop(matches: (principal: Principal) => boolean): void {
    drops += 1;
    running.clear();
    for (const [key, { signed }] of cached) if (matches(signed.principal)) cached.delete(key);
  }

  return {
    async of(credentials) {
      const key = `${credentials.workspace}\n${credentials.accessToken}`;
      const known = cached.get(key);
      const now = clock.now().getTime();
      // After a clock that was wrong was set back, what is kept would last for as long as it was wrong by.
      if (known && known.since <= now && known.renewAt > now) return known.signed;
      cached.delete(key);
      const underway = running.get(key);
      if (underway) return underway;
      const started = issue(key, credentials).finally(() => {
        if (running.get(key) === started) running.delete(key);
      });
      running.set(key, started);
      return started;
    },
    userOf(accessToken) {
      const known = verified.get(accessToken);
      return known && known.until > clock.now().getTime() && !ended.has(known.sessionId) ? known.userId : undefined;
    },
    dropAccess: (userId, workspaceId) =>
      drop((principal) => principal.userId === userId && (!workspaceId || principal.workspaceId === workspaceId)),
    endSession(sessionId) {
      const now = clock.now().getTime();
      ended.delete(sessionId);
      ended.set(sessionId, now);
      for (const [id, at] of ended) {
        if (ended.size <= MAX_ENDED && at > now - ENDED_FOR_MS) break;
        ended.delete(id);
      }
      drop((principal) => principal.sessionId === sessionId);
    },
    drops: () => drops,
  };
}

/**
 * What a principal token says. Not verified here: it comes straight from its issuer, and decides nothing at the edge that
 * the services do not decide again.
 */
function readPrincipal(token: string): Principal {
  const claims = decodeJwt<{ p: PrincipalClaims }>(token).p;
  return { ...anonymous, ...claims, scope: (resource, action) => claims.grants[resource]?.[action] };
}
