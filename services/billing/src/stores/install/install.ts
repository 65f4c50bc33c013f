/** From a platform's listing to us: the browser is sent to its store's owner to allow the app, and comes back with a code. */
import { randomBytes } from 'node:crypto';
import { refusalOf } from '@ringline/kit/errors';
import type { Secrets } from '@ringline/kit/secrets';
import type { Deps } from '../../context.ts';
import { sealGrant } from '../grants.ts';
import type { StoreFront } from './front.ts';
import { type StoreCheck, storeRefusal } from './refusals.ts';
import { AT_OURS, AT_PLATFORM, openBegun, sealBegun, sealInstall } from './sealed.ts';

export interface InstallDeps extends Deps {
  readonly secrets: Pick<Secrets, 'open' | 'seal'>;
  readonly fronts: readonly StoreFront[];
}

const after = ({ clock }: Pick<Deps, 'clock'>, seconds: number): number => clock.now().getTime() + seconds * 1_000;

function frontOf({ fronts }: InstallDeps, platform: string): StoreFront {
  const found = fronts.find((one) => one.platform === platform);
  if (found) return found;
  throw storeRefusal('store-off');
}

/**
 * Somebody pressed "Install" at the platform.
 * @throws Refusal NOT_FOUND where the app is not set up, INVALID_TRANSITION for a query that the platform did not make
 */
export const beginInstall =
  (deps: InstallDeps) =>
  async ({ platform, query }: { platform: string; query: string }) => {
    const state = randomBytes(24).toString('base64url');
    const { store, url } = frontOf(deps, platform).authorize(new URLSearchParams(query), state);
    const expiresAt = after(deps, AT_PLATFORM);
    return {
      authorizationUrl: url,
      flow: sealBegun(deps.secrets, { platform, state, store, expiresAt }),
      expiresInSeconds: AT_PLATFORM,
    };
  };

/**
 * The owner of the store has decided. What was installed is kept by their browser until a workspace is chosen for it.
 * @throws Refusal INVALID_TRANSITION, whose check says what went wrong
 */
export const completeInstall =
  (deps: InstallDeps) =>
  async ({ platform, flow, query }: { platform: string; flow: string; query: string }) => {
    const front = frontOf(deps, platform);
    const begun = openBegun(deps.secrets, flow, deps.clock.now());
    if (!begun || begun.platform !== platform) throw storeRefusal('store-expired');
    const answer = new URLSearchParams(query);
    if (answer.get('error') === 'access_denied') throw storeRefusal('store-declined');
    const { grant, ...installed } = await front.finish(answer, begun).catch((error: unknown) => {
      const check = refusalOf(error)?.why?.check ?? '';
      if (check.startsWith('store-')) throw storeRefusal(check as StoreCheck, error);
      deps.log.warn({ err: error, platform }, 'a platform did not confirm an installation');
      throw storeRefusal('store-failed', error);
    });
    const at = deps.clock.now();
    const kept = grant ? sealGrant(deps.secrets, grant) : '';
    // A platform's newest token ends those before it: the workspace that has the store would be left with one that is no good.
    if (kept !== '')
      await deps.db.platform('the token of a store is kept with its link', ({ tx }) =>
        tx.store.updateMany({
          where: { platform, store: installed.store, removedAt: null, grant: { not: '' } },
          data: { grant: kept },
        }),
      );
    const sealed = sealInstall(deps.secrets, {
      ...installed,
      platform,
      grant: kept,
      at: at.getTime(),
      expiresAt: after(deps, AT_OURS),
    });
    return { install: sealed, expiresInSeconds: AT_OURS };
  };
