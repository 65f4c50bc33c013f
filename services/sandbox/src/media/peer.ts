import { randomInt } from 'node:crypto';
import { Audio, PeerConnection, type Track } from 'node-datachannel';
import type { DtmfPacket } from './dtmf.ts';
import { FRAME_SAMPLES } from './g711.ts';
import { buildRtp, parseRtp, type RtpPacket } from './rtp.ts';
import { advertised, mediaId, telephoneEventType, withoutCandidates } from './sdp.ts';
import { MediaSwitchError } from './switch.ts';

const PCMU = 0;
/** Our choice when we offer. */
const TELEPHONE_EVENT = 101;
/** Gathering on local interfaces takes milliseconds; longer means that the engine is stuck. */
const GATHER_TIMEOUT_MS = 5000;

export type PeerAddress = { bind: string; advertise: string; portRange?: { min: number; max: number } | undefined };

export type PeerEvents = {
  audio(packet: RtpPacket): void;
  telephoneEvent(packet: RtpPacket): void;
  connected(): void;
  failed(): void;
};

/** One WebRTC connection with one PCMU track both ways. Made new for every offer/answer exchange. */
export class Peer {
  readonly #connection: PeerConnection;
  readonly #address: PeerAddress;
  readonly #events: PeerEvents;
  readonly #ssrc = randomInt(1, 0xffffffff);
  #track: Track | undefined;
  #telephoneEvent: number | undefined;
  #sequence = randomInt(0x10000);
  #timestamp = randomInt(0x100000000);
  #sentAudio = false;
  #closed = false;

  constructor(name: string, address: PeerAddress, events: PeerEvents) {
    this.#address = address;
    this.#events = events;
    this.#connection = new PeerConnection(name, {
      iceServers: [],
      bindAddress: address.bind,
      disableAutoNegotiation: true,
      ...(address.portRange ? { portRangeBegin: address.portRange.min, portRangeEnd: address.portRange.max } : {}),
    });
    this.#connection.onStateChange((state) => {
      if (this.#closed) return;
      if (state === 'connected') this.#events.connected();
      if (state === 'failed') this.#events.failed();
    });
  }

  async offer(): Promise<string> {
    this.#addTrack('0', TELEPHONE_EVENT);
    return this.#describe('offer');
  }

  accept(answer: string): void {
    this.#remote(answer, 'answer');
    this.#telephoneEvent = telephoneEventType(answer);
  }

  async answer(offer: string): Promise<string> {
    this.#addTrack(mediaId(offer), telephoneEventType(offer));
    this.#remote(offer, 'offer');
    return this.#describe('answer');
  }

  /** One tick of audio, or of a key press in its place. Time moves on even when the peer is not connected yet. */
  send(frame: Uint8Array, dtmf: DtmfPacket | undefined): boolean {
    const timestamp = this.#timestamp;
    this.#timestamp = (this.#timestamp + FRAME_SAMPLES) >>> 0;
    if (!this.#track?.isOpen()) return false;
    if (dtmf && this.#telephoneEvent !== undefined) {
      const began = (timestamp - dtmf.age * FRAME_SAMPLES) >>> 0;
      return this.#write({
        payloadType: this.#telephoneEvent,
        marker: dtmf.marker,
        timestamp: began,
        payload: dtmf.payload,
      });
    }
    const marker = !this.#sentAudio;
    this.#sentAudio = true;
    return this.#write({ payloadType: PCMU, marker, timestamp, payload: frame });
  }

  close(): void {
    this.#closed = true;
    this.#connection.close();
  }

  #write(packet: Omit<RtpPacket, 'sequence' | 'ssrc'>): boolean {
    const sequence = this.#sequence;
    this.#sequence = (sequence + 1) & 0xffff;
    try {
      return this.#track?.sendMessageBinary(buildRtp({ ...packet, sequence, ssrc: this.#ssrc })) ?? false;
    } catch {
      // The track may close between the check and the write, on the engine's own thread.
      return false;
    }
  }

  #addTrack(mid: string, telephoneEvent: number | undefined): void {
    const audio = new Audio(mid, 'SendRecv');
    audio.addAudioCodec(PCMU, 'PCMU');
    if (telephoneEvent !== undefined) audio.addAudioCodec(telephoneEvent, 'telephone-event', '0-15');
    audio.addSSRC(this.#ssrc, 'ringline', 'ringline', 'voice');
    this.#telephoneEvent = telephoneEvent;
    this.#track = this.#connection.addTrack(audio);
    this.#track.onMessage((bytes) => this.#receive(bytes));
  }

  #receive(bytes: Buffer): void {
    if (this.#closed) return;
    const packet = parseRtp(bytes);
    if (packet?.payloadType === PCMU) this.#events.audio(packet);
    else if (packet && packet.payloadType === this.#telephoneEvent) this.#events.telephoneEvent(packet);
  }

  #remote(sdp: string, type: 'offer' | 'answer'): void {
    try {
      this.#connection.setRemoteDescription(withoutCandidates(sdp), type);
    } catch (error) {
      throw new MediaSwitchError('BAD_SDP', `${type}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** Our description with all its candidates: there is no trickle ICE in the signalling. */
  async #describe(type: 'offer' | 'answer'): Promise<string> {
    const gathered = Promise.withResolvers<void>();
    this.#connection.onGatheringStateChange((state) => state === 'complete' && gathered.resolve());
    const timeout = setTimeout(
      () => gathered.reject(new MediaSwitchError('BAD_SDP', 'no candidates in time')),
      GATHER_TIMEOUT_MS,
    );
    try {
      this.#connection.setLocalDescription(type);
      if (this.#connection.gatheringState() === 'complete') gathered.resolve();
      await gathered.promise;
    } finally {
      clearTimeout(timeout);
    }
    const sdp = this.#connection.localDescription()?.sdp;
    if (!sdp) throw new MediaSwitchError('BAD_SDP', 'no local description');
    return advertised(sdp, this.#address);
  }
}
