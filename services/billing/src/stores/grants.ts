/** Tokens that a store's owner gave us when they installed the app: they end after an hour, and each renewal ends the one before. */
import type { Clock } from '@ringline/kit/clock';
import type { Secrets } from '@ringline/kit/secrets';
import { z } from 'zod';
import type { Deps } from '../context.ts';

const stored = z.object({ accessToken: z.string().min(1), refreshToken: z.string().min(1), expiresAt: z.number() });

/** `expiresAt`: milliseconds since 1970. */
export type Grant = z.infer<typeof stored>;

export interface StoreGrants {
  /**
   * The token of a store that installed us; undefined where there is none, as an operator tied the store.
   * @throws what `renew` throws
   */
  tokenOf(store: string, renew: (refreshToken: string) => Promise<Grant>): Promise<string | undefined>;
}

/** Milliseconds before its end from which a token is no longer used, and that a renewal may take with its lock. */
const EARLY_MS = 5 * 60_000;
const LONGEST_MS = 20_000;
const WHY = 'the token of a store is kept with its link';

type Sealing = Pick<Secrets, 'open' | 'seal'>;

export const sealGrant = (secrets: Sealing, grant: Grant): string => secrets.seal(JSON.stringify(grant));
const openGrant = (secrets: Sealing, sealed: string): Grant => stored.parse(JSON.parse(secrets.open(sealed)));

export function createStoreGrants(
  { db, clock, secrets }: { db: Deps['db']; clock: Clock; secrets: Sealing },
  platform: string,
): StoreGrants {
  const isFresh = ({ expiresAt }: Grant) => expiresAt - EARLY_MS > clock.now().getTime();
  return {
    async tokenOf(store, renew) {
      const where = { platform_store: { platform, store } };
      const row = await db.platform(WHY, ({ tx }) => tx.store.findUnique({ where }));
      if (!row?.grant) return undefined;
      const known = openGrant(secrets, row.grant);
      if (isFresh(known)) return known.accessToken;
      // Behind the row's lock: of two who renew with the same token one would be left with tokens that are no longer good.
      return db.platform(
        WHY,
        async ({ tx }) => {
          await tx.$queryRaw`SELECT 1 FROM store WHERE platform = ${platform} AND store = ${store} FOR UPDATE`;
          const locked = await tx.store.findUnique({ where });
          if (!locked?.grant) return undefined;
          const grant = openGrant(secrets, locked.grant);
          if (isFresh(grant)) return grant.accessToken;
          const renewed = await renew(grant.refreshToken);
          await tx.store.update({ where, data: { grant: sealGrant(secrets, renewed) } });
          return renewed.accessToken;
        },
        { timeoutMs: LONGEST_MS, turn: `store:${platform}:${store}` },
      );
    },
  };
}
