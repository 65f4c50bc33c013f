/** The account's API keys: they sign device tokens, and open the REST API save for keys and accounts. */
import { randomBytes } from 'node:crypto';
import type { CarrierDeps } from '../deps.ts';
import { notFoundError } from '../faultCodes.ts';
import type { ApiKeyRecord } from '../records.ts';
import { sidFrom } from '../sid.ts';

export interface Keys {
  create(friendlyName: string): Promise<ApiKeyRecord>;
  /** @throws CarrierError 20404 */
  rename(sid: string, friendlyName: string): Promise<ApiKeyRecord>;
  /** @throws CarrierError 20404 */
  delete(sid: string): Promise<void>;
  /** Undefined when there is no such key. */
  readonly secretOf: (sid: string) => Promise<string | undefined>;
}

export function createKeys({ config, store, clock, ids, commit }: CarrierDeps): Keys {
  return {
    async create(friendlyName) {
      const now = clock.now().toISOString();
      const record: ApiKeyRecord = {
        sid: sidFrom('SK', ids.uuid()),
        accountSid: config.accountSid,
        secret: randomBytes(24).toString('base64url'),
        createdAt: now,
        updatedAt: now,
        friendlyName,
      };
      await commit((writes) => writes.apiKey(record));
      return record;
    },
    async rename(sid, friendlyName) {
      const known = await store.apiKey(sid);
      if (!known) throw notFoundError(`/Keys/${sid}.json`);
      const record = { ...known, friendlyName, updatedAt: clock.now().toISOString() };
      await commit((writes) => writes.apiKey(record));
      return record;
    },
    async delete(sid) {
      const { count } = await store.deleteApiKey(sid);
      if (count === 0) throw notFoundError(`/Keys/${sid}.json`);
    },
    async secretOf(sid) {
      return sid === config.apiKeySid ? config.apiKeySecret : (await store.apiKey(sid))?.secret;
    },
  };
}
