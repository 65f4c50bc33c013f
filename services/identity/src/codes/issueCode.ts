import { Refusal } from '@ringline/kit/errors';
import type { Client, Dependencies, Unit } from '../dependencies.ts';
import type { Account } from '../generated/prisma/client.ts';
import { enqueueMail } from '../mails/sendMail.ts';
import { after, codePolicy, secondsUntil } from '../policy.ts';
import { nextCodeAt } from './limits.ts';
import { lifetimeOf, type Purpose } from './purposes.ts';

const HOUR = 3600;
const DAY = 86_400;

export type Issued =
  | { readonly sent: true; readonly resendAfter: number }
  | { readonly sent: false; readonly refusal: Refusal };

/** A code that is to be made. */
export interface CodeOrder {
  readonly purpose: Purpose;
  /** Whose it is; null for an address without an account. */
  readonly accountId: string | null;
  /** Of a reset: what stands for its address. */
  readonly resetId?: string;
  /** The address that it is to prove, where that is not the account's own. */
  readonly target?: string;
  /** Addresses in clear that the limits count for: whoever guesses the code, and whoever is bothered with it. */
  readonly limitedBy: readonly string[];
  readonly client: Client;
  /** Stores the job that sends it. */
  deliver(code: string, minutes: number): Promise<void>;
}

/** The refusal of a code that is asked for too early. */
function tooSoon(seconds: number): Refusal {
  return new Refusal({
    code: 'OTP_RESEND_TOO_SOON',
    message: `You can ask for another code in ${seconds} s. The last code we sent may still work.`,
    retryable: true,
    why: { check: 'code-rate', required: 'a wait between codes', current: `${seconds} s left`, whoCanFix: ['you'] },
    details: { retryAfterSeconds: seconds },
  });
}

/** What a code is stored as. Whose it is, and what for, is part of it: a row moved elsewhere is worth nothing. */
export function codeHmac(
  deps: Pick<Dependencies, 'secrets'>,
  { purpose, subject }: { purpose: Purpose; subject: string },
  code: string,
): string {
  return deps.secrets.hmac('one-time-code', `${purpose}:${subject}:${code}`);
}

/**
 * Makes a new code, kills the old one for the same purpose, and sends it after the commit. The caller holds the account's
 * or the address's lock, so that two requests at once make one code.
 * @returns `sent: false` with the reason when the limits of defaults 1.1 do not allow a code yet; then nothing was written.
 */
export async function issueCode(deps: Dependencies, uow: Unit, order: CodeOrder): Promise<Issued> {
  const { tx } = uow;
  const { purpose, accountId, resetId, target = '', client } = order;
  const subject = resetId ?? accountId;
  if (!subject) throw new Error('A code is somebody’s, or of a reset');
  const now = deps.clock.now();
  const identifiers = order.limitedBy.map((address) => deps.secrets.hmac('identifier', address));
  let resendAt = now;
  for (const identifier of identifiers) {
    const requests = await tx.codeRequest.findMany({
      where: { identifier, requestedAt: { gt: after(now, -DAY) } },
      orderBy: { requestedAt: 'desc' },
      take: codePolicy.perDay,
    });
    const times = requests.map(({ requestedAt }) => requestedAt);
    const allowedAt = nextCodeAt(times, now);
    if (allowedAt > now) return { sent: false, refusal: tooSoon(secondsUntil(allowedAt, now)) };
    const next = nextCodeAt([now, ...times], now);
    if (next > resendAt) resendAt = next;
  }
  if (client.ip && (await codesOfAddress(uow, client.ip, now)) >= deps.env.CODES_PER_IP_PER_HOUR) {
    return { sent: false, refusal: tooSoon(HOUR) };
  }

  const code = deps.randomness.code();
  const lifetime = lifetimeOf(purpose);
  await tx.oneTimeCode.updateMany({
    where: resetId ? { resetId, endedAt: null } : { accountId, purpose, endedAt: null },
    data: { endedAt: now },
  });
  await tx.oneTimeCode.create({
    data: {
      id: deps.ids.uuid(),
      accountId,
      purpose,
      resetId: resetId ?? null,
      target,
      codeHmac: codeHmac(deps, { purpose, subject }, code),
      attemptsLeft: codePolicy.attempts,
      createdAt: now,
      expiresAt: after(now, lifetime),
    },
  });
  // One row for each address that is counted for; the network address is counted once.
  await tx.codeRequest.createMany({
    data: identifiers.map((identifier, index) => ({
      id: deps.ids.uuid(),
      identifier,
      ip: index === 0 ? client.ip : '',
      requestedAt: now,
    })),
  });
  await order.deliver(code, lifetime / 60);
  return { sent: true, resendAfter: secondsUntil(resendAt, now) };
}

function codesOfAddress({ tx }: Unit, ip: string, now: Date): Promise<number> {
  return tx.codeRequest.count({ where: { ip, requestedAt: { gt: after(now, -HOUR) } } });
}

/** What a code to the account's own address is good for. */
export const purposeFor = ({ status }: Account): Purpose => (status === 'UNVERIFIED' ? 'VERIFY_ACCOUNT' : 'SIGN_IN');

/** Whether a code to the account's own address waits to be entered. */
export async function isCodeAlive({ clock }: Pick<Dependencies, 'clock'>, { tx }: Unit, account: Account) {
  const where = { accountId: account.id, purpose: purposeFor(account), endedAt: null, expiresAt: { gt: clock.now() } };
  return (await tx.oneTimeCode.count({ where })) > 0;
}

/** The code that verifies an account, or a sign-in to a verified one, to its own address (defaults 1.5). */
export function issueVerificationCode(
  deps: Dependencies,
  uow: Unit,
  account: Account,
  client: Client,
): Promise<Issued> {
  return issueCode(deps, uow, {
    purpose: purposeFor(account),
    accountId: account.id,
    limitedBy: [account.emailKey],
    client,
    deliver: (code, minutes) =>
      enqueueMail(deps, uow, { to: account.email, language: account.language }, 'verify-account-code', {
        code,
        minutes,
      }),
  });
}
