import { Refusal } from '@ringline/kit/errors';
import type { Deps, Unit } from '../context.ts';

type Work = Pick<Unit, 'tx' | 'workspaceId'>;

/** Calls that one person may begin within a minute (defaults 22). */
const CALLS_PER_MINUTE = 20;
const MINUTE_MS = 60_000;

/**
 * `asked`: phones outside that the person has asked into running calls within the minute. Counted from the calls themselves, where they are written: no store that is away can let a stolen sign-in dial on (toll
 * fraud), nor keep anybody else from calling.
 * @throws Refusal RATE_LIMITED
 */
export async function refuseTooManyCalls(
  { clock }: Pick<Deps, 'clock'>,
  { tx, workspaceId }: Work,
  userId: string,
  asked = 0,
): Promise<void> {
  const now = clock.now().getTime();
  const begun = await tx.call.findMany({
    where: {
      workspaceId,
      startedAt: { gt: new Date(now - MINUTE_MS) },
      // As placeCall writes it: who began the call, whoever has it now.
      idempotencyKey: { startsWith: `${userId}:` },
    },
    orderBy: { startedAt: 'desc' },
    take: CALLS_PER_MINUTE,
    select: { startedAt: true },
  });
  if (begun.length + asked < CALLS_PER_MINUTE) return;
  const oldest = begun[CALLS_PER_MINUTE - 1]?.startedAt.getTime() ?? now;
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest + MINUTE_MS - now) / 1000));
  throw new Refusal({
    code: 'RATE_LIMITED',
    message: `You began ${CALLS_PER_MINUTE} calls within a minute. Wait ${retryAfterSeconds} s.`,
    retryable: true,
    details: { retryAfterSeconds },
  });
}

/** Calls to the outside that a workspace may have at once: two for each seat, and some (defaults 22). */
const AT_ONCE = { perSeat: 2, more: 5 };

/** Calls to the outside that run, phones included to which calls are forwarded or that are asked into them; and how many may. */
async function outboundAtOnce({ tx, workspaceId }: Work): Promise<{ running: number; most: number; seats: number }> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`outbound:${workspaceId}`}, 0))`;
  const seats = await tx.memberCopy.count({ where: { workspaceId, active: true, hasSeat: true } });
  // A callback that waits for somebody of ours is not a call to the outside yet.
  const [outbound] = await tx.$queryRaw<{ calls: number }[]>`
    SELECT count(*)::int AS calls FROM call
    WHERE workspace_id = ${workspaceId}::uuid AND direction = 'OUTBOUND' AND NOT final AND state ->> 'phase' IS DISTINCT FROM 'QUEUED'`;
  const placed = outbound?.calls ?? 0;
  const [forwarded] = await tx.$queryRaw<{ phones: number }[]>`
    SELECT count(*)::int AS phones FROM call, jsonb_each(state -> 'legs') AS leg
    WHERE workspace_id = ${workspaceId}::uuid AND NOT final
      AND leg.value ->> 'role' IN ('FORWARD', 'GUEST') AND leg.value ->> 'status' <> 'ENDED'`;
  return { running: placed + (forwarded?.phones ?? 0), most: seats * AT_ONCE.perSeat + AT_ONCE.more, seats };
}

/**
 * Behind a lock, so that calls that begin together cannot pass the limit together.
 * @throws Refusal LIMIT_REACHED
 */
export async function refuseTooManyAtOnce(uow: Work): Promise<void> {
  const { running, most, seats } = await outboundAtOnce(uow);
  if (running < most) return;
  throw new Refusal({
    code: 'LIMIT_REACHED',
    message: `Your workspace has ${running} outgoing calls, the maximum with ${seats} seats. Wait until one ends.`,
    retryable: true,
    why: { check: 'outbound_calls', required: String(most), current: String(running) },
  });
}

/**
 * The same limit for a phone to which a call is to be forwarded; its leg is written already, and counts.
 * @returns why it is not called, or null
 */
export async function tooManyForwarded(uow: Unit): Promise<string | null> {
  const { running, most, seats } = await outboundAtOnce(uow);
  if (running <= most) return null;
  return `the workspace has ${most} outgoing calls, the maximum with ${seats} seats`;
}
