import type { MediaSwitch, MediaSwitchErrorCode, MediaSwitchEvents } from './switch.ts';

/** What parent and child say to each other, as JSON over the IPC channel. */
export type Method = Exclude<keyof MediaSwitch, 'on' | 'stop'>;

export const METHODS = [
  'createLeg',
  'acceptAnswer',
  'answerLeg',
  'renameLeg',
  'virtualLeg',
  'saySomethingElse',
  'play',
  'stopPlay',
  'joinConference',
  'leaveConference',
  'setMuted',
  'setCoaching',
  'setHold',
  'playToConference',
  'stopPlayToConference',
  'sendDtmf',
  'startRecording',
  'pauseRecording',
  'stopRecording',
  'measure',
  'closeLeg',
  'stats',
] as const satisfies readonly Method[];

export type Request = { request: number; method: Method; args: unknown[] };

export type FromChild =
  | { ready: true }
  | { reply: number; value: unknown }
  | { reply: number; error: { code: MediaSwitchErrorCode | undefined; message: string } }
  | { event: Exclude<keyof MediaSwitchEvents, 'exit'>; payload: unknown };
