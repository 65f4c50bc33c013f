/** The handset's socket: registers the numbers on the bench, and carries their calls. The protocol is signalling/README.md's. */
import { speak, audioContext, type Voice } from './voice.ts';

type TalkState = 'calling' | 'ringing' | 'incoming' | 'talking' | 'ended';

export interface Talk {
  readonly id: string;
  /** The outside number on whose phone it is. */
  readonly phone: string;
  readonly other: string;
  readonly state: TalkState;
  readonly callSid: string | undefined;
  readonly since: number;
  /** Why it ended, or what is wrong with its sound. */
  readonly trouble: string | undefined;
}

type FromServer =
  | { type: 'welcome'; numbers: string[] }
  | { type: 'incoming'; callSid: string; sdp: string; from: string; to: string; token: string }
  | { type: 'cancel'; callSid: string }
  | { type: 'ringing'; id: string; callSid: string; sdp?: string }
  | { type: 'answered'; id: string; callSid: string; sdp?: string; token: string }
  | { type: 'rejoined'; callSid: string; sdp?: string; token: string }
  | { type: 'hangup'; callSid: string; error?: { code: number; message: string } }
  | { type: 'error'; message: string }
  | { type: 'ping' };

interface Leg {
  talk: Talk;
  offer?: string;
  connection?: RTCPeerConnection;
  voice?: Voice;
  audio?: HTMLAudioElement;
  meter?: AnalyserNode;
  watchdog?: number;
}

/** How long audio may take to arrive before the page says what may be wrong. */
const silentTooLongMs = 4_000;
/** How long an ended call stays on the phone's display. */
const lingersMs = 3_000;

export class Exchange {
  readonly #legs = new Map<string, Leg>();
  readonly #listeners = new Set<() => void>();
  #socket: WebSocket | undefined;
  #numbers: readonly string[] = [];
  #snapshot: readonly Talk[] = [];
  #closed = false;
  #retry = 0;

  /** The numbers whose calls come to this page. */
  register(numbers: readonly string[]): void {
    this.#numbers = numbers;
    if (!this.#socket) this.#open();
    else this.#send({ type: 'hello', numbers });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The calls of all phones; the same array until something changes. */
  talks = (): readonly Talk[] => this.#snapshot;

  /** Places a call. Call it from a click: sound needs one. */
  async call(phone: string, to: string, says: string): Promise<void> {
    audioContext();
    const id = crypto.randomUUID();
    const leg = this.#add({
      id,
      phone,
      other: to,
      state: 'calling',
      callSid: undefined,
      since: Date.now(),
      trouble: undefined,
    });
    try {
      const connection = await this.#connect(leg, says);
      await connection.setLocalDescription(await connection.createOffer());
      this.#send({ type: 'call', id, from: phone, to, sdp: connection.localDescription?.sdp });
    } catch (error) {
      this.#end(leg, error instanceof Error ? error.message : String(error));
    }
  }

  async answer(id: string, says: string): Promise<void> {
    const leg = this.#legs.get(id);
    if (leg?.talk.state !== 'incoming' || leg.offer === undefined) return;
    audioContext();
    this.#update(leg, { state: 'talking', since: Date.now() });
    try {
      const connection = await this.#connect(leg, says);
      await connection.setRemoteDescription({ type: 'offer', sdp: leg.offer });
      await connection.setLocalDescription(await connection.createAnswer());
      this.#send({ type: 'answer', callSid: leg.talk.callSid, sdp: connection.localDescription?.sdp });
      this.#watch(leg);
    } catch (error) {
      this.#send({ type: 'reject', callSid: leg.talk.callSid });
      this.#end(leg, error instanceof Error ? error.message : String(error));
    }
  }

  hangUp(id: string): void {
    const leg = this.#legs.get(id);
    if (!leg || leg.talk.state === 'ended') return;
    const { state, callSid } = leg.talk;
    this.#send(state === 'incoming' ? { type: 'reject', callSid } : { type: 'hangup', callSid: callSid ?? id });
    this.#end(leg, undefined);
  }

  press(id: string, digit: string): void {
    const connection = this.#legs.get(id)?.connection;
    const sender = connection?.getSenders().find((one) => one.track?.kind === 'audio');
    if (sender?.dtmf?.canInsertDTMF) sender.dtmf.insertDTMF(digit, 160, 70);
    else this.#send({ type: 'dtmf', callSid: this.#legs.get(id)?.talk.callSid, digits: digit });
  }

  /** Other words for the same call: the track is replaced, nothing is negotiated. */
  async say(id: string, says: string): Promise<void> {
    const leg = this.#legs.get(id);
    const sender = leg?.connection?.getSenders().find((one) => one.track?.kind === 'audio');
    if (!leg || !sender) return;
    const voice = await speak(says);
    await sender.replaceTrack(voice.track);
    leg.voice?.stop();
    leg.voice = voice;
  }

  /** How loud it is in the earpiece, 0..1. */
  level(id: string): number {
    const meter = this.#legs.get(id)?.meter;
    if (!meter) return 0;
    const samples = new Float32Array(meter.fftSize);
    meter.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    return Math.min(1, Math.sqrt(power) * 4);
  }

