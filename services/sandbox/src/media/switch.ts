/**
 * The media switch as its owner (the carrier) sees it: legs that carry G.711 audio, and conferences that
 * connect them. The switch runs in a forked child (`main.ts`); `startMediaSwitch` in `client.ts` gives this interface.
 * All ids are chosen by the caller of the interface. Files are WAV, mono, 16-bit, 8 kHz.
 */

/** Transport state of a leg. `failed` = its media died (ICE lost, or no RTP for `deadAfterMs`); `closed` = it is gone. */
export type LegState = 'connecting' | 'connected' | 'failed' | 'closed';

/** What a leg without a peer says: silence, `tone:<Hz>`, or the path of a WAV file (looped). */
export type VirtualSpeech = 'silence' | `tone:${number}` | (string & {});

/** Why a source ended: it played out, was replaced or stopped, or the leg closed. */
export type PlayResult = 'done' | 'stopped';

export type PlaySource = {
  /** WAV files, played one after the other. */
  files: string[];
  /** Start again after the last file until stopped. */
  loop: boolean;
};

/** What a paused recording holds: silence of the same length, or nothing of the time. */
export type PauseBehavior = 'silence' | 'skip';

export type Recording = {
  file: string;
  /** Length in seconds, silence included. */
  seconds: number;
  /** Size of the file in bytes, header included. */
  bytes: number;
};

/** What a leg heard during the last second (only for legs under `monitor`, and always for virtual legs). */
export type Heard = {
  /** Root mean square, 0..32767. */
  rms: number;
  /** Loudest frequency of `frequencies` given to `heard`, by Goertzel: amplitude 0..32767 for each. */
  tones: Record<number, number>;
};

export type SwitchStats = {
  legs: number;
  conferences: number;
  recordings: number;
  packetsIn: number;
  packetsOut: number;
  /** Frames thrown away to keep the jitter queues short. */
  trimmed: number;
  /** How late the 20 ms clock ticked, over the last 10 s, in milliseconds. */
  lateness: { p50: number; p99: number; max: number };
};

export type MediaSwitchEvents = {
  /** RFC 4733 digit that the peer sent, once per key press: 0-9, *, #, A-D. */
  dtmf: { leg: string; digit: string };
  /** A digit of another party reached this leg through their conference. */
  dtmfHeard: { leg: string; digit: string };
  legState: { leg: string; state: LegState };
  /** First audio from the peer arrived (`flowing`), or none came for `silentAfterMs` (`stalled`). */
  media: { leg: string; flow: 'flowing' | 'stalled' };
  /** A recording ended, by `stopRecording` or because its leg closed. */
  recorded: { leg: string; recording: Recording };
  /** The child process died; every leg was reported `closed` before. A new child is being started unless `restarting` is false. */
  exit: { code: number | null; signal: string | null; restarting: boolean };
};

