/** What a person chose about calls; without a choice call waiting is off (defaults 8.6). */
import type { Principal } from '@ringline/kit/auth';
import type { Deps } from '../context.ts';

export interface CallPreferences {
  callWaiting: boolean;
}

type Caller = Pick<Principal, 'workspaceId' | 'userId'>;

export const getCallPreferences =
  ({ db }: Pick<Deps, 'db'>) =>
  ({ workspaceId, userId }: Caller): Promise<CallPreferences> =>
    db.tenant(workspaceId, async ({ tx }) => {
      const chosen = await tx.callPreference.findUnique({ where: { workspaceId_userId: { workspaceId, userId } } });
      return { callWaiting: chosen?.callWaiting ?? false };
    });

export const updateCallPreferences =
  ({ db }: Pick<Deps, 'db'>) =>
  ({ callWaiting }: CallPreferences, { workspaceId, userId }: Caller): Promise<CallPreferences> =>
    db.tenant(workspaceId, async ({ tx }) => {
      const key = { workspaceId, userId };
      await tx.callPreference.upsert({
        where: { workspaceId_userId: key },
        create: { ...key, callWaiting },
        update: { callWaiting },
      });
      return { callWaiting };
    });
