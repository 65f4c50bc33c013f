import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSdk } from './loadSdk.ts';
import { PhoneDevice } from './phoneDevice.ts';
import { Call, Device, devices, made, order, registers } from './sdk.testkit.ts';

vi.mock('./loadSdk.ts', () => ({ loadSdk: vi.fn() }));
vi.mock('../../base/session/session.ts', () => ({
  accessToken: () => Promise.resolve('access'),
  dropToken: () => order.push('access token dropped'),
  selectedWorkspace: () => 'workspace',
}));

const quiet = () => {};
const make = (unregistered = quiet, failed: (problem: string) => void = quiet) =>
  new PhoneDevice({
    deviceId: 'browser',
    signalling: undefined,
    listener: { registered: quiet, unregistered, mediaUp: quiet, mediaDown: quiet, volume: quiet, failed },
  });
const answerWith = (status: number, token = 'T') =>
  vi.stubGlobal('fetch', () => {
    order.push('token');
    return Promise.resolve(Response.json({ token }, { status }));
  });

beforeEach(() => {
  vi.useFakeTimers();
  order.length = 0;
  devices.length = 0;
  registers();
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
  answerWith(503);
  const unregistered = vi.fn();
  const device = make(unregistered);
  await device.start();
  expect(loadSdk).not.toHaveBeenCalled();
  expect(unregistered).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(order).toEqual(['token', 'token']);
  device.stop();
});

it('asks who was refused no more, until their session, seat or role changes', async () => {
  answerWith(403);
  const device = make();
  await device.start();
  await vi.advanceTimersByTimeAsync(3_600_000);
  // Once more, since a seat that was just given is known everywhere a moment later.
  expect(order).toEqual(['token', 'token']);
  answerWith(200);
  device.allowedAgain();
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual(['token', 'token', 'token', 'sdk', 'device T']);
  device.allowedAgain();
  await vi.advanceTimersByTimeAsync(0);
  expect(devices).toHaveLength(1);
  device.stop();
});

it('asks with a new access token before it takes a 401 for an answer', async () => {
  answerWith(401);
  const device = make();
  await device.start();
  expect(order).toEqual(['token', 'access token dropped', 'token']);
  device.stop();
});

it('begins anew when the carrier does not answer a set-up, and at once when the network comes back', async () => {
  answerWith(200);
  const device = make();
  registers(() => new Promise(() => {}));
  void device.start();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(devices).toHaveLength(1);
  device.wake(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(devices).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(22_000);
  expect(devices).toHaveLength(3);
  device.stop();
});

it('asks for the next token until it has one', async () => {
  answerWith(200);
  const device = make();
  await device.start();
  answerWith(503);
  made().tell('tokenWillExpire');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(made().updateToken).not.toHaveBeenCalled();
  answerWith(200, 'T2');
  await vi.advanceTimersByTimeAsync(18_000);
  expect(made().updateToken).toHaveBeenCalledExactlyOnceWith('T2');
  device.stop();
});

it('makes a new device when the carrier takes the token no more, and in a call when that is over', async () => {
  answerWith(200);
  const device = make();
  await device.start();
  made().tell('error', { code: 20_104 });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(devices).toHaveLength(2);
  // Whoever is registered begins again with the shortest wait; without it the next would be up to 2.4 s.
  made().tell('registered');
  made().tell('error', { code: 53_000 });
  await device.connect({ callId: 'c1' });
  made().tell('error', { code: 20_104 });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(devices).toHaveLength(2);
  expect(made().updateToken).toHaveBeenCalled();
  made().dialled.tell('disconnect');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(devices).toHaveLength(3);
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

it('speaks and is heard by what the person has chosen', async () => {
  const kept = JSON.stringify({ microphoneId: 'headset', speakerId: 'desk' });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'ringline.sound' ? kept : null) });
  answerWith(200);
  const device = make();
  await device.start();
  await device.connect({ callId: 'c1' });
  expect(made().connect).toHaveBeenCalledWith({
    params: { callId: 'c1' },
    rtcConstraints: { audio: { deviceId: 'headset' } },
  });
  made().dialled.tell('accept');
  expect(made().audio.speakerDevices.set).toHaveBeenCalledWith('desk');
  device.stop();
});

it('renews its token when that ends, and not for a timer of one before', async () => {
  const claims = btoa(JSON.stringify({ iat: 1_000, exp: 4_600 }));
  answerWith(200, `head.${claims}.sign`);
  const device = make();
  await device.start();
  made().tell('tokenWillExpire');
  await vi.advanceTimersByTimeAsync(0);
  expect(made().updateToken).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_580_000);
  made().tell('tokenWillExpire');
  await vi.advanceTimersByTimeAsync(0);
  expect(made().updateToken).toHaveBeenCalledOnce();
  device.stop();
});

it('takes the call that rings anew, not the one that lost its socket while it rang', async () => {
  answerWith(200);
  const device = make();
  await device.start();
  const [before, anew] = [new Call('CA1'), new Call('CA2')];
  made().tell('incoming', before);
  before.tell('transportClose');
  made().tell('incoming', anew);
  void device.accept('c1', 'CA1');
  expect(before.accept).not.toHaveBeenCalled();
  expect(anew.accept).toHaveBeenCalledOnce();
  device.stop();
});

