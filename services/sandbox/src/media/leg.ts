import { DtmfReceiver, DtmfSender } from './dtmf.ts';
import { FRAME_SAMPLES, silenceFrame } from './g711.ts';
import { JitterQueue } from './jitter.ts';
import { Meter } from './meter.ts';
import { Peer, type PeerAddress } from './peer.ts';
import type { Recorder } from './recorder.ts';
import type { AudioSource } from './source.ts';
import { fileSource } from './source.ts';
import type { LegState, PlayResult, PlaySource, Recording } from './switch.ts';
import type { RtpPacket } from './rtp.ts';

export type LegEvents = {
  dtmf(digit: string): void;
  state(state: LegState): void;
  flow(flow: 'flowing' | 'stalled'): void;
};

export type LegTimes = { silentAfterMs: number; deadAfterMs: number };

/** One party's audio, from its peer (or its own source) to its peer. Outlives the peer connections under it. */
export class Leg {
  id: string;
  readonly jitter = new JitterQueue();
  readonly dtmfOut = new DtmfSender();
  readonly heard = new Meter();
  readonly said = new Meter();
  muted = false;
  /** Heard by this leg of the conference alone. */
  coaches: string | undefined;
  recorder: Recorder | undefined;
  packetsIn = 0;
  packetsOut = 0;
  #held: { music: AudioSource | undefined } | undefined;
  #source: AudioSource | undefined;
  #peer: Peer | undefined;
  #virtual: AudioSource | undefined;
  #dtmfIn = new DtmfReceiver();
  #state: LegState = 'connecting';
  #partial = new Uint8Array(0);
  #lastSequence: number | undefined;
  #lastAudioAt: number | undefined;
  #stalled = false;
  readonly #events: LegEvents;
  readonly #address: PeerAddress;

  constructor(id: string, address: PeerAddress, events: LegEvents) {
    this.id = id;
    this.#address = address;
    this.#events = events;
  }

  get held(): boolean {
    return this.#held !== undefined;
  }

  /** Gives the leg a voice of its own instead of a peer. */
  speak(source: AudioSource): void {
    this.#virtual = source;
    this.#become('connected');
  }

  async offer(): Promise<string> {
    return this.#replacePeer().offer();
  }

  accept(answer: string): void {
    this.#peer?.accept(answer);
  }

  /** The old peer goes only when the new one has answered: a bad offer must not end a good call. */
  async answer(offer: string): Promise<string> {
    const old = this.#peer;
    const peer = this.#newPeer();
    try {
      const sdp = await peer.answer(offer);
      old?.close();
      this.#usePeer(peer);
      return sdp;
    } catch (error) {
      peer.close();
      throw error;
    }
  }

  play(source: PlaySource): Promise<PlayResult> {
    const next = fileSource(source.files, source.loop);
    this.stopPlay();
    this.#source = next;
    return next.finished;
  }

  stopPlay(): void {
    this.#source?.stop();
    this.#source = undefined;
  }

  hold(music: readonly string[] | undefined): void {
    this.#held = music ? { music: music.length > 0 ? fileSource(music, true) : undefined } : undefined;
  }

  /** What the leg says in this tick; undefined when nothing arrived. */
  pull(): Uint8Array | undefined {
    return this.#virtual ? this.#virtual.next() : this.jitter.pull();
  }

  /** Ends a tick: chooses what the leg hears, records and sends it. `bridged` is what the conference has for it. */
  finish(said: Uint8Array | undefined, bridged: Uint8Array | undefined): void {
    const audible = this.muted ? undefined : said;
    const heard = this.#fromSource() ?? (this.#held ? this.#held.music?.next() : bridged);
    this.said.add(audible);
    this.heard.add(heard);
    this.recorder?.write(audible, heard);
    const dtmf = this.dtmfOut.next();
    if (this.#peer?.send(heard ?? silenceFrame(), dtmf)) this.packetsOut += 1;
  }

  /** Looks whether audio still comes. `now` in ms of the monotonic clock. */
  checkFlow(now: number, times: LegTimes): void {
    if (!this.#peer || this.#lastAudioAt === undefined) return;
    const silent = now - this.#lastAudioAt;
    if (silent > times.silentAfterMs && !this.#stalled) {
      this.#stalled = true;
      this.#events.flow('stalled');
    }
    if (silent > times.deadAfterMs && this.#state === 'connected') this.#become('failed');
  }

  stopRecording(): Recording | undefined {
    const recording = this.recorder?.close();
    this.recorder = undefined;
    return recording;
  }

  close(): void {
    this.stopPlay();
    this.#peer?.close();
    this.#peer = undefined;
    this.#become('closed');
  }

  #fromSource(): Uint8Array | undefined {
    const frame = this.#source?.next();
    if (!frame) this.#source = undefined;
    return frame;
  }

  #replacePeer(): Peer {
    this.#peer?.close();
    const peer = this.#newPeer();
    this.#usePeer(peer);
    return peer;
  }

  #usePeer(peer: Peer): void {
    this.#peer = peer;
    this.jitter.clear();
    this.#dtmfIn = new DtmfReceiver();
    this.#partial = new Uint8Array(0);
    this.#lastSequence = undefined;
    // Counts from now, so that a peer that never sends is found too.
    this.#lastAudioAt = undefined;
    this.#stalled = true;
  }

  #newPeer(): Peer {
    const current = (peer: Peer) => this.#peer === peer;
    const peer: Peer = new Peer(this.id, this.#address, {
      audio: (packet) => current(peer) && this.#onAudio(packet),
      telephoneEvent: (packet) => {
        if (!current(peer)) return;
        const digit = this.#dtmfIn.receive(packet.timestamp, packet.payload);
        this.#lastAudioAt = performance.now();
        if (digit) this.#events.dtmf(digit);
      },
      connected: () => {
        if (!current(peer)) return;
        this.#lastAudioAt = performance.now();
        this.#become('connected');
      },
      failed: () => current(peer) && this.#become('failed'),
    });
    return peer;
  }

  #onAudio(packet: RtpPacket): void {
    this.packetsIn += 1;
    const behind = this.#lastSequence === undefined ? 1 : (packet.sequence - this.#lastSequence) & 0xffff;
    if (behind === 0 || behind > 0x8000) return;
    this.#lastSequence = packet.sequence;
    this.#lastAudioAt = performance.now();
    if (this.#stalled) {
      this.#stalled = false;
      this.#events.flow('flowing');
    }
    if (this.#state === 'failed') this.#become('connected');
    this.#cut(packet.payload);
  }

  /** Peers may pack more or less than 20 ms into a packet. */
  #cut(payload: Uint8Array): void {
    let bytes = payload;
    if (this.#partial.length > 0) {
      bytes = new Uint8Array(this.#partial.length + payload.length);
      bytes.set(this.#partial);
      bytes.set(payload, this.#partial.length);
    }
    let at = 0;
    for (; at + FRAME_SAMPLES <= bytes.length; at += FRAME_SAMPLES)
      this.jitter.push(bytes.slice(at, at + FRAME_SAMPLES));
    this.#partial = bytes.slice(at);
  }

  #become(state: LegState): void {
    if (this.#state === state || this.#state === 'closed') return;
    this.#state = state;
    this.#events.state(state);
  }
}
