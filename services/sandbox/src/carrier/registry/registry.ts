/** The registry of businesses that text: how brands and campaigns stand, and the text that a sole proprietor answers. */
import type { CarrierDeps } from '../deps.ts';
import type { Texts } from '../messages/texts.ts';
import { sidFrom } from '../sid.ts';
import { assignedTo, attributesOf, saidOf } from './assigned.ts';
import type { RegistryClock } from './clock.ts';
import {
  brandStatus,
  campaignStatus,
  CONFIRMATION,
  identityOf,
  isSoleProprietor,
  REGISTRY_NUMBER,
  type Attributes,
  type Reviewed,
  type RegistryItem,
} from './items.ts';

export interface BrandState extends Reviewed {
  readonly identity: string;
  /** What its people and business say of themselves. */
  readonly about: Attributes;
}

export interface Registry {
  /** What a brand's profile and trust product say now. */
  about(brand: Pick<RegistryItem, 'fields'>): Promise<Attributes>;
  brand(item: RegistryItem): Promise<BrandState>;
  /** Whether campaigns of it can be verified. */
  usable(brand: RegistryItem): Promise<boolean>;
  campaign(item: RegistryItem): Promise<Reviewed>;
  /** Texts a sole proprietor whose brand has come to be approved, once. */
  confirming(item: RegistryItem): Promise<RegistryItem>;
  textAgain(item: RegistryItem): Promise<RegistryItem>;
  /** A text from that phone: YES confirms its brands. */
  answer(from: string, body: string): Promise<void>;
}

const textOf = ({ fields }: Pick<RegistryItem, 'fields'>, name: string): string => [fields[name] ?? ''].flat()[0] ?? '';

export function createRegistry(deps: CarrierDeps, clock: RegistryClock, texts: Texts): Registry {
  const { config, store, ids, commit } = deps;

  async function aboutOf(brand: Pick<RegistryItem, 'fields'>): Promise<Attributes> {
    const bundles = [textOf(brand, 'CustomerProfileBundleSid'), textOf(brand, 'A2PProfileBundleSid')];
    const assigned = await Promise.all(bundles.map((sid) => assignedTo(store, sid)));
    const people = assigned.flatMap(({ items }) => items).filter(({ kind }) => kind === 'endUser');
    return Object.assign({}, ...people.map(attributesOf)) as Attributes;
  }

  const registry: Registry = {
    about: aboutOf,
    async brand(item) {
      const about = item.about ?? (await aboutOf(item));
      const told = brandStatus(item, about, clock.now(), config.registryStepMs);
      return { ...told, identity: identityOf(item, told.status), about };
    },
    async usable(brand) {
      const { status, identity } = await registry.brand(brand);
      return status === 'APPROVED' && identity !== 'UNVERIFIED';
    },
    async campaign(item) {
      const usable = item.brandUsable !== false;
      return campaignStatus(item, { usable }, clock.now(), config.registryStepMs);
    },
    async confirming(item) {
      if (!isSoleProprietor(item) || item.textedAt !== undefined) return item;
      return (await registry.brand(item)).status === 'APPROVED' ? registry.textAgain(item) : item;
    },
    async textAgain(item) {
      const { about } = await registry.brand(item);
      const at = clock.now().toISOString();
      const texted = { ...item, textedAt: at, updatedAt: at };
      await commit((writes) => writes.registry(texted));
      const sentAt = deps.clock.now().toISOString();
      await texts.put({
        sid: sidFrom('SM', ids.uuid()),
        accountSid: config.accountSid,
        from: REGISTRY_NUMBER,
        to: saidOf(about, 'mobile_phone_number'),
        body: CONFIRMATION,
        mediaUrls: [],
        direction: 'outbound-api',
        createdAt: sentAt,
        updatedAt: sentAt,
        sentAt,
        status: 'delivered',
        plan: [],
        shown: true,
      });
      return texted;
    },
    async answer(from, body) {
      if (!/^\s*yes\s*[.!]?\s*$/i.test(body)) return;
      const now = clock.now();
      for (const item of await store.registryItems({ kind: 'brand' })) {
        if (!isSoleProprietor(item) || item.textedAt === undefined || item.confirmedAt !== undefined) continue;
        const { about, reasons } = await registry.brand(item);
        // An answer after a day confirms nothing.
        if (about['mobile_phone_number'] !== from || reasons.length > 0) continue;
        await commit((writes) =>
          writes.registry({ ...item, confirmedAt: now.toISOString(), updatedAt: now.toISOString() }),
        );
      }
    },
  };
  return registry;
}
