import { MediaClock } from './clock.ts';
import { Conference } from './conference.ts';
import { Leg } from './leg.ts';
import type { PeerAddress } from './peer.ts';
import { Recorder } from './recorder.ts';
import { virtualSource } from './source.ts';
import {
  type Heard,
  type MediaSwitchEvents,
  MediaSwitchError,
  type MediaSwitchOptions,
  type PlayResult,
  type PlaySource,
  type PauseBehavior,
  type Recording,
  type SwitchStats,
  type VirtualSpeech,
} from './switch.ts';

type Emit = <E extends Exclude<keyof MediaSwitchEvents, 'exit'>>(event: E, payload: MediaSwitchEvents[E]) => void;

/** Flow is checked every half second. */
const FLOW_CHECK_TICKS = 25;

/** The switch itself, in the child process: all legs and conferences on one clock. */
export class Engine {
  readonly #legs = new Map<string, Leg>();
  readonly #conferences = new Map<string, Conference>();
  readonly #conferenceOf = new Map<Leg, string>();
  readonly #clock = new MediaClock(() => this.tick());
  readonly #emit: Emit;
  readonly #address: PeerAddress;
  readonly #times: { silentAfterMs: number; deadAfterMs: number };
  readonly #maxLegs: number;
  readonly #gone = { packetsIn: 0, packetsOut: 0, trimmed: 0 };
  #ticks = 0;
  #running = false;

  constructor(options: MediaSwitchOptions, emit: Emit) {
    this.#emit = emit;
    const bind = options.bindAddress ?? '127.0.0.1';
    this.#address = { bind, advertise: options.advertisedAddress ?? bind, portRange: options.portRange };
    this.#times = { silentAfterMs: options.silentAfterMs ?? 2000, deadAfterMs: options.deadAfterMs ?? 10_000 };
    this.#maxLegs = options.maxLegs ?? 150;
  }

