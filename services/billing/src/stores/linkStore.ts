import { invalid } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { StoreLinkedSchema } from '@ringline/proto/billing/v1/events_pb';
import type { Deps } from '../context.ts';
import type { Store } from '../generated/prisma/client.ts';
import { openAccount } from '../subscriptions/openAccount.ts';

/** Platforms whose own till takes the money. */
const WITH_TILL = ['SHOPIFY', 'WIX'] as const;
/** As the platforms write them. A shop's name becomes a part of an address that is called. */
const NAMES: Readonly<Record<string, RegExp>> = {
  SHOPIFY: /^[a-z0-9][a-z0-9-]{0,59}\.myshopify\.com$/,
  WIX: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
};
const LONGEST_DOMAIN = 253;

export interface StoreLink {
  readonly workspaceId: string;
  readonly platform: string;
  readonly store: string;
  /** As people know it. */
  readonly domain: string;
}

/**
 * Ties a workspace to a shop or site. From then on the platform's till takes its money; what was bought before stays. A shop that was
 * another workspace's is this one's now.
 * @throws Refusal VALIDATION_FAILED
 */
export const linkStore =
  (deps: Deps) =>
  async ({ workspaceId, platform, store: given, domain }: StoreLink): Promise<Store> => {
    const store = given.trim().toLowerCase();
    if (!isUuid(workspaceId)) throw invalid('workspace', 'Name the workspace by its id.');
    if (!WITH_TILL.some((name) => name === platform))
      throw invalid('platform', `Platforms that take money themselves are ${WITH_TILL.join(' and ')}.`);
    if (!NAMES[platform]?.test(store))
      throw invalid('store', 'Name a shop as acme.myshopify.com, or a site by the id of the app’s instance.');
    if (domain.length > LONGEST_DOMAIN) throw invalid('domain', `A domain has at most ${LONGEST_DOMAIN} characters.`);
    return deps.db.tenant(workspaceId, async (uow) => {
      await openAccount(deps)(uow);
      const { tx } = uow;
      const linkedAt = deps.clock.now();
      await tx.store.deleteMany({ where: { targetWorkspace: workspaceId } });
      // What was approved by another store pays for nothing here.
      await tx.gatewayCustomer.deleteMany({ where: { workspaceId, gateway: platform.toLowerCase() } });
      const made = await tx.store.upsert({
        where: { platform_store: { platform, store } },
        create: { platform, store, targetWorkspace: workspaceId, linkedAt },
        update: { targetWorkspace: workspaceId, linkedAt },
      });
      // Until the workspace has said so itself, which is a moment later.
      await tx.wallet.update({ where: { workspaceId }, data: { platform } });
      uow.emit(StoreLinkedSchema, { workspaceId, platform, domain }, { key: workspaceId });
      return made;
    });
  };