describe('Accept always ends: in the call, or in a word of why not', () => {
  const ready = async () => {
    answerWith(200);
    const failed = vi.fn();
    const device = make(quiet, failed);
    await device.start();
    return { device, failed };
  };

  it('takes the leg that the server named, not one of the offer before that is still there', async () => {
    const { device } = await ready();
    const [before, anew] = [new Call('CA1'), new Call('CA2')];
    for (const leg of [before, anew]) made().tell('incoming', leg);
    void device.accept('c1', 'CA2');
    expect([before.accept, anew.accept].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    device.stop();
  });

  it('passes over a leg that the SDK would not take, and says so when no other comes', async () => {
    const { device, failed } = await ready();
    const dead = new Call('CA1');
    made().tell('incoming', dead);
    dead.state = 'closed';
    void device.accept('c1', 'CA1');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(dead.accept).not.toHaveBeenCalled();
    expect(failed).toHaveBeenCalledExactlyOnceWith('noLeg');
    device.stop();
  });

  it('takes the leg that rings anew when the socket is lost after the press', async () => {
    const { device, failed } = await ready();
    const [lost, anew] = [new Call('CA1'), new Call('CA2')];
    made().tell('incoming', lost);
    const accepted = device.accept('c1', 'CA1');
    lost.tell('transportClose');
    await vi.advanceTimersByTimeAsync(2_000);
    made().tell('incoming', anew);
    await vi.advanceTimersByTimeAsync(0);
    expect(anew.accept).toHaveBeenCalledOnce();
    anew.tell('accept');
    await accepted;
    expect(device.active).toBe(anew);
    expect(failed).not.toHaveBeenCalled();
    device.stop();
  });

  it.each([
    ['no media', undefined, 15_000, 'connection'],
    ['an error of the media', ['error', { code: 31_000 }], 0, 'connection'],
    ['an end that the server says nothing of', ['disconnect'], 6_000, 'noLeg'],
    ['no microphone', ['error', { code: 31_402 }], 0, 'microphone'],
  ] as const)('says what failed: %s', async (_, told, after, problem) => {
    const { device, failed } = await ready();
    const leg = new Call('CA1');
    made().tell('incoming', leg);
    const accepted = device.accept('c1', 'CA1');
    if (told) leg.tell(...(told as [string]));
    await vi.advanceTimersByTimeAsync(after);
    await accepted;
    expect(failed).toHaveBeenCalledExactlyOnceWith(problem);
    expect(leg.disconnect).toHaveBeenCalled();
    expect(device.active).toBeUndefined();
    device.stop();
  });

  it('waits for the leg from when the device is there: a page that was just loaded may ring before it', async () => {
    answerWith(200);
    const { promise, resolve } = Promise.withResolvers<void>();
    registers(() => promise);
    const failed = vi.fn();
    const device = make(quiet, failed);
    void device.start();
    await vi.advanceTimersByTimeAsync(0);
    void device.accept('c1', 'CA1');
    await vi.advanceTimersByTimeAsync(9_000);
    resolve();
    await vi.advanceTimersByTimeAsync(1_000);
    const leg = new Call('CA2');
    made().tell('incoming', leg);
    await vi.advanceTimersByTimeAsync(0);
    expect(leg.accept).toHaveBeenCalledOnce();
    expect(failed).not.toHaveBeenCalled();
    device.stop();
  });

  it('ends all the same when no leg comes once the device is there, and at once with the offer', async () => {
    answerWith(200);
    registers(() => new Promise(() => {}));
    const failed = vi.fn();
    const device = make(quiet, failed);
    void device.start();
    const over = new AbortController();
    const accepted = device.accept('c1', 'CA1', over.signal);
    await vi.advanceTimersByTimeAsync(15_000);
    over.abort();
    await accepted;
    expect(failed).not.toHaveBeenCalled();
    registers();
    await vi.advanceTimersByTimeAsync(10_000);
    const late = device.accept('c2', undefined);
    await vi.advanceTimersByTimeAsync(6_000);
    await late;
    expect(failed).toHaveBeenCalledExactlyOnceWith('noLeg');
    device.stop();
  });

  it('waits for the next offer as long as for any, whatever became of the wait for the one before', async () => {
    const { device, failed } = await ready();
    const over = new AbortController();
    void device.accept('c0', undefined, over.signal);
    await vi.advanceTimersByTimeAsync(3_000);
    over.abort();
    void device.accept('c1', 'CA1');
    await vi.advanceTimersByTimeAsync(4_000);
    const leg = new Call('CA1');
    made().tell('incoming', leg);
    await vi.advanceTimersByTimeAsync(0);
    expect(leg.accept).toHaveBeenCalledOnce();
    expect(failed).not.toHaveBeenCalled();
    device.stop();
  });

  it('lets what rings ring on when it makes a new device, which would turn it away, and takes it there', async () => {
    const { device } = await ready();
    const [before, anew] = [new Call('CA1'), new Call('CA2')];
    made().tell('incoming', before);
    device.wake(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(before.ignore).toHaveBeenCalledOnce();
    void device.accept('c1', 'CA1');
    made().tell('incoming', anew);
    await vi.advanceTimersByTimeAsync(0);
    expect([before.accept, anew.accept].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    device.stop();
  });
});
