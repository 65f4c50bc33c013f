import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whyAway } from './whyAway.ts';

const session = vi.hoisted(() => ({ token: 'access' as string | undefined }));
vi.mock('../../base/session/session.ts', () => ({
  accessToken: () => Promise.resolve(session.token),
  selectedWorkspace: () => 'workspace',
}));
vi.mock('../device/deviceId.ts', () => ({ deviceId: () => 'browser' }));

beforeEach(() => {
  session.token = 'access';
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

const answers = (status: number) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status })));

it('knows that this machine is offline without asking anybody', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', () => expect.unreachable());
  expect(await whyAway()).toBe('NETWORK');
});

it('tells a server that is not there from one that answers wrongly, from a session that ended, and from the line', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await whyAway()).toBe('SERVER');
  answers(503);
  expect(await whyAway()).toBe('SERVER');
  answers(401);
  expect(await whyAway()).toBe('SESSION');
  answers(200);
  expect(await whyAway()).toBe('CARRIER');
  session.token = undefined;
  expect(await whyAway()).toBe('SESSION');
});
