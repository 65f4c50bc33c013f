import type { Client, Dependencies, Unit } from '../dependencies.ts';
import type { Account } from '../generated/prisma/client.ts';
import { after, tokenPolicy } from '../policy.ts';
import { signAccessToken } from './accessToken.ts';
import { makeRefreshToken } from './refreshToken.ts';

export interface AuthTokens {
  readonly token: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
}

const LONGEST_USER_AGENT = 400;

/** Signs a person in: a new session with its first tokens. */
export async function startSession(
  deps: Dependencies,
  uow: Unit,
  account: Account,
  client: Client,
): Promise<AuthTokens> {
  const now = deps.clock.now();
  const session = await uow.tx.session.create({
    data: {
      id: deps.ids.uuid(),
      accountId: account.id,
      ip: client.ip,
      userAgent: client.userAgent.slice(0, LONGEST_USER_AGENT),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: after(now, tokenPolicy.refreshAbsolute),
    },
  });
  const refreshToken = await makeRefreshToken(deps, uow, session);
  return tokensOf(deps, session, refreshToken);
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