/** An unknown leg id rejects with `MediaSwitchError` code `UNKNOWN_LEG`; a dead child with `SWITCH_DOWN`. */
export interface MediaSwitch {
  /** A leg whose SDP offer we make (incoming call to a browser or handset). Follow with `acceptAnswer`. */
  createLeg(id: string, options: { kind: 'offer' }): Promise<{ sdp: string }>;
  acceptAnswer(id: string, sdp: string): Promise<void>;
  /**
   * Answers a peer's offer. For a leg that exists (ICE restart, page reload) a new peer connection takes the place
   * of the old one; conference, hold, mute, source and recording stay.
   */
  answerLeg(id: string, options: { offerSdp: string }): Promise<{ sdp: string }>;
  /** Gives a leg another id; its events carry the new one from now on. Rejects with `LEG_EXISTS` when that is taken. */
  renameLeg(id: string, newId: string): Promise<void>;
  /** A leg without a peer: connected at once, says `says`, and measures what it hears. */
  virtualLeg(id: string, options: { says: VirtualSpeech }): Promise<void>;
  /** A virtual leg goes on with other words. */
  saySomethingElse(id: string, options: { says: VirtualSpeech }): Promise<void>;
  /** Plays to this leg only, in place of what the conference would give it. Replaces a source that still plays. */
  play(id: string, source: PlaySource): Promise<PlayResult>;
  stopPlay(id: string): Promise<void>;
  /** A leg is in one conference at most; joining another leaves the first. */
  joinConference(id: string, conferenceId: string, options?: { muted?: boolean }): Promise<void>;
  leaveConference(id: string): Promise<void>;
  /** Muted: not heard by the conference; still recorded as silence. */
  setMuted(id: string, on: boolean): Promise<void>;
  /** Coaching: heard by one leg of the conference alone; null: by all. Joining a conference ends it. */
  setCoaching(id: string, coached: string | null): Promise<void>;
  /** Held: hears `holdMusicFiles` (looped; none = silence) and is not heard. */
  setHold(id: string, on: boolean, holdMusicFiles?: string[]): Promise<void>;
  /** Plays files once to every leg of the conference that is not held (announcements). */
  playToConference(conferenceId: string, source: PlaySource): Promise<PlayResult>;
  stopPlayToConference(conferenceId: string): Promise<void>;
  /** Sends digits to the peer by RFC 4733 (160 ms tone, 70 ms gap, `w` = 500 ms pause); resolves when the last was sent. */
  sendDtmf(id: string, digits: string): Promise<void>;
  /** Channel 0 what the leg says, channel 1 what it hears; 8 kHz 16-bit PCM, time-aligned, silence filled, not trimmed. */
  startRecording(id: string, options: { file: string; channels: 1 | 2 }): Promise<void>;
  /** Null: the recording goes on. */
  pauseRecording(id: string, pause: PauseBehavior | null): Promise<void>;
  stopRecording(id: string): Promise<Recording>;
  /** What the leg hears (`heard`) and says (`said`) over the last second; for tests and health checks. */
  measure(id: string, frequencies: number[]): Promise<{ heard: Heard; said: Heard }>;
  /** Idempotent: an unknown leg is closed already. */
  closeLeg(id: string): Promise<void>;
  stats(): Promise<SwitchStats>;
  /** Returns the function that removes the listener. */
  on<E extends keyof MediaSwitchEvents>(event: E, listener: (payload: MediaSwitchEvents[E]) => void): () => void;
  /** Ends the child; resolves when it is gone. */
  stop(): Promise<void>;
}

export type MediaSwitchOptions = {
  /** Address that candidates show (default 127.0.0.1). Behind NAT: the public address. */
  advertisedAddress?: string | undefined;
  /** Address that sockets bind to (default = loopback; `0.0.0.0` for every interface). */
  bindAddress?: string | undefined;
  /** UDP ports of legs, inclusive. */
  portRange?: { min: number; max: number } | undefined;
  /** No RTP for this long = `media: stalled` (default 2,000 ms). */
  silentAfterMs?: number | undefined;
  /** No RTP for this long = leg `failed` (default 10,000 ms; the late detection of crashed clients). */
  deadAfterMs?: number | undefined;
  /** Most legs at once; more reject with code `FULL` (default 150, measured ceiling of one process). */
  maxLegs?: number | undefined;
};

export type MediaSwitchErrorCode =
  | 'UNKNOWN_LEG'
  | 'LEG_EXISTS'
  | 'SWITCH_DOWN'
  | 'FULL'
  | 'BAD_SDP'
  | 'BAD_FILE'
  | 'NOT_RECORDING'
  | 'ALREADY_RECORDING';

export class MediaSwitchError extends Error {
  readonly code: MediaSwitchErrorCode;
  constructor(code: MediaSwitchErrorCode, message: string) {
    super(message);
    this.name = 'MediaSwitchError';
    this.code = code;
  }
}

/** A leg ends as its person does: what is asked of it meanwhile comes too late, and nothing is wrong. */
export const legIsGone = (error: unknown): boolean => error instanceof MediaSwitchError && error.code === 'UNKNOWN_LEG';
