import type { Deps } from '../context.ts';
import { after, tokenPolicy } from '../policy.ts';
import { languageOf } from '@ringline/kit/mail';
import { countryWords } from '../places/countryWords.ts';
import { deviceWords } from './device.ts';

/** Where the person is signed in, the last used first. A session whose last token has run out is not one any more. */
export const listSessions =
  (deps: Deps) => async (_input: unknown, principal: { userId: string; sessionId: string }) => {
    const now = deps.clock.now();
    return deps.db.platform('people have no workspace', async ({ tx }) => {
      const account = await tx.account.findUnique({ where: { id: principal.userId }, select: { language: true } });
      const sessions = await tx.session.findMany({
        where: {
          accountId: principal.userId,
          endedAt: null,
          expiresAt: { gt: now },
          lastUsedAt: { gt: after(now, -tokenPolicy.refresh) },
        },
        orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
      });
      const language = languageOf(account?.language ?? '');
      return sessions.map((session) => ({
        ...session,
        isCurrent: session.id === principal.sessionId,
        device: deviceWords(session.userAgent, language),
        location: countryWords(deps.geography.countryOf(session.ip), language),
      }));
    });
  };
