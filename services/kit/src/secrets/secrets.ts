import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { JWK } from 'jose';
import type { KeyPurpose, SigningKeys } from '../auth/index.ts';
import type { KeyRing } from './keyRing.ts';

export interface Secrets extends SigningKeys {
  /** Encrypts a secret at rest: `v1.<key id>.<nonce>.<tag>.<text>`, AES-256-GCM. */
  seal(plain: string): string;
  /** @throws Error when it was tampered with, or its key is gone */
  open(sealed: string): string;
  /** HMAC-SHA256 with a key of its own per purpose, in base64url. */
  hmac(purpose: string, text: string): string;
  /** Compares two such values in constant time. */
  equal(a: string, b: string): boolean;
  /** Every public key of a purpose, for those who verify. */
  publicKeys(purpose: KeyPurpose): { kid: string; jwk: JWK }[];
}

export function createSecrets(ring: KeyRing): Secrets {
  const hmacKeys = new Map<string, Buffer>();
  const pairs = (purpose: KeyPurpose) => {
    const found = ring.signing[purpose];
    if (!found) throw new Error(`The key ring has no key for ${purpose}`);
    return found;
  };
  return {
    seal(plain) {
      const [{ kid, key }] = ring.seal as [KeyRing['seal'][number]];
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64'), nonce);
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return ['v1', kid, ...[nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.');
    },
    open(sealed) {
      const [version, kid, nonce, tag, text] = sealed.split('.');
      const found = ring.seal.find((entry) => entry.kid === kid);
      if (version !== 'v1' || !found || !nonce || !tag || text === undefined) {
        throw new Error('A sealed secret can not be opened: it is malformed, or its key is no longer in the ring');
      }
      const decipher = createDecipheriv(
        'aes-256-gcm',
        Buffer.from(found.key, 'base64'),
        Buffer.from(nonce, 'base64url'),
      );
      decipher.setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8');
    },
    hmac(purpose, text) {
      let key = hmacKeys.get(purpose);
      if (!key) {
        key = Buffer.from(hkdfSync('sha256', Buffer.from(ring.hmac, 'base64'), '', `ringline:${purpose}`, 32));
        hmacKeys.set(purpose, key);
      }
      return createHmac('sha256', key).update(text).digest('base64url');
    },
    equal(a, b) {
      const [left, right] = [Buffer.from(a), Buffer.from(b)];
      return left.length === right.length && timingSafeEqual(left, right);
    },
    signingKey(purpose) {
      const [{ kid, privateJwk }] = pairs(purpose) as [ReturnType<typeof pairs>[number]];
      return { kid, jwk: privateJwk };
    },
    verificationKey(purpose, kid) {
      return pairs(purpose).find((pair) => pair.kid === kid)?.publicJwk;
    },
    publicKeys: (purpose) => pairs(purpose).map(({ kid, publicJwk }) => ({ kid, jwk: publicJwk as JWK })),
  };
}
