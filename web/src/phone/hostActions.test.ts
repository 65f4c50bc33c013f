import { Environment, Network, RecordSource, Store, type GraphQLResponse } from 'relay-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { Equipment } from './device/equipment.ts';
import { loadSdk } from './device/loadSdk.ts';
import { PhoneDevice } from './device/phoneDevice.ts';
import { Device, made } from './device/sdk.testkit.ts';
import { hostActions } from './hostActions.ts';
import { call, numbers } from './phone.testkit.ts';
import { phoneMachine } from './phoneMachine.ts';
import { createPhoneServer } from './phoneServer.ts';

vi.mock('./device/loadSdk.ts', () => ({ loadSdk: vi.fn() }));
vi.mock('../base/session/session.ts', () => ({
  accessToken: () => Promise.resolve('access'),
  selectedWorkspace: () => 'workspace',
}));

const quiet = () => {};
const settled = () => vi.waitFor(() => Promise.resolve());

/** A phone with its server, whose answers come when the test says so, and with the carrier's SDK. */
async function aPhone({ microphone = Promise.resolve(true) }: { microphone?: Promise<boolean> } = {}) {
  const asked: { name: string; variables: Record<string, unknown>; answer: (data: object) => void }[] = [];
  const environment = new Environment({
    network: Network.create(
      ({ name }, variables) =>
        new Promise<GraphQLResponse>((resolve) => {
          asked.push({ name, variables, answer: (data) => resolve({ data }) });
        }),
    ),
    store: new Store(new RecordSource()),
  });
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: () =>
        microphone.then((granted) => (granted ? { getTracks: () => [] } : Promise.reject(new Error('denied')))),
    },
  });
  const device = new PhoneDevice({
    deviceId: 'browser',
    signalling: undefined,
    listener: {
      registered: quiet,
      unregistered: quiet,
      mediaUp: quiet,
      mediaDown: quiet,
      volume: quiet,
      failed: quiet,
    },
  });
  await device.start();
  const equipment = new Equipment();
  equipment.connect(device);
  const actions = hostActions({
    server: createPhoneServer(environment),
    equipment,
    ringer: { start: quiet, stop: quiet } as never,
    workspaceId: 'w1',
    say: { unregistered: quiet, endWaits: quiet },
  });
  const actor = createActor(phoneMachine.provide({ actions }), {
    clock: new SimulatedClock(),
    input: { registered: true, numbers: [numbers[0]!] },
  }).start();
  const request = (name: string) => vi.waitFor(() => asked.find((one) => one.name.includes(name)) ?? Promise.reject());
  const names = () => asked.map(({ name }) => name);
  return { actor, asked, names, request, device, state: () => actor.getSnapshot().value };
}

const session = {
  tempGetNewCallSession: { id: 's1', expiresAt: '', sampleSeconds: 1, mostSamples: 1, reportSeconds: 1 },
};
const placed = (id = 'c1') => ({
  placeCall: {
    call: {
      ...call({ id, direction: 'OUTBOUND', contact: null, myOffer: null, inQueue: false, setAside: false }),
      __typename: 'Call',
      myDeviceId: 'browser',
      supervisions: [],
      takenBy: null,
      capture: null,
    },
    connectParams: [{ name: 'callId', value: id }],
  },
});

beforeEach(() => {
  vi.mocked(loadSdk).mockResolvedValue({ Device } as never);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ token: 'T' })));
  vi.stubGlobal('localStorage', { getItem: () => 'browser', setItem: quiet });
});
afterEach(() => vi.unstubAllGlobals());

it('calls: what the server has made is connected', async () => {
  const { actor, request, state } = await aPhone();
  actor.send({ type: 'DIAL', to: '+16285550136' });
  (await request('sessionNew')).answer(session);
  (await request('PlaceCall')).answer(placed());
  await vi.waitFor(() => expect(made().connect).toHaveBeenCalledOnce());
  expect(state()).toBe('OUTGOING_CALL');
});

