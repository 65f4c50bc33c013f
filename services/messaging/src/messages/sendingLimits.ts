/** How much one person may send by hand (defaults 22). Unchecked, people go on sending: credit bounds what it may cost. */
import { createHash } from 'node:crypto';
import { Refusal } from '@ringline/kit/errors';
import { overLimit } from '@ringline/kit/limits';
import type { Deps } from '../context.ts';

/** Texts, first and further attempts alike. */
const PER_MINUTE = { limit: 60, perSeconds: 60 };
/** Different people whom the same text is sent to: more than that is a campaign, with its own rules of consent. */
const SAME_TEXT = { limit: 20, perSeconds: 600 };

/** @throws Refusal RATE_LIMITED */
export async function limitTexts({ limits }: Pick<Deps, 'limits'>, userId: string): Promise<void> {
  const permit = await limits.take(`send-message:${userId}`, PER_MINUTE);
  if (permit.allowed) return;
  throw overLimit(
    permit,
    `You have sent ${PER_MINUTE.limit} texts within a minute. Wait ${permit.retryAfterSeconds} s, or use a campaign.`,
  );
}

/**
 * @param toNumber E.164; who gets the text again counts once
 * @throws Refusal RATE_LIMITED, check `same-text`
 */
export async function limitSameText(
  { limits }: Pick<Deps, 'limits'>,
  { workspaceId, userId, body, toNumber }: { workspaceId: string; userId: string; body: string; toNumber: string },
): Promise<void> {
  const text = createHash('sha256').update(body).digest('base64url');
  const key = `same-text:${workspaceId}:${userId}:${text}`;
  const person = `${key}:${toNumber}`;
  if ((await limits.get(person)) !== undefined) return;
  const permit = await limits.take(key, SAME_TEXT);
  if (permit.allowed) return limits.set(person, '1', SAME_TEXT.perSeconds);
  throw new Refusal({
    code: 'RATE_LIMITED',
    message: `You sent this text to ${SAME_TEXT.limit} people within ten minutes. Use a campaign.`,
    retryable: true,
    why: { check: 'same-text', required: `at most ${SAME_TEXT.limit} people`, current: 'more' },
    details: { retryAfterSeconds: permit.retryAfterSeconds },
  });
}
