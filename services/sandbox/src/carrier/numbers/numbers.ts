/** Phone numbers that the application holds, where their calls and texts go, and the stock it can take from. */
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { CarrierDeps } from '../deps.ts';
import { CarrierError, invalidParameter, notFoundError } from '../faultCodes.ts';
import type { ApplicationRecord, Hook, NumberRecord } from '../records.ts';
import { sidFrom } from '../sid.ts';

export interface Numbers {
  /** @throws CarrierError 21422 when it is taken or not a number. */
  buy(phoneNumber: string, change: Partial<NumberRecord>): Promise<NumberRecord>;
  update(sid: string, change: Partial<NumberRecord>): Promise<NumberRecord>;
  release(sid: string): Promise<void>;
  /** Numbers that can be bought: made up in the 555 exchange of fiction, so that none is anybody's. */
  available(
    country: string,
    filter: { areaCode?: string | undefined; contains?: string | undefined; limit: number },
  ): Promise<string[]>;
  voiceHooksOf(
    number: NumberRecord,
  ): Promise<{ hook: Hook | undefined; fallback: Hook | undefined; status: Hook | undefined }>;
  smsHooksOf(number: NumberRecord): Promise<{ hook: Hook | undefined; fallback: Hook | undefined }>;
  createApplication(change: Partial<ApplicationRecord>): Promise<ApplicationRecord>;
  updateApplication(sid: string, change: Partial<ApplicationRecord>): Promise<ApplicationRecord>;
  watch(listener: () => void): () => void;
}

const areaCodes = ['415', '510', '628', '503', '212', '617', '312', '206'];

export function createNumbers(deps: CarrierDeps): Numbers {
  const { store, clock, config } = deps;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const defined = <T extends object>(change: T) =>
    Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>;

  async function applicationOf(sid: string | undefined): Promise<ApplicationRecord | undefined> {
    return sid === undefined ? undefined : store.application(sid);
  }

  return {
    async buy(phoneNumber, change) {
      const parsed = parsePhoneNumberFromString(phoneNumber);
      if (!parsed?.isPossible()) throw invalidParameter(`Invalid phone number: ${phoneNumber}`, 21_421);
      if (await store.number(parsed.number)) {
        throw new CarrierError(400, 21_422, `${phoneNumber} is not available`);
      }
      const now = clock.now().toISOString();
      const record: NumberRecord = {
        friendlyName: parsed.formatNational(),
        ...defined(change),
        sid: sidFrom('PN', deps.ids.uuid()),
        accountSid: config.accountSid,
        phoneNumber: parsed.number,
        createdAt: now,
        updatedAt: now,
      };
      await deps.commit((writes) => writes.number(record));
      changed();
      return record;
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
    async available(country, { areaCode, contains, limit }) {
      const found: string[] = [];
      const pattern = contains?.replaceAll('*', '\\d').replaceAll(/[^\d\\]/g, '');
      for (let line = 100; line < 200 && found.length < limit; line += 1) {
        for (const area of areaCode === undefined ? areaCodes : [areaCode]) {
          const number = country === 'GB' ? `+4420794600${line % 100}`.padEnd(13, '0') : `+1${area}5550${line}`;
          if (found.includes(number) || found.length >= limit) continue;
          if (pattern !== undefined && pattern !== '' && !new RegExp(pattern).test(number)) continue;
          if (!(await store.number(number))) found.push(number);
        }
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
