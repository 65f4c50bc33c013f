/** How often somebody may ask (defaults 22). Kept fair among replicas by the limits port; without it they go unchecked. */
import { createHash } from 'node:crypto';
import { overLimit, type Limits } from '@ringline/kit/limits';

/** Requests per token: 20 a second on average, 60 at once. */
const PER_TOKEN = { limit: 60, perSeconds: 3 };
/** Operations of all people of a workspace together. */
const PER_WORKSPACE = { limit: 200, perSeconds: 1 };

/**
 * @param who the authorization header, or the address of who has none
 * @throws Refusal RATE_LIMITED
 */
export async function limitRequests(limits: Limits, who: string): Promise<void> {
  const key = createHash('sha256').update(who).digest('base64url');
  const permit = await limits.take(`graphql:${key}`, PER_TOKEN);
  if (!permit.allowed) throw overLimit(permit, 'Too many requests at once. Wait a moment and try again.');
}

/**
 * Only for who has been found to belong to the workspace: a stranger must not use up what is theirs.
 * @throws Refusal RATE_LIMITED
 */
export async function limitWorkspace(limits: Limits, workspaceId: string): Promise<void> {
  const permit = await limits.take(`workspace:${workspaceId}`, PER_WORKSPACE);
  if (permit.allowed) return;
  throw overLimit(
    permit,
    `Your workspace has sent more than ${PER_WORKSPACE.limit} requests within a second. Wait a moment and try again.`,
  );
}

/**
 * Public sign-in operations of one address.
 * @param withCode whether the operation sends a one-time code or tries one: then a limit that can't be checked refuses.
 * Passwords and sessions are guarded by identity's own limits per account, which lie in its database.
 * @throws Refusal RATE_LIMITED
 */
export async function limitSignIn(limits: Limits, ip: string, perMinute: number, withCode: boolean): Promise<void> {
  const permit = await limits.take(
    `sign-in:${ip}`,
    { limit: perMinute, perSeconds: 60 },
    { whenUnavailable: withCode ? 'refuse' : 'allow' },
  );
  if (!permit.allowed) throw overLimit(permit, `Too many attempts. Try again in ${permit.retryAfterSeconds} seconds.`);
}
