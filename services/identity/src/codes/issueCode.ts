import { Refusal } from '@ringline/kit/errors';
import type { Client, Dependencies, Unit } from '../dependencies.ts';
import type { Account } from '../generated/prisma/client.ts';
import { after, codePolicy, secondsUntil } from '../policy.ts';
import { nextCodeAt } from './limits.ts';
import { SEND_CODE } from './sendCode.ts';

const HOUR = 3600;
const DAY = 86_400;

export type Issued =
  | { readonly sent: true; readonly resendAfter: number }
  | { readonly sent: false; readonly refusal: Refusal };

/** The refusal of a code that is asked for too early. */
function tooSoon(seconds: number): Refusal {
  return new Refusal({
    code: 'OTP_RESEND_TOO_SOON',
    message: `You can ask for another code in ${seconds} s. The last code we sent may still work.`,
    retryable: true,
    details: { retryAfterSeconds: seconds },
  });
}

/** What a code is stored as. The account is part of it, so that a row moved to another account is worth nothing. */
export function codeHmac(deps: Pick<Dependencies, 'secrets'>, accountId: string, code: string): string {
  return deps.secrets.hmac('one-time-code', `${accountId}:${code}`);
}

/**
 * Makes a new code for an account, kills the old one, and mails it after the commit. The caller holds the account's or
 * the address's lock, so that two requests at once make one code.
 * @returns `sent: false` with the reason when the limits of defaults 1.1 do not allow a code yet; then nothing was written.
 */
export async function issueCode(deps: Dependencies, uow: Unit, account: Account, client: Client): Promise<Issued> {
  const { tx } = uow;
  const now = deps.clock.now();
  const identifier = deps.secrets.hmac('identifier', account.emailKey);
  const requests = await tx.codeRequest.findMany({
    where: { identifier, requestedAt: { gt: after(now, -DAY) } },
    orderBy: { requestedAt: 'desc' },
    take: codePolicy.perDay,
  });
  const times = requests.map(({ requestedAt }) => requestedAt);
  const allowedAt = nextCodeAt(times, now);
  if (allowedAt > now) return { sent: false, refusal: tooSoon(secondsUntil(allowedAt, now)) };
  if (client.ip && (await codesOfAddress(uow, client.ip, now)) >= deps.env.CODES_PER_IP_PER_HOUR) {
    return { sent: false, refusal: tooSoon(HOUR) };
  }

  const code = deps.randomness.code();
  await tx.oneTimeCode.updateMany({ where: { accountId: account.id, endedAt: null }, data: { endedAt: now } });
  await tx.oneTimeCode.create({
    data: {
      id: deps.ids.uuid(),
      accountId: account.id,
      codeHmac: codeHmac(deps, account.id, code),
      attemptsLeft: codePolicy.attempts,
      createdAt: now,
      expiresAt: after(now, codePolicy.lifetime),
    },
  });
  await tx.codeRequest.create({ data: { id: deps.ids.uuid(), identifier, ip: client.ip, requestedAt: now } });
  // Sealed: a job's payload lies in the database in clear, and a code must not.
  const sealed = deps.secrets.seal(JSON.stringify({ to: account.email, code }));
  await deps.jobs.enqueue(uow, SEND_CODE, { sealed });
  return { sent: true, resendAfter: secondsUntil(nextCodeAt([now, ...times], now), now) };
}

function codesOfAddress({ tx }: Unit, ip: string, now: Date): Promise<number> {
  return tx.codeRequest.count({ where: { ip, requestedAt: { gt: after(now, -HOUR) } } });
}
