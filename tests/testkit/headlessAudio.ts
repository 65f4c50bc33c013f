/** One WebRTC connection with one PCMU track: says a tone every 20 ms, and keeps what it heard in the last second. */
import { randomInt } from 'node:crypto';
import { MediaClock } from '@ringline/sandbox/media/clock';
import { FRAME_SAMPLES, encodeUlaw } from '@ringline/sandbox/media/g711';
import { Meter } from '@ringline/sandbox/media/meter';
import { buildRtp, parseRtp } from '@ringline/sandbox/media/rtp';
import { sineSecond } from '@ringline/sandbox/media/tones';
import { Audio as AudioDescription, PeerConnection, type Track } from 'node-datachannel';

const PCMU = 0;

const midOf = (sdp: string): string => /^a=mid:(\S+)/m.exec(sdp)?.[1] ?? '0';

/** What a phone needs of its audio. */
export type PhoneAudio = Pick<
  Audio,
  'packets' | 'muted' | 'offer' | 'answer' | 'accept' | 'connect' | 'hears' | 'loudness' | 'close'
>;

export class Audio {
  /** Packets of audio that arrived. */
  packets = 0;
  muted = false;
  readonly #connection = new PeerConnection('headless', {
    iceServers: [],
    bindAddress: '127.0.0.1',
    disableAutoNegotiation: true,
  });
  readonly #voice: Uint8Array;
  readonly #heard = new Meter();
  readonly #ssrc = randomInt(1, 0xffffffff);
  readonly #clock = new MediaClock(() => this.#say());
  #track: Track | undefined;
  #frame: Uint8Array | undefined;
  #ticks = 0;
  #candidates: { candidate: string; mid: string }[] = [];
  #closed = false;

  constructor(tone: number) {
    this.#voice = encodeUlaw(sineSecond(tone));
  }

  async offer(): Promise<string> {
    this.#addTrack('0');
    return this.#describe('offer');
  }

  accept(answer: string): void {
    this.#connection.setRemoteDescription(this.#withoutCandidates(answer), 'answer');
    this.connect();
  }

  /** Answers an offer. Nothing flows before `connect`. */
  async answer(offer: string): Promise<string> {
    this.#addTrack(midOf(offer));
    this.#connection.setRemoteDescription(this.#withoutCandidates(offer), 'offer');
    return this.#describe('answer');
  }

  /**
   * Starts ICE, when the far end is known to have our description. The engine of both ends starts ICE before it keeps a
   * description, and refuses a certificate that comes in between: on a busy machine we would be that quick.
   */
  connect(): void {
    for (const { candidate, mid } of this.#candidates.splice(0)) this.#connection.addRemoteCandidate(candidate, mid);
  }

  /** Amplitude (0..32767) of each frequency over the last second. */
  hears(frequencies: readonly number[]): Readonly<Record<string, number>> {
    return this.#heard.measure(frequencies).tones;
  }

  /** How loud the last second was, 0..32767. */
  loudness(): number {
    return this.#heard.measure([]).rms;
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#clock.stop();
    this.#connection.close();
  }

  #withoutCandidates(sdp: string): string {
    const mid = midOf(sdp);
    this.#candidates = [...sdp.matchAll(/^a=(candidate:.*?)\r?$/gm)].map(([, candidate = '']) => ({ candidate, mid }));
    return sdp.replace(/^a=(candidate|end-of-candidates).*\r?\n/gm, '');
  }

  #addTrack(mid: string): void {
    const audio = new AudioDescription(mid, 'SendRecv');
    audio.addAudioCodec(PCMU, 'PCMU');
    audio.addSSRC(this.#ssrc, 'headless', 'headless', 'voice');
    this.#track = this.#connection.addTrack(audio);
    this.#track.onMessage((bytes) => {
      const packet = parseRtp(bytes);
      if (packet?.payloadType !== PCMU) return;
      this.packets += 1;
      this.#frame = Uint8Array.from(packet.payload);
    });
    this.#clock.start();
  }

  #say(): void {
    this.#heard.add(this.#frame);
    this.#frame = undefined;
    this.#ticks += 1;
    if (!this.#track?.isOpen() || this.#closed) return;
    const at = (this.#ticks * FRAME_SAMPLES) % this.#voice.length;
    const payload = this.muted
      ? new Uint8Array(FRAME_SAMPLES).fill(0xff)
      : this.#voice.subarray(at, at + FRAME_SAMPLES);
    try {
      this.#track.sendMessageBinary(
        buildRtp({
          payloadType: PCMU,
          marker: false,
          sequence: this.#ticks & 0xffff,
          timestamp: (this.#ticks * FRAME_SAMPLES) >>> 0,
          ssrc: this.#ssrc,
          payload,
        }),
      );
    } catch {
      // It may close between the check and the write, on the engine's own thread.
    }
  }

  async #describe(type: 'offer' | 'answer'): Promise<string> {
    const gathered = Promise.withResolvers<void>();
    this.#connection.onGatheringStateChange((state) => state === 'complete' && gathered.resolve());
    this.#connection.setLocalDescription(type);
    if (this.#connection.gatheringState() === 'complete') gathered.resolve();
    await gathered.promise;
    return this.#connection.localDescription()?.sdp ?? '';
  }
}
