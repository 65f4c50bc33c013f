/** Phone numbers that the application holds, where their calls and texts go, and the stock it can take from. */
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { CarrierDeps } from '../deps.ts';
import { CarrierError, invalidParameter, notFoundError } from '../faultCodes.ts';
import { statusOfBundle } from '../registry/bundles.ts';
import type { RegistryClock } from '../registry/clock.ts';
import type { ApplicationRecord, Hook, NumberRecord } from '../records.ts';
import { sidFrom } from '../sid.ts';
import { containsPattern, stockNumber, stockOf, type StockNumber, type StockType } from './stock.ts';

export interface Numbers {
  /**
   * @throws CarrierError 21421 for what is no number, 21422 when it is taken, 21631 without the address and 21649 without the
   * documents that it is sold with
   */
  buy(phoneNumber: string, change: Partial<NumberRecord>, proof?: Proof): Promise<NumberRecord>;
  update(sid: string, change: Partial<NumberRecord>): Promise<NumberRecord>;
  release(sid: string): Promise<void>;
  /** Numbers that can be bought; a search keeps none of them. @throws CarrierError 20404 where this is not sold */
  available(
    country: string,
    type: StockType,
    filter: { areaCode?: string | undefined; contains?: string | undefined; limit: number },
  ): Promise<StockNumber[]>;
  voiceHooksOf(
    number: NumberRecord,
  ): Promise<{ hook: Hook | undefined; fallback: Hook | undefined; status: Hook | undefined }>;
  smsHooksOf(number: NumberRecord): Promise<{ hook: Hook | undefined; fallback: Hook | undefined }>;
  createApplication(change: Partial<ApplicationRecord>): Promise<ApplicationRecord>;
  updateApplication(sid: string, change: Partial<ApplicationRecord>): Promise<ApplicationRecord>;
  watch(listener: () => void): () => void;
}

/** What a buyer shows along with the request. */
export interface Proof {
  readonly addressSid?: string | undefined;
  readonly bundleSid?: string | undefined;
}

const notAvailable = (number: string) => new CarrierError(400, 21_422, `${number} is not available`);

export function createNumbers(deps: CarrierDeps, registryClock: RegistryClock): Numbers {
  const { store, clock, config } = deps;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  /** Being sold at this moment: of two who ask at once one gets it. */
  const selling = new Set<string>();
  const defined = <T extends object>(change: T) =>
    Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>;

  async function applicationOf(sid: string | undefined): Promise<ApplicationRecord | undefined> {
    return sid === undefined ? undefined : store.application(sid);
  }

  /** A bundle of that country and type that was approved. */
  async function isApproved({ country, type }: StockNumber, sid: string | undefined): Promise<boolean> {
    const bundle = sid === undefined ? undefined : await store.registryItem(sid);
    if (bundle?.kind !== 'bundle') return false;
    const { IsoCountry, NumberType } = bundle.fields;
    if (IsoCountry !== country || NumberType !== type.toLowerCase()) return false;
    return (await statusOfBundle({ deps, registryClock }, bundle)) === 'twilio-approved';
  }

  async function sell(number: string, change: Partial<NumberRecord>, { addressSid, bundleSid }: Proof) {
    if (await store.number(number)) throw notAvailable(number);
    const sold = stockNumber(number);
    if (sold?.bundle && !(await isApproved(sold, bundleSid)))
      throw new CarrierError(400, 21_649, `Bundle required: ${number} needs an approved regulatory bundle`);
    if (sold && sold.addressRequirements !== 'none' && !(addressSid && (await store.address(addressSid))))
      throw new CarrierError(400, 21_631, `Address required: ${number} requires an address`);
    const now = clock.now().toISOString();
    const record: NumberRecord = {
      friendlyName: parsePhoneNumberFromString(number)?.formatNational() ?? number,
      ...defined(change),
      sid: sidFrom('PN', deps.ids.uuid()),
      accountSid: config.accountSid,
      phoneNumber: number,
      createdAt: now,
      updatedAt: now,
    };
    await deps.commit((writes) => writes.number(record));
    changed();
    return record;
  }

  return {
    async buy(phoneNumber, change, proof = {}) {
      const parsed = parsePhoneNumberFromString(phoneNumber);
      if (!parsed?.isPossible()) throw invalidParameter(`Invalid phone number: ${phoneNumber}`, 21_421);
      const gone = deps.faults.take('number-gone', [parsed.number]) !== undefined;
      if (gone || selling.has(parsed.number)) throw notAvailable(parsed.number);
      selling.add(parsed.number);
      try {
        return await sell(parsed.number, change, proof);
      } finally {
        selling.delete(parsed.number);
      }
    },
    async update(sid, change) {
      const known = await store.numberBySid(sid);
      if (!known) throw notFoundError(`/IncomingPhoneNumbers/${sid}.json`);
      const record = { ...known, ...defined(change), updatedAt: clock.now().toISOString() };
      await deps.commit((writes) => writes.number(record));
      changed();
      return record;
    },
    async release(sid) {
      const { count } = await store.deleteNumber(sid);
      if (count === 0) throw notFoundError(`/IncomingPhoneNumbers/${sid}.json`);
      changed();
    },
    async available(country, type, { areaCode, contains, limit }) {
      const pattern = contains === undefined ? undefined : containsPattern(contains);
      if (contains !== undefined && pattern === undefined)
        throw invalidParameter(`Contains has 2 to 16 digits, letters or wildcards: ${contains}`);
      const stock = stockOf(country, type);
      if (!stock) throw notFoundError(`/AvailablePhoneNumbers/${country}/${type}.json`);
      const found: StockNumber[] = [];
      for (const one of stock) {
        if (found.length >= limit) break;
        if (areaCode !== undefined && one.areaCode !== areaCode) continue;
        if (pattern !== undefined && !pattern.test(one.phoneNumber)) continue;
        if (!(await store.number(one.phoneNumber))) found.push(one);
      }
      return found;
    },
    async voiceHooksOf(number) {
      const application = await applicationOf(number.voiceApplicationSid);
      return {
        hook: application?.voice ?? number.voice,
        fallback: application?.voiceFallback ?? number.voiceFallback,
        status: application?.statusHook ?? number.statusHook,
      };
    },
    async smsHooksOf(number) {
      const application = await applicationOf(number.smsApplicationSid);
      return { hook: application?.sms ?? number.sms, fallback: application?.smsFallback ?? number.smsFallback };
    },
    async createApplication(change) {
      const now = clock.now().toISOString();
      const record: ApplicationRecord = {
        friendlyName: 'Ringline',
        sid: sidFrom('AP', deps.ids.uuid()),
        ...defined(change),
        accountSid: config.accountSid,
        createdAt: now,
        updatedAt: now,
      };
      await deps.commit((writes) => writes.application(record));
      return record;
    },
    async updateApplication(sid, change) {
      const known = await store.application(sid);
      if (!known) throw notFoundError(`/Applications/${sid}.json`);
      const record = { ...known, ...defined(change), updatedAt: clock.now().toISOString() };
      await deps.commit((writes) => writes.application(record));
      return record;
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
