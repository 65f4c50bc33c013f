/** How often somebody may ask (defaults 22). Kept fair among replicas by the limits port; without it they go unchecked. */
import { overLimit, type Limits } from '@ringline/kit/limits';

/** Requests of one person, and of the strangers of one address: 20 a second on average, 60 at once. */
const PER_CALLER = { limit: 60, perSeconds: 3 };
/** A page makes two dozen subscriptions at once, and a person has several pages that come back together. */
const PER_SUBSCRIBER = { limit: 400, perSeconds: 20 };
/** Operations of all people of a workspace together. */
const PER_WORKSPACE = { limit: 200, perSeconds: 1 };

/**
 * A token that nobody has verified yet says nothing: by it, whoever makes one up for each request would never be counted.
 * @param userId of who is known by a token that was verified; undefined: the address counts
 * @throws Refusal RATE_LIMITED
 */
export async function limitRequests(limits: Limits, userId: string | undefined, ip: string): Promise<void> {
  const permit = await limits.take(userId ? `graphql:user:${userId}` : `graphql:ip:${ip}`, PER_CALLER);
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

/** Sockets of one address: as many as requests, for whole offices share one. @throws Refusal RATE_LIMITED */
export async function limitSockets(limits: Limits, ip: string): Promise<void> {
  const permit = await limits.take(`socket:ip:${ip}`, PER_CALLER);
  if (!permit.allowed) throw overLimit(permit, 'Too many connections at once. Wait a moment and try again.');
}

/** Subscriptions of one person. @throws Refusal RATE_LIMITED */
export async function limitSubscriptions(limits: Limits, userId: string): Promise<void> {
  const permit = await limits.take(`subscribe:user:${userId}`, PER_SUBSCRIBER);
  if (!permit.allowed) throw overLimit(permit, 'Too many subscriptions at once. Wait a moment and try again.');
}
