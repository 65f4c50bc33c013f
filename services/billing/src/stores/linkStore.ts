import { invalid } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { StoreLinkedSchema } from '@ringline/proto/billing/v1/events_pb';
import type { Deps } from '../context.ts';
import type { Store } from '../generated/prisma/client.ts';
import { openAccount } from '../subscriptions/openAccount.ts';
import { isStore, WITH_TILL } from './storeNames.ts';

const LONGEST_DOMAIN = 253;

export interface StoreLink {
  readonly workspaceId: string;
  readonly platform: string;
  readonly store: string;
  /** As people know it. */
  readonly domain: string;
  /** Tokens that its owner gave us at `grantedAt`, sealed; absent where an operator ties it. */
  readonly grant?: string;
  readonly grantedAt?: Date;
}

/**
 * Ties a workspace to a shop or site. From then on the platform's till takes its money; what was bought before stays. A shop that was
 * another workspace's is this one's now.
 * @throws Refusal VALIDATION_FAILED
 */
export const linkStore =
  (deps: Deps) =>
  async ({ workspaceId, platform, store: given, domain, grant, grantedAt }: StoreLink): Promise<Store> => {
    const store = given.trim().toLowerCase();
    if (!isUuid(workspaceId)) throw invalid('workspace', 'Name the workspace by its id.');
    if (!WITH_TILL.includes(platform))
      throw invalid('platform', `Platforms that take money themselves are ${WITH_TILL.join(' and ')}.`);
    if (!isStore(platform, store))
      throw invalid('store', 'Name a shop as acme.myshopify.com, or a site by the id of the app’s instance.');
    if (domain.length > LONGEST_DOMAIN) throw invalid('domain', `A domain has at most ${LONGEST_DOMAIN} characters.`);
    return deps.db.tenant(workspaceId, async (uow) => {
      await openAccount(deps)(uow);
      const { tx } = uow;
      const linkedAt = deps.clock.now();
      await tx.store.deleteMany({ where: { targetWorkspace: workspaceId, NOT: { platform, store } } });
      const before = await tx.store.findUnique({ where: { platform_store: { platform, store } } });
      // A browser that comes again with what it was given once must not bring back tokens that have been renewed since.
      const known = before?.targetWorkspace === workspaceId && !before.removedAt;
      if (known && grantedAt && grantedAt <= before.linkedAt) return before;
      // What was approved by another store pays for nothing here.
      if (!known) await tx.gatewayCustomer.deleteMany({ where: { workspaceId, gateway: platform.toLowerCase() } });
      const made = await tx.store.upsert({
        where: { platform_store: { platform, store } },
        create: { platform, store, targetWorkspace: workspaceId, linkedAt, dueAt: linkedAt, grant: grant ?? '' },
        update: {
          targetWorkspace: workspaceId,
          linkedAt,
          dueAt: linkedAt,
          removedAt: null,
          ...(grant === undefined ? {} : { grant }),
        },
      });
      // Until the workspace has said so itself, which is a moment later.
      await tx.wallet.update({ where: { workspaceId }, data: { platform } });
      uow.emit(StoreLinkedSchema, { workspaceId, platform, domain }, { key: workspaceId });
      return made;
    });
  };
