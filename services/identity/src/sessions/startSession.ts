import type { Client, Dependencies, Unit } from '../dependencies.ts';
import type { Account } from '../generated/prisma/client.ts';
import { after, tokenPolicy } from '../policy.ts';
import { notifySecurityChange } from '../mails/notify.ts';
import { signAccessToken } from './accessToken.ts';
import { deviceKey } from './device.ts';
import { makeRefreshToken } from './refreshToken.ts';

export interface AuthTokens {
  readonly token: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
}

const LONGEST_USER_AGENT = 400;

export type SignedInBy = 'PASSWORD' | 'QR' | 'GOOGLE' | 'DEMO';

/**
 * Signs a person in: a new session with its first tokens. On a device that none of the earlier sessions was on, the person
 * is told (defaults 18).
 */
export async function startSession(
  deps: Dependencies,
  uow: Unit,
  account: Account,
  client: Client,
  signedInBy: SignedInBy,
): Promise<AuthTokens> {
  const now = deps.clock.now();
  if (signedInBy !== 'DEMO' && (await isNewDevice(uow, account, client.userAgent))) {
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
      userAgent: client.userAgent.slice(0, LONGEST_USER_AGENT),
      signedInBy,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: after(now, tokenPolicy.refreshAbsolute),
    },
  });
  const refreshToken = await makeRefreshToken(deps, uow, session);
  return tokensOf(deps, session, refreshToken);
}

/** Never for the first sign-in ever: who has just signed up knows. Of old sessions, none may be left. */
async function isNewDevice({ tx }: Unit, account: Account, userAgent: string): Promise<boolean> {
  const earlier = await tx.session.findMany({
    where: { accountId: account.id },
    select: { userAgent: true },
    distinct: ['userAgent'],
  });
  const key = deviceKey(userAgent.slice(0, LONGEST_USER_AGENT));
  return account.firstSignedInAt !== null && !earlier.some((session) => deviceKey(session.userAgent) === key);
}

/** Puts a fresh access token beside a refresh token. */
export async function tokensOf(
  deps: Pick<Dependencies, 'secrets' | 'clock'>,
  session: { id: string; accountId: string },
  refreshToken: string,
): Promise<AuthTokens> {
  const token = await signAccessToken(deps, { userId: session.accountId, sessionId: session.id });
  return { token, refreshToken, expiresInSeconds: tokenPolicy.access };
}