  /** After a click: lets the sound out that the browser held back. */
  allowSound(id: string): void {
    audioContext();
    const leg = this.#legs.get(id);
    void leg?.audio?.play().then(() => this.#update(leg, { trouble: undefined }));
  }

  /** The phones are switched off: their calls end now, not when someone notices the silence. */
  close(): void {
    for (const leg of this.#legs.values()) this.hangUp(leg.talk.id);
    this.#closed = true;
    this.#socket?.close();
  }

  #open(): void {
    if (this.#closed) return;
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/sandbox/api/handset`,
    );
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#retry = 0;
      this.#send({ type: 'hello', numbers: this.#numbers });
    });
    socket.addEventListener('message', (event) => void this.#receive(JSON.parse(event.data as string) as FromServer));
    socket.addEventListener('close', () => {
      if (this.#closed) return;
      for (const leg of this.#legs.values())
        if (leg.talk.state !== 'ended') this.#end(leg, 'Connection to the sandbox lost.');
      this.#retry = Math.min(this.#retry + 1, 10);
      setTimeout(() => this.#open(), this.#retry * 500);
    });
  }

  async #receive(message: FromServer): Promise<void> {
    if (message.type === 'ping') return this.#send({ type: 'pong' });
    if (message.type === 'incoming') {
      const { callSid, from, to, sdp } = message;
      const leg = this.#add({
        id: callSid,
        phone: to,
        other: from,
        state: 'incoming',
        callSid,
        since: Date.now(),
        trouble: undefined,
      });
      leg.offer = sdp;
      return undefined;
    }
    if (message.type === 'ringing' || message.type === 'answered') {
      const leg = this.#legs.get(message.id);
      if (!leg) return undefined;
      if (message.sdp !== undefined) await leg.connection?.setRemoteDescription({ type: 'answer', sdp: message.sdp });
      const answered = message.type === 'answered';
      this.#update(leg, {
        callSid: message.callSid,
        state: answered ? 'talking' : 'ringing',
        ...(answered && { since: Date.now() }),
      });
      if (answered) this.#watch(leg);
    } else if (message.type === 'cancel' || message.type === 'hangup') {
      const leg = [...this.#legs.values()].find(
        ({ talk }) => talk.callSid === message.callSid || talk.id === message.callSid,
      );
      if (leg) this.#end(leg, message.type === 'hangup' ? message.error?.message : 'The caller hung up.');
    }
    return undefined;
  }

  async #connect(leg: Leg, says: string): Promise<RTCPeerConnection> {
    const connection = new RTCPeerConnection({ iceServers: [] });
    leg.connection = connection;
    const voice = await speak(says);
    leg.voice = voice;
    connection.addTrack(voice.track, new MediaStream([voice.track]));
    connection.addEventListener('track', ({ track }) => {
      const stream = new MediaStream([track]);
      const audio = new Audio();
      audio.autoplay = true;
      audio.srcObject = stream;
      leg.audio = audio;
      audio.play().catch(() => this.#update(leg, { trouble: 'sound-blocked' }));
      const context = audioContext();
      const meter = context.createAnalyser();
      meter.fftSize = 1_024;
      context.createMediaStreamSource(stream).connect(meter);
      leg.meter = meter;
    });
    connection.addEventListener('connectionstatechange', () => {
      if (connection.connectionState === 'failed') this.#update(leg, { trouble: 'no-path' });
    });
    return connection;
  }

  /** Says so when no audio has arrived a few seconds after the answer. */
  #watch(leg: Leg): void {
    leg.watchdog = window.setTimeout(() => {
      if (audioContext().state !== 'running') {
        this.#update(leg, { trouble: 'sound-blocked' });
        return;
      }
      void leg.connection?.getStats().then((stats) => {
        const received = [...stats.values()].find(
          (one: { type: string; kind?: string }) => one.type === 'inbound-rtp' && one.kind === 'audio',
        ) as { packetsReceived?: number } | undefined;
        if ((received?.packetsReceived ?? 0) === 0) this.#update(leg, { trouble: 'no-path' });
      });
    }, silentTooLongMs);
  }

  #add(talk: Talk): Leg {
    const leg: Leg = { talk };
    this.#legs.set(talk.id, leg);
    this.#changed();
    return leg;
  }

  #update(leg: Leg, change: Partial<Talk>): void {
    leg.talk = { ...leg.talk, ...change };
    this.#changed();
  }

  #end(leg: Leg, trouble: string | undefined): void {
    this.#release(leg);
    this.#update(leg, { state: 'ended', trouble });
    setTimeout(() => {
      this.#legs.delete(leg.talk.id);
      this.#changed();
    }, lingersMs);
  }

  #release(leg: Leg): void {
    clearTimeout(leg.watchdog);
    leg.voice?.stop();
    leg.connection?.close();
    if (leg.audio) leg.audio.srcObject = null;
    delete leg.meter;
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #changed(): void {
    this.#snapshot = [...this.#legs.values()].map((leg) => leg.talk);
    for (const listener of this.#listeners) listener();
  }
}
