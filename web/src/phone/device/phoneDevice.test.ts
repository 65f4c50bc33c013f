import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadSdk } from './loadSdk.ts';
import { PhoneDevice } from './phoneDevice.ts';

vi.mock('./loadSdk.ts', () => ({ loadSdk: vi.fn() }));
vi.mock('../../app/session/session.ts', () => ({
  accessToken: () => Promise.resolve('access'),
  selectedWorkspace: () => 'workspace',
}));

const order: string[] = [];
class Device {
  constructor(token: string) {
    order.push(`device ${token}`);
  }
  on() {}
  destroy() {}
  register() {
    return Promise.resolve();
  }
}

const quiet = () => {};
const make = (unregistered = quiet) =>
  new PhoneDevice({
    deviceId: 'browser',
    signalling: undefined,
    listener: { registered: quiet, unregistered, mediaUp: quiet, mediaDown: quiet, volume: quiet, failed: quiet },
  });
const answerWith = (status: number) =>
  vi.stubGlobal('fetch', () => {
    order.push('token');
    return Promise.resolve(Response.json({ token: 'T' }, { status }));
  });

beforeEach(() => {
  vi.useFakeTimers();
  order.length = 0;
  vi.mocked(loadSdk)
    .mockReset()
    .mockImplementation(() => {
      order.push('sdk');
      return Promise.resolve({ Device } as never);
    });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for a token first, and fetches the SDK when there is one', async () => {
  answerWith(200);
  await make().start();
  expect(order).toEqual(['token', 'sdk', 'device T']);
});

it('fetches no SDK for who gets no token, and asks again later', async () => {
  answerWith(403);
  const unregistered = vi.fn();
  const device = make(unregistered);
  await device.start();
  expect(loadSdk).not.toHaveBeenCalled();
  expect(unregistered).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(order).toEqual(['token', 'token']);
  device.stop();
});

it('fetches no SDK when it was stopped while it waited for the token', async () => {
  answerWith(200);
  const device = make();
  const started = device.start();
  device.stop();
  await started;
  expect(loadSdk).not.toHaveBeenCalled();
});
