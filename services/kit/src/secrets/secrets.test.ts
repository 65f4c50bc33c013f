import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { serviceClaims, signPrincipal, verifyPrincipal } from '../auth/index.ts';
import { ConfigurationError } from '../config/index.ts';
import { temporaryFolder } from '../testing/index.ts';
import { createSecrets, generateKeyRing, keyRingFromFile, rotateKeyRing } from './index.ts';

describe('secrets at rest', () => {
  it('opens what it sealed, and never seals alike twice', () => {
    const secrets = createSecrets(generateKeyRing());
    const sealed = secrets.seal('123456');
    expect(secrets.open(sealed)).toBe('123456');
    expect(secrets.seal('123456')).not.toBe(sealed);
    expect(sealed).not.toContain('123456');
  });

  it('refuses what was tampered with, and what another ring sealed', () => {
    const secrets = createSecrets(generateKeyRing());
    const sealed = secrets.seal('123456');
    const last = sealed.at(-1) === 'A' ? 'B' : 'A';
    expect(() => secrets.open(sealed.slice(0, -1) + last)).toThrow(/unable to authenticate/);
    expect(() => createSecrets(generateKeyRing()).open(sealed)).toThrow(/no longer in the ring/);
    expect(() => secrets.open('123456')).toThrow(/malformed/);
  });

  it('after a rotation old secrets open, old tokens verify, and new ones carry the new key', async () => {
    const ring = generateKeyRing();
    const before = createSecrets(ring);
    const after = createSecrets(rotateKeyRing(ring));
    const now = new Date();
    const { token } = await signPrincipal(serviceClaims('billing'), before, now);
    expect(after.open(before.seal('x'))).toBe('x');
    expect(after.seal('x').split('.')[1]).not.toBe(before.seal('x').split('.')[1]);
    expect((await verifyPrincipal(token, after, now)).userId).toBe('billing');
    const renewed = await signPrincipal(serviceClaims('billing'), after, now);
    await expect(verifyPrincipal(renewed.token, before, now)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(after.hmac('codes', '1')).toBe(before.hmac('codes', '1'));
  });

  it('HMACs of different purposes have nothing in common', () => {
    const secrets = createSecrets(generateKeyRing());
    expect(secrets.hmac('codes', '123456')).not.toBe(secrets.hmac('tokens', '123456'));
    expect(secrets.equal(secrets.hmac('codes', '1'), secrets.hmac('codes', '1'))).toBe(true);
    expect(secrets.equal('a', 'ab')).toBe(false);
  });

  it('the ring of a data folder is made once and readable by its owner alone', async () => {
    const file = path.join(temporaryFolder('keys'), 'keys', 'ring.json');
    const made = await keyRingFromFile(file);
    expect(await keyRingFromFile(file)).toEqual(made);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['', 'it is empty'],
    ['{"seal":[{"kid":"a"', 'it is not JSON'],
    ['{"seal":[]}', 'it lacks seal, hmac, signing'],
  ])(
    'a ring that was damaged (%s) is left as it is, and told in a sentence without what stands in it',
    async (text, why) => {
      const file = path.join(temporaryFolder('keys'), 'ring.json');
      await writeFile(file, text);
      const refused = await keyRingFromFile(file).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(ConfigurationError);
      expect(String(refused)).toContain(`The keys in ${file} can't be used: ${why}.`);
      expect(await readFile(file, 'utf8')).toBe(text);
    },
  );
});