it('a call that was ended before the server had answered is ended there, and no microphone is put on its line', async () => {
  const { actor, request, names, state } = await aPhone();
  actor.send({ type: 'DIAL', to: '+16285550136' });
  (await request('sessionNew')).answer(session);
  const place = await request('PlaceCall');
  actor.send({ type: 'END' });
  place.answer(placed());
  expect((await request('EndCall')).variables).toEqual({ callId: 'c1' });
  expect(made().connect).not.toHaveBeenCalled();
  expect(state()).toBe('HANGUP');
  // Its last frames do not say that this person left a call.
  const answered = call({ direction: 'OUTBOUND', myOffer: null, phase: 'TALKING', version: 2 });
  actor.send({ type: 'SERVER_CALL', call: answered, mine: true });
  expect(actor.getSnapshot().context.lost).toBeUndefined();
  expect(names()).not.toContain('rejoin');
});

it('a call that was ended while the browser asked for the microphone is never asked for', async () => {
  let allow: (granted: boolean) => void = () => {};
  const { actor, request } = await aPhone({ microphone: new Promise((resolve) => (allow = resolve)) });
  actor.send({ type: 'DIAL', to: '+16285550136' });
  actor.send({ type: 'END' });
  actor.send({ type: 'CLOSE' });
  actor.send({ type: 'DIAL', to: '+16285550137' });
  allow(true);
  (await request('sessionNew')).answer(session);
  expect((await request('PlaceCall')).variables).toMatchObject({ input: { to: '+16285550137' } });
});

it('a call that was ended while the carrier was asked is hung up as soon as there is something to hang up', async () => {
  const { actor, request } = await aPhone();
  let connected: (call: unknown) => void = () => {};
  made().connect.mockReturnValue(new Promise((resolve) => (connected = resolve as never)));
  actor.send({ type: 'DIAL', to: '+16285550136' });
  (await request('sessionNew')).answer(session);
  (await request('PlaceCall')).answer(placed());
  await vi.waitFor(() => expect(made().connect).toHaveBeenCalled());
  actor.send({ type: 'END' });
  await request('EndCall');
  connected(made().dialled);
  await vi.waitFor(() => expect(made().dialled.disconnect).toHaveBeenCalled());
});

it('the next call waits until the one that was given up is over, and is not hung up with it', async () => {
  const { actor, asked, request, names } = await aPhone();
  actor.send({ type: 'DIAL', to: '+16285550136' });
  (await request('sessionNew')).answer(session);
  const place = await request('PlaceCall');
  actor.send({ type: 'END' });
  actor.send({ type: 'CLOSE' });
  actor.send({ type: 'DIAL', to: '+16285550137' });
  await settled();
  expect(names().filter((name) => name.includes('PlaceCall'))).toHaveLength(1);
  place.answer(placed());
  (await request('EndCall')).answer({ endCall: placed().placeCall.call });
  await vi.waitFor(() => expect(asked.filter(({ name }) => name.includes('sessionNew'))).toHaveLength(2));
  asked.findLast(({ name }) => name.includes('sessionNew'))?.answer(session);
  await vi.waitFor(() => expect(asked.filter(({ name }) => name.includes('PlaceCall'))).toHaveLength(2));
  asked.findLast(({ name }) => name.includes('PlaceCall'))?.answer(placed('c2'));
  await vi.waitFor(() =>
    expect(made().connect).toHaveBeenCalledWith(expect.objectContaining({ params: { callId: 'c2' } })),
  );
  expect(made().dialled.disconnect).not.toHaveBeenCalled();
});

it('who has accepted cannot decline any more: there is a line that has to be hung up', async () => {
  const { actor, names, state } = await aPhone();
  actor.send({ type: 'SERVER_CALL', call: call(), mine: false });
  actor.send({ type: 'ACCEPT' });
  actor.send({ type: 'DECLINE' });
  expect(state()).toBe('INCOMING_CALL');
  expect(names()).not.toContain('phoneOperationsDeclineCallMutation');
});

it('a device that fails says that there is no connection, and ends what the server has made', async () => {
  const { actor, request } = await aPhone();
  made().connect.mockRejectedValue(new Error('53000'));
  actor.send({ type: 'DIAL', to: '+16285550136' });
  (await request('sessionNew')).answer(session);
  (await request('PlaceCall')).answer(placed());
  await request('EndCall');
  expect(actor.getSnapshot().context.problem).toEqual({ code: 'INTERNAL', message: 'connection' });
});
