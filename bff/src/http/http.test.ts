import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { temporaryFolder } from '@ringline/kit/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { MEMBER_GRANTS, WORKSPACE, owner, world, type World } from '../testing/world.ts';

let edge: World;
afterEach(() => edge.close());
const signedIn = { authorization: 'Bearer ana', 'x-workspace': WORKSPACE };

describe('the voice endpoints', () => {
  const fakes = {
    calls: {
      issueDeviceToken: ({ deviceId }: { deviceId: string }) => ({
        token: `voice-${deviceId}`,
        identity: 'u-ana',
        ttlSeconds: 3600,
      }),
      holdCall: ({ hold, conferenceFriendlyId }: { hold: boolean; conferenceFriendlyId: string }) => ({
        call: { id: conferenceFriendlyId, phase: hold ? 'HELD' : 'TALKING' },
      }),
    },
  };

  it('give a device its token, to be renewed 20 s before its end', async () => {
    edge = await world({ fakes });
    const response = await fetch(`${edge.address}/tokens?deviceId=d1`, { headers: signedIn });
    expect(await response.json()).toEqual({
      token: 'voice-d1',
      identity: 'u-ana',
      ttlSeconds: 3600,
      tokenRefreshMs: 20_000,
      availableActivityId: 'AVAILABLE',
    });
  });

  it('give who names no device, as the contract knows none, the token of one that has always the same name', async () => {
    edge = await world({ fakes });
    const response = await fetch(`${edge.address}/tokens`, { headers: signedIn });
    expect([response.status, await response.json()]).toMatchObject([200, { token: 'voice-default' }]);
  });

  it('give no token for a device without a name, nor for several at once', async () => {
    edge = await world({ fakes });
    for (const query of ['deviceId=', 'deviceId=d1&deviceId=d2']) {
      const response = await fetch(`${edge.address}/tokens?${query}`, { headers: signedIn });
      expect([query, response.status, await response.json()]).toMatchObject([
        query,
        422,
        { code: 'VALIDATION_FAILED', field: 'deviceId' },
      ]);
    }
  });

  it('hold and resume', async () => {
    edge = await world({ fakes });
    const send = (body: object) =>
      fetch(`${edge.address}/calls/incall/holdunhold`, {
        method: 'POST',
        headers: { ...signedIn, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const request = { hold: true, conferenceFriendlyId: 'conf', workspaceNumber: '+1', participantId: 'p' };
    expect(await (await send(request)).json()).toEqual({ callId: 'conf', phase: 'HELD', hold: true });
    expect(await (await send({ ...request, hold: false })).json()).toMatchObject({ hold: false });
    const wrong = await send({ hold: 'yes' });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({ code: 'VALIDATION_FAILED', field: 'hold' });
  });

  it('refuse who is not signed in, and who has no seat, as problem+json', async () => {
    edge = await world({
      fakes,
      people: { ben: owner({ userId: 'u-ben', role: 'MEMBER', grants: MEMBER_GRANTS, seat: false }) },
    });
    const anonymous = await fetch(`${edge.address}/tokens?deviceId=d1`);
    expect(anonymous.status).toBe(401);
    expect(anonymous.headers.get('content-type')).toContain('application/problem+json');
    const ben = { ...signedIn, authorization: 'Bearer ben' };
    // What an emergency call needs, which nobody needs a seat for.
    expect((await fetch(`${edge.address}/tokens?deviceId=d1`, { headers: ben })).status).toBe(200);
    const seatless = await fetch(`${edge.address}/calls/incall/holdunhold`, {
      method: 'POST',
      headers: { ...ben, 'content-type': 'application/json' },
      body: JSON.stringify({ hold: true, conferenceFriendlyId: 'conf' }),
    });
    expect([seatless.status, await seatless.json()]).toMatchObject([
      403,
      { code: 'SEAT_REQUIRED', why: { check: 'seat' } },
    ]);
  });
});

describe('the web client', () => {
  const folder = temporaryFolder('web');
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Ringline</title>');
  writeFileSync(path.join(folder, 'assets', 'index-abc.js'), 'export {};');
  writeFileSync(path.join(folder, '.secret.txt'), 'no');

  it('is answered on every page of its own, and runs only scripts of ours', async () => {
    edge = await world({ env: { WEB_DIST: folder } });
    for (const page of ['/', '/login', '/contacts/019aa000', '/channels/calls/history?page=2']) {
      const response = await fetch(edge.address + page);
      expect(await response.text()).toContain('<title>Ringline</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('is framed by nobody, but for the phone of the extension and the way in to it by whom the operator names', async () => {
    edge = await world({
      env: { WEB_DIST: folder, EXTENSION_ORIGINS: 'https://crm.example.com https://shop.example.com' },
    });
    const policy = async (page: string) =>
      (await fetch(edge.address + page)).headers.get('content-security-policy')?.split('; ').at(-1);
    for (const page of ['/crm-extension?theme=dark', '/login?next=%2Fcrm-extension', '/select-workspace'])
      expect(await policy(page)).toBe('frame-ancestors https://crm.example.com https://shop.example.com');
    for (const page of ['/', '/crm-extension/', '/settings/users'])
      expect(await policy(page)).toBe("frame-ancestors 'none'");
  });

  it('has assets that are kept for ever, because their names change with them', async () => {
    edge = await world({ env: { WEB_DIST: folder } });
    const response = await fetch(`${edge.address}/assets/index-abc.js`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  it('has sounds that are kept for an hour: the voice SDK asks for one fifteen times on every page', async () => {
    mkdirSync(path.join(folder, 'sounds'), { recursive: true });
    writeFileSync(path.join(folder, 'sounds', 'silence.wav'), 'RIFF');
    edge = await world({ env: { WEB_DIST: folder } });
    const { headers } = await fetch(`${edge.address}/sounds/silence.wav`);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('goes out compressed, as the build laid it beside, to who takes that', async () => {
    writeFileSync(path.join(folder, 'assets', 'index-abc.js.br'), brotliCompressSync('export {};'));
    edge = await world({ env: { WEB_DIST: folder } });
    const asked = (encodings: string) =>
      fetch(`${edge.address}/assets/index-abc.js`, { headers: { 'accept-encoding': encodings } });
    const [small, plain] = await Promise.all([asked('gzip, br'), asked('identity')]);
    expect([small.headers.get('content-encoding'), small.headers.get('vary')]).toEqual(['br', 'accept-encoding']);
    expect(small.headers.get('content-type')).toContain('javascript');
    expect(small.headers.get('cache-control')).toContain('immutable');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect([await small.text(), await plain.text()]).toEqual(['export {};', 'export {};']);
  });

  it('gives neither what is not there nor what is none of its own', async () => {
    edge = await world({ env: { WEB_DIST: folder } });
    for (const page of [
      '/assets/gone.js',
      '/api/nothing',
      '/sandbox/nothing',
      '/.secret.txt',
      '/..%2f..%2fetc%2fpasswd.txt',
      '/%E0',
    ]) {
      const response = await fetch(edge.address + page);
      expect({ page, missing: response.status === 404 || response.status === 400 }).toEqual({ page, missing: true });
    }
  });
});
