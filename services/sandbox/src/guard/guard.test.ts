import { describe, expect, test } from 'vitest';
import { isLoopback } from '@ringline/kit/http';
import { assertMayOpen, houseOf, judge, SandboxClosed } from './guard.ts';
import { isSame } from './isSame.ts';

const local = houseOf({ bind: '127.0.0.1', publicUrl: 'http://localhost:4000' });
const visit = (given: Partial<Parameters<typeof judge>[0]>) =>
  judge({ method: 'GET', host: 'localhost:4000', origin: undefined, ...given }, local);

describe('the sandbox opens', () => {
  const door = { nodeEnv: undefined, bind: '127.0.0.1', allowPublic: false, passphrase: undefined };

  test('on loopback without further ado', () => {
    expect(() => assertMayOpen(door)).not.toThrow();
    expect(() => assertMayOpen({ ...door, bind: '::1' })).not.toThrow();
  });

  test('never in production, also on loopback', () => {
    expect(() => assertMayOpen({ ...door, nodeEnv: 'production' })).toThrow(SandboxClosed);
  });

  test('on another address only with the switch and a pass-phrase of twelve characters', () => {
    expect(() => assertMayOpen({ ...door, bind: '0.0.0.0' })).toThrow(/SANDBOX_ALLOW_PUBLIC/);
    expect(() => assertMayOpen({ ...door, bind: '0.0.0.0', allowPublic: true })).toThrow(/SANDBOX_PASSPHRASE/);
    expect(() => assertMayOpen({ ...door, bind: '0.0.0.0', allowPublic: true, passphrase: 'short' })).toThrow(
      SandboxClosed,
    );
    expect(() =>
      assertMayOpen({ ...door, bind: '0.0.0.0', allowPublic: true, passphrase: 'long enough words' }),
    ).not.toThrow();
  });

  test('and knows what only this machine can reach', () => {
    expect(['localhost', '127.0.0.1', '127.8.9.1', '[::1]'].every(isLoopback)).toBe(true);
    expect(['0.0.0.0', '::', '10.0.0.1', '127.0.0.1.evil.test', 'localhost.evil.test'].some(isLoopback)).toBe(false);
  });
});

describe('a visitor', () => {
  test('from the page itself, or without a browser, is let in', () => {
    expect(visit({ origin: 'http://localhost:4000' }).ok).toBe(true);
    expect(visit({ host: '127.0.0.1:4000', origin: 'http://127.0.0.1:4000' }).ok).toBe(true);
    expect(visit({}).ok).toBe(true);
  });

  test('with a rebinding Host is misdirected', () => {
    expect(visit({ host: 'rebind.evil.test:4000' })).toMatchObject({ ok: false, status: 421 });
    expect(visit({ host: undefined })).toMatchObject({ ok: false, status: 421 });
  });

  test('from a foreign origin is forbidden, and so is an opaque one', () => {
    expect(visit({ origin: 'http://evil.test' })).toMatchObject({ ok: false, status: 403 });
    expect(visit({ origin: 'null' })).toMatchObject({ ok: false, status: 403 });
    expect(visit({ origin: 'http://localhost:9999' })).toMatchObject({ ok: false, status: 403 });
  });

  test('that another site loads without an origin is forbidden, unless a person followed a link', () => {
    expect(visit({ fetchSite: 'cross-site', fetchMode: 'no-cors' })).toMatchObject({ ok: false, status: 403 });
    expect(visit({ fetchSite: 'cross-site', fetchMode: 'navigate' }).ok).toBe(true);
    expect(visit({ method: 'POST', fetchSite: 'cross-site', fetchMode: 'navigate' }).ok).toBe(false);
  });
});

test('the pass-phrase matches exactly', () => {
  expect(isSame('correct horse', 'correct horse')).toBe(true);
  expect(isSame('correct hors', 'correct horse')).toBe(false);
});
