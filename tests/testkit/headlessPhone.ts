/**
 * An agent's phone without a browser: registers at the carrier over its signalling (PStream, as the browser SDK speaks it)
 * with a device token of `GET /tokens`, and talks real G.711 over WebRTC. It says one tone, and measures what it hears.
 */
import { randomUUID } from 'node:crypto';
import { atEndOfFile, eventually } from '@ringline/kit/testing';
import { WebSocket } from 'ws';
import type { Api } from './api.ts';
import { Audio, type PhoneAudio } from './headlessAudio.ts';
import { OutsideWorld } from './outsideWorld.ts';
import { silence } from './silence.ts';

const SIGNALLING = '/sandbox/carrier/signal';

interface Envelope {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>> & {
    callsid?: string;
    sdp?: string;
    reconnect?: string;
    error?: unknown;
  };
}

export interface Ring {
  readonly callSid: string;
  accept(): Promise<Talk>;
  reject(): void;
  /** Resolves when it stops ringing without having been taken here. */
  readonly withdrawn: Promise<void>;
}

export interface Talk {
  readonly callSid: string;
  readonly audio: PhoneAudio;
  /** Keys, sent through signalling. */
  press(digits: string): void;
  hangUp(): void;
  /** Resolves when the carrier ends the call, with its error if there was one. */
  readonly ended: Promise<unknown>;
}

export interface HeadlessPhone {
  readonly deviceId: string;
  /** The next call that rings, also one that rings already. */
  ring(): Promise<Ring>;
  /** Connects with the parameters that `placeCall` or `rejoinCall` answered. Resolves when the carrier answers. */
  connect(params: readonly { name: string; value: string }[]): Promise<Talk>;
  /** The socket breaks and the device is heard of no more: a tab that was closed. */
  lose(): void;
}

const REPORT = 'mutation ($input: ReportDeviceInput!) { reportDevice(input: $input) { reachable } }';

/** Registers a device of the signed-in person. @param tone hertz that it says, all the time; 'none' for a phone without audio */
export async function openPhone(
  api: Api,
  { tone, deviceId = randomUUID() }: { tone: number | 'none'; deviceId?: string },
): Promise<HeadlessPhone> {
  const response = await api.fetch(`/tokens?deviceId=${deviceId}`);
  if (!response.ok) throw new Error(`/tokens answered ${response.status}: ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };

  const outside = new OutsideWorld(api.url);
  const socket = new WebSocket(api.url.replace('http', 'ws') + SIGNALLING);
  const send = (type: string, payload: object) => socket.send(JSON.stringify({ type, payload, version: '1.6' }));
  const waiting = new Map<string, (payload: Envelope['payload']) => void>();
  const next = (type: string) => {
    const { promise, resolve } = Promise.withResolvers<Envelope['payload']>();
    waiting.set(type, resolve);
    return promise;
  };
  const rings: Ring[] = [];
  const withdrawals = new Map<string, () => void>();
  let ringing: ((ring: Ring) => void) | undefined;
  const talks = new Map<string, { talk: Talk; end: (error?: unknown) => void }>();
  const audios: PhoneAudio[] = [];
  const openAudio = (): PhoneAudio => (tone === 'none' ? silence() : new Audio(tone));

  function talkOf(callSid: string, audio: PhoneAudio): Talk {
    const { promise: ended, resolve } = Promise.withResolvers<unknown>();
    const end = (error?: unknown) => {
      audio.close();
      resolve(error);
    };
    const talk: Talk = {
      callSid,
      audio,
      press: (digits) => send('dtmf', { callsid: callSid, dtmf: digits }),
      hangUp() {
        send('hangup', { callsid: callSid });
        end();
      },
      ended,
    };
    talks.set(callSid, { talk, end });
    return talk;
  }

  function incoming({ callsid = '', sdp = '' }: Envelope['payload']): void {
    const { promise: withdrawn, resolve: withdraw } = Promise.withResolvers<void>();
    withdrawals.set(callsid, withdraw);
    const ring: Ring = {
      callSid: callsid,
      withdrawn,
      async accept() {
        const audio = openAudio();
        audios.push(audio);
        const talk = talkOf(callsid, audio);
        send('answer', { callsid, sdp: await audio.answer(sdp) });
        await eventually(async () => (await outside.callOf(callsid)).status !== 'ringing');
        audio.connect();
        return talk;
      },
      reject: () => send('reject', { callsid }),
    };
    if (ringing) ringing(ring);
    else rings.push(ring);
    ringing = undefined;
  }

  socket.on('message', (data: Buffer) => {
    const text = data.toString('utf8');
    if (text.trim() === '') {
      socket.send('\n');
      return;
    }
    const { type, payload } = JSON.parse(text) as Envelope;
    if (type === 'invite') incoming(payload);
    if (type === 'cancel') {
      withdrawals.get(payload.callsid ?? '')?.();
      const at = rings.findIndex((ring) => ring.callSid === payload.callsid);
      if (at >= 0) rings.splice(at, 1);
    }
    if (type === 'hangup') talks.get(payload.callsid ?? '')?.end(payload.error);
    waiting.get(type)?.(payload);
    waiting.delete(type);
  });

  const opened = Promise.withResolvers<void>();
  socket.once('open', () => opened.resolve());
  socket.once('error', (error) => opened.reject(error));
  await opened.promise;
  const connected = next('connected');
  send('listen', { token, reconnectTimeout: 0, browserinfo: { p: 'browser', plugin: 'rtc', v: '2.18.5' } });
  await connected;
  const ready = next('ready');
  send('register', { media: { audio: true } });
  await ready;

  const report = () =>
    api.run(REPORT, { input: { deviceId, state: 'REGISTERED', microphoneAllowed: true, label: 'headless' } });
  const { reportDevice } = await report();
  if (!reportDevice.reachable) throw new Error('The device is registered, but its owner is not reachable');
  const beat = setInterval(() => void report().catch(() => undefined), 10_000);

  const lose = () => {
    clearInterval(beat);
    for (const audio of audios) audio.close();
    socket.terminate();
  };
  atEndOfFile(async () => lose());

  return {
    deviceId,
    lose,
    ring() {
      const waitingRing = rings.shift();
      if (waitingRing) return Promise.resolve(waitingRing);
      const { promise, resolve } = Promise.withResolvers<Ring>();
      ringing = resolve;
      return promise;
    },
    async connect(params) {
      const audio = openAudio();
      audios.push(audio);
      const [rang, answered, hungUp] = [next('ringing'), next('answer'), next('hangup')];
      const wireId = `TJS${randomUUID()}`;
      send('invite', {
        callsid: wireId,
        sdp: await audio.offer(),
        twilio: { params: new URLSearchParams(params.map(({ name, value }) => [name, value])).toString() },
      });
      void rang.then(({ sdp }) => sdp && audio.accept(sdp));
      const refused = hungUp.then(({ error }) => {
        throw new Error(`The carrier did not connect the device: ${JSON.stringify(error)}`);
      });
      const { callsid = '', sdp } = await Promise.race([answered, refused]);
      void refused.catch(() => undefined);
      if (sdp) audio.accept(sdp);
      return talkOf(callsid, audio);
    },
  };
}
