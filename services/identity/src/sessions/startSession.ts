import { cutText } from '@ringline/kit/text';
import type { Client, Deps, Unit } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { after, tokenPolicy } from '../policy.ts';
import { notifySecurityChange } from '../mails/notify.ts';
import { signAccessToken } from './accessToken.ts';
import { learnDevice } from './knownDevice.ts';
import { makeRefreshToken } from './refreshToken.ts';

export interface AuthTokens {
  readonly token: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
  /** What the browser keeps to be known by; empty: it keeps what it has. */
  readonly device: string;
}

const LONGEST_USER_AGENT = 400;

export type SignedInBy = 'PASSWORD' | 'QR' | 'GOOGLE' | 'DEMO';

/**
 * Signs a person in: a new session with its first tokens, in a browser that is known from then on. When it was not before, the
 * person is told (defaults 18), but for the first sign-in ever: who has just signed up knows. The demo's browsers are anybody's.
 */
export async function startSession(
  deps: Deps,
  uow: Unit,
  account: Account,
  client: Client,
  signedInBy: SignedInBy,
): Promise<AuthTokens> {
  const now = deps.clock.now();
  const device = signedInBy === 'DEMO' ? undefined : await learnDevice(deps, uow, account.id, client);
  if (device?.isNew && account.firstSignedInAt !== null) {
    await notifySecurityChange(deps, uow, account, 'new-device', client);
  }
  if (account.firstSignedInAt === null) {
    await uow.tx.account.update({ where: { id: account.id }, data: { firstSignedInAt: now } });
  }
  const session = await uow.tx.session.create({
    data: {
      id: deps.ids.uuid(),
      accountId: account.id,
      ip: client.ip,
      userAgent: cutText(client.userAgent, LONGEST_USER_AGENT),
      signedInBy,
      deviceHash: device?.deviceHash ?? null,
      country: deps.geography.countryOf(client.ip),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: after(now, tokenPolicy.refreshAbsolute),
    },
  });
  const refreshToken = await makeRefreshToken(deps, uow, session);
  return tokensOf(deps, session, refreshToken, device?.cookie);
}

/** Puts a fresh access token beside a refresh token. */
export async function tokensOf(
  deps: Pick<Deps, 'secrets' | 'clock'>,
  session: { id: string; accountId: string },
  refreshToken: string,
  device = '',
): Promise<AuthTokens> {
  const token = await signAccessToken(deps, { userId: session.accountId, sessionId: session.id });
  return { token, refreshToken, expiresInSeconds: tokenPolicy.access, device };
}