  /** The clock runs as long as there is a leg: an engine without calls rests. */
  start(): void {
    this.#running = true;
    if (this.#legs.size > 0) this.#clock.start();
  }

  /** Recordings are closed properly; legs go with the process. */
  stop(): void {
    this.#running = false;
    this.#clock.stop();
    for (const leg of this.#legs.values()) this.closeLeg(leg.id);
  }

  async createLeg(id: string): Promise<{ sdp: string }> {
    return { sdp: await this.#orDrop(this.#newLeg(id), (leg) => leg.offer()) };
  }

  acceptAnswer(id: string, sdp: string): void {
    this.#leg(id).accept(sdp);
  }

  async answerLeg(id: string, options: { offerSdp: string }): Promise<{ sdp: string }> {
    const known = this.#legs.get(id);
    return {
      sdp: known
        ? await known.answer(options.offerSdp)
        : await this.#orDrop(this.#newLeg(id), (leg) => leg.answer(options.offerSdp)),
    };
  }

  renameLeg(id: string, newId: string): void {
    const leg = this.#leg(id);
    if (this.#legs.has(newId)) throw new MediaSwitchError('LEG_EXISTS', `leg ${newId} exists`);
    this.#legs.delete(id);
    this.#legs.set(newId, leg);
    leg.id = newId;
  }

  virtualLeg(id: string, options: { says: VirtualSpeech }): void {
    const source = virtualSource(options.says);
    this.#newLeg(id).speak(source);
  }

  play(id: string, source: PlaySource): Promise<PlayResult> {
    return this.#leg(id).play(source);
  }

  stopPlay(id: string): void {
    this.#leg(id).stopPlay();
  }

  joinConference(id: string, conferenceId: string, options: { muted?: boolean } = {}): void {
    const leg = this.#leg(id);
    this.#leave(leg);
    let conference = this.#conferences.get(conferenceId);
    if (!conference) {
      conference = new Conference();
      this.#conferences.set(conferenceId, conference);
    }
    leg.muted = options.muted ?? false;
    leg.coaches = undefined;
    conference.legs.add(leg);
    this.#conferenceOf.set(leg, conferenceId);
  }

  leaveConference(id: string): void {
    this.#leave(this.#leg(id));
  }

  setMuted(id: string, on: boolean): void {
    this.#leg(id).muted = on;
  }

  setCoaching(id: string, coached: string | null): void {
    this.#leg(id).coaches = coached ?? undefined;
  }

  setHold(id: string, on: boolean, holdMusicFiles: string[] = []): void {
    this.#leg(id).hold(on ? holdMusicFiles : undefined);
  }

  playToConference(conferenceId: string, source: PlaySource): Promise<PlayResult> {
    return this.#conferences.get(conferenceId)?.play(source) ?? Promise.resolve('stopped');
  }

  stopPlayToConference(conferenceId: string): void {
    this.#conferences.get(conferenceId)?.stopPlay();
  }

  async sendDtmf(id: string, digits: string): Promise<void> {
    const leg = this.#leg(id);
    await leg.dtmfOut.send(digits);
    for (const digit of digits.replaceAll(/w/gi, '')) this.#emit('dtmfHeard', { leg: leg.id, digit });
  }

  saySomethingElse(id: string, options: { says: VirtualSpeech }): void {
    this.#leg(id).speak(virtualSource(options.says));
  }

  startRecording(id: string, options: { file: string; channels: 1 | 2 }): void {
    const leg = this.#leg(id);
    if (leg.recorder) throw new MediaSwitchError('ALREADY_RECORDING', `leg ${id} is being recorded`);
    try {
      leg.recorder = new Recorder(options.file, options.channels);
    } catch (error) {
      throw new MediaSwitchError(
        'BAD_FILE',
        `${options.file}: ${error instanceof Error ? error.message : 'cannot be written'}`,
      );
    }
  }

  pauseRecording(id: string, pause: PauseBehavior | null): void {
    const { recorder } = this.#leg(id);
    if (!recorder) throw new MediaSwitchError('NOT_RECORDING', `leg ${id} is not being recorded`);
    recorder.pause = pause;
  }

  stopRecording(id: string): Recording {
    const recording = this.#finishRecording(this.#leg(id));
    if (!recording) throw new MediaSwitchError('NOT_RECORDING', `leg ${id} is not being recorded`);
    return recording;
  }

  measure(id: string, frequencies: number[]): { heard: Heard; said: Heard } {
    const leg = this.#leg(id);
    return { heard: leg.heard.measure(frequencies), said: leg.said.measure(frequencies) };
  }

  closeLeg(id: string): void {
    const leg = this.#legs.get(id);
    if (!leg) return;
    this.#legs.delete(id);
    this.#leave(leg);
    this.#finishRecording(leg);
    this.#gone.packetsIn += leg.packetsIn;
    this.#gone.packetsOut += leg.packetsOut;
    this.#gone.trimmed += leg.jitter.trimmed;
    leg.close();
    if (this.#legs.size === 0) this.#clock.stop();
  }

  stats(): SwitchStats {
    const legs = [...this.#legs.values()];
    const total = (of: (leg: Leg) => number) => legs.reduce((sum, leg) => sum + of(leg), 0);
    return {
      legs: legs.length,
      conferences: this.#conferences.size,
      recordings: legs.filter((leg) => leg.recorder).length,
      packetsIn: this.#gone.packetsIn + total((leg) => leg.packetsIn),
      packetsOut: this.#gone.packetsOut + total((leg) => leg.packetsOut),
      trimmed: this.#gone.trimmed + total((leg) => leg.jitter.trimmed),
      lateness: this.#clock.lateness(),
    };
  }

  /** 20 ms of everything. */
  tick(): void {
    const said = new Map<Leg, Uint8Array>();
    for (const leg of this.#legs.values()) {
      const frame = leg.pull();
      if (frame) said.set(leg, frame);
    }
    const mixes = new Map([...this.#conferences].map(([id, conference]) => [id, conference.mix(said)]));
    for (const leg of this.#legs.values()) {
      const conferenceId = this.#conferenceOf.get(leg);
      leg.finish(said.get(leg), conferenceId === undefined ? undefined : mixes.get(conferenceId)?.get(leg.id));
    }
    this.#ticks += 1;
    if (this.#ticks % FLOW_CHECK_TICKS === 0) {
      const now = performance.now();
      for (const leg of this.#legs.values()) leg.checkFlow(now, this.#times);
    }
  }

  #leg(id: string): Leg {
    const leg = this.#legs.get(id);
    if (!leg) throw new MediaSwitchError('UNKNOWN_LEG', `no leg ${id}`);
    return leg;
  }

  #newLeg(id: string): Leg {
    if (this.#legs.has(id)) throw new MediaSwitchError('LEG_EXISTS', `leg ${id} exists`);
    if (this.#legs.size >= this.#maxLegs) throw new MediaSwitchError('FULL', `${this.#maxLegs} legs are the most`);
    const leg: Leg = new Leg(id, this.#address, {
      dtmf: (digit) => this.#pressed(leg, digit),
      state: (state) => this.#emit('legState', { leg: leg.id, state }),
      flow: (flow) => this.#emit('media', { leg: leg.id, flow }),
    });
    this.#legs.set(id, leg);
    if (this.#running) this.#clock.start();
    return leg;
  }

  /** A leg whose first description fails is not kept. */
  async #orDrop(leg: Leg, describe: (leg: Leg) => Promise<string>): Promise<string> {
    try {
      return await describe(leg);
    } catch (error) {
      this.closeLeg(leg.id);
      throw error;
    }
  }

  /** A key: told to the application, and passed on to everybody else in the conference, as a line does. */
  #pressed(leg: Leg, digit: string): void {
    this.#emit('dtmf', { leg: leg.id, digit });
    const conferenceId = this.#conferenceOf.get(leg);
    if (conferenceId === undefined) return;
    for (const other of this.#conferences.get(conferenceId)?.legs ?? []) {
      if (other === leg) continue;
      void other.dtmfOut.send(digit);
      this.#emit('dtmfHeard', { leg: other.id, digit });
    }
  }

  #leave(leg: Leg): void {
    const conferenceId = this.#conferenceOf.get(leg);
    if (conferenceId === undefined) return;
    this.#conferenceOf.delete(leg);
    const conference = this.#conferences.get(conferenceId);
    conference?.legs.delete(leg);
    if (conference?.legs.size !== 0) return;
    conference.stopPlay();
    this.#conferences.delete(conferenceId);
  }

  #finishRecording(leg: Leg): Recording | undefined {
    const recording = leg.stopRecording();
    if (recording) this.#emit('recorded', { leg: leg.id, recording });
    return recording;
  }
}
