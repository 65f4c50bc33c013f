import { Refusal } from '@ringline/kit/errors';
import type { Actor } from '../../context.ts';
import { linkStore } from '../linkStore.ts';
import type { InstallDeps } from './install.ts';
import { storeRefusal } from './refusals.ts';
import { openInstall, type SealedInstall } from './sealed.ts';

interface ReadStore {
  readonly platform: string;
  readonly store: string;
  readonly domain: string;
  readonly name: string;
  /** The workspace that it belongs to already; empty: none, or it removed the app since. */
  readonly workspaceId: string;
}

/** The store that a browser has come with. @throws Refusal INVALID_TRANSITION (store-expired) */
export const readInstall =
  (deps: InstallDeps) =>
  async ({ install }: { install: string }): Promise<ReadStore> => {
    const { platform, store, domain, name } = opened(deps, install);
    const linked = await linkedTo(deps, platform, store);
    return { platform, store, domain, name, workspaceId: linked ?? '' };
  };

/**
 * Ties the store to the caller's workspace, once for whoever asks again. A store belongs to one workspace, and a plan that is paid
 * elsewhere runs out first: nobody pays twice.
 * @throws Refusal INVALID_TRANSITION, whose check says what went wrong
 */
export const linkInstall =
  (deps: InstallDeps) =>
  async ({ install }: { install: string }, { workspaceId }: Actor): Promise<ReadStore> => {
    const { platform, store, domain, name, grant, at } = opened(deps, install);
    const linked = await linkedTo(deps, platform, store);
    if (linked !== undefined && linked !== workspaceId) throw taken();
    if (linked === undefined) await assertFree(deps, workspaceId);
    await linkStore(deps)({ workspaceId, platform, store, domain, grant, grantedAt: new Date(at) });
    return { platform, store, domain, name, workspaceId };
  };

function opened({ secrets, clock }: InstallDeps, install: string): SealedInstall {
  const found = openInstall(secrets, install, clock.now());
  if (found) return found;
  throw storeRefusal('store-expired');
}

/** The workspace of a store that still has the app. */
async function linkedTo({ db }: InstallDeps, platform: string, store: string): Promise<string | undefined> {
  const row = await db.platform('a store is looked up by its name', ({ tx }) =>
    tx.store.findUnique({ where: { platform_store: { platform, store } } }),
  );
  return row && !row.removedAt ? row.targetWorkspace : undefined;
}

/** @throws Refusal of a workspace that belongs to another store, or whose plan is paid elsewhere */
async function assertFree({ db }: InstallDeps, workspaceId: string): Promise<void> {
  const other = await db.platform('a store is looked up by its workspace', ({ tx }) =>
    tx.store.findUnique({ where: { targetWorkspace: workspaceId } }),
  );
  if (other && !other.removedAt)
    throw new Refusal({
      code: 'INVALID_TRANSITION',
      message: 'This workspace is connected to another store. Choose another workspace, or create one.',
      why: { check: 'store-other', required: 'no store', current: other.store, whoCanFix: ['you'] },
    });
  const plan = await db.tenant(workspaceId, ({ tx }) => tx.subscription.findUnique({ where: { workspaceId } }));
  if (plan?.paidUntil)
    throw new Refusal({
      code: 'INVALID_TRANSITION',
      message:
        'This workspace already pays for its plan another way. Choose another workspace, or cancel its plan and connect the store once it has ended.',
      why: { check: 'store-paid-elsewhere', required: 'no paid plan', current: plan.plan, whoCanFix: ['you'] },
    });
}

const taken = (): Refusal =>
  new Refusal({
    code: 'INVALID_TRANSITION',
    message: 'This store is connected to another workspace. Open that one, or uninstall the app in your store first.',
    why: {
      check: 'store-taken',
      required: 'a store of no workspace',
      current: 'another workspace',
      whoCanFix: ['you'],
    },
  });
