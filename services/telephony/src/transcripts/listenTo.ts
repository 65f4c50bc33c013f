/** Reads a recording voice by voice, in pieces; each piece is kept when it is done, so that a crash costs one at most. */
import { buffer } from 'node:stream/consumers';
import { DamagedObject, type Storage, verifyChecksum } from '@ringline/kit/storage';
import {
  channelWav,
  quietestFrame,
  readWavHeader,
  TranscriptionFailure,
  type VoiceTranscriber,
  type WavFormat,
} from '@ringline/kit/transcription';
import type { ChannelProgress } from './transcriptStore.ts';
import type { Spoken } from './words.ts';

/** Seconds of one piece, ... */
const PIECE_SECONDS = 120;
/** ... which ends in the quietest moment of this many seconds before that. */
const CUT_WITHIN_SECONDS = 10;
const HEAD_BYTES = 4_096;
/** Loudness, of 32768, below which a whole piece holds nobody's voice: an engine is not asked, since it would make words up. */
const SILENT = 80;

/** Words cannot be had from this file, whoever listens. */
export class Unreadable extends Error {
  readonly reason: 'NO_FILE' | 'ONE_CHANNEL' | 'DAMAGED';

  constructor(reason: Unreadable['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface Listening {
  storage: Storage;
  transcriber: VoiceTranscriber;
  storageKey: string;
  /** What the file must read as; undefined for one that was stored before that was kept. */
  sha256: string | undefined;
  /** What a caller said after the tone: one voice, whose channel is the first one. Otherwise two, each on its own. */
  isMessage: boolean;
  done: readonly ChannelProgress[];
  signal: AbortSignal;
  /** Keeps what is done so far; `percent` of all audio. */
  keep: (progress: ChannelProgress[], percent: number, language: string) => Promise<void>;
}

export interface Listened {
  progress: ChannelProgress[];
  lengthMs: number;
}

/**
 * @throws Unreadable, TranscriptionFailure, or what the signal was aborted with
 */
export async function listenTo(listening: Listening): Promise<Listened> {
  const { storage, transcriber, storageKey, isMessage, done, signal, keep } = listening;
  await checkFile(storage, storageKey, listening.sha256);
  const format = await formatOf(storage, storageKey, isMessage);
  const channels = channelsOf(isMessage);
  const progress = channels.map(
    (channel) => done.find((one) => one.channel === channel) ?? { channel, nextFrame: 0, spoken: [] },
  );
  for (const voice of progress) {
    while (voice.nextFrame < format.frames) {
      signal.throwIfAborted();
      const { wav, next } = await pieceOf(storage, storageKey, format, voice);
      const startMs = toMs(voice.nextFrame, format);
      const heard = wav ? await transcriber.transcribe(wav, signal) : { language: '', segments: [] };
      const endMs = toMs(next, format);
      for (const { beginMs, endMs: until, text } of heard.segments) {
        const spoken: Spoken = { beginMs: startMs + beginMs, endMs: Math.min(endMs, startMs + until), text };
        voice.spoken.push({ ...spoken, endMs: Math.max(spoken.endMs, spoken.beginMs + 1) });
      }
      voice.nextFrame = next;
      const all = progress.reduce((sum, { nextFrame }) => sum + nextFrame, 0) / (format.frames * progress.length);
      await keep(progress, Math.floor(all * 100), heard.language);
    }
  }
  return { progress, lengthMs: toMs(format.frames, format) };
}

/** Of a message after the tone the caller alone is heard. */
export const channelsOf = (isMessage: boolean): readonly number[] => (isMessage ? [0] : [0, 1]);

export const toMs = (frame: number, { sampleRate }: WavFormat): number => Math.round((frame / sampleRate) * 1_000);

/** What the file is. @throws Unreadable where it is not there, or holds two people on one channel */
export async function formatOf(storage: Storage, key: string, isMessage: boolean): Promise<WavFormat> {
  const format = await headOf(storage, key);
  if (!isMessage && format.channels < 2)
    throw new Unreadable('ONE_CHANNEL', 'Both sides are on one channel, and who speaks is not guessed');
  return format;
}

/** Before anybody listens: words of other bytes than the call's would stand for what was said. */
async function checkFile(storage: Storage, key: string, sha256: string | undefined): Promise<void> {
  if (sha256 === undefined) return;
  try {
    await verifyChecksum(storage, key, sha256);
  } catch (error) {
    if (error instanceof DamagedObject) throw new Unreadable('DAMAGED', error.message);
    throw error;
  }
}

async function headOf(storage: Storage, key: string): Promise<WavFormat> {
  const stat = await storage.stat(key);
  if (!stat) throw new Unreadable('NO_FILE', 'The recording is not in the store any more');
  const head = await storage.get(key, { start: 0, end: Math.min(HEAD_BYTES, stat.size) - 1 });
  if (!head) throw new Unreadable('NO_FILE', 'The recording is not in the store any more');
  try {
    return readWavHeader(await buffer(head.body), stat.size);
  } catch (error) {
    throw new Unreadable('NO_FILE', `The recording can not be read: ${error instanceof Error ? error.message : ''}`);
  }
}

/** The next piece of a voice; without a file where nobody speaks in it. */
async function pieceOf(
  storage: Storage,
  key: string,
  format: WavFormat,
  { channel, nextFrame }: ChannelProgress,
): Promise<{ wav: Buffer | null; next: number }> {
  const { channels, sampleRate, dataStart, frames } = format;
  const most = Math.min(frames - nextFrame, PIECE_SECONDS * sampleRate);
  const bytesOf = (count: number) => count * channels * 2;
  const start = dataStart + bytesOf(nextFrame);
  const part = await storage.get(key, { start, end: start + bytesOf(most) - 1 });
  if (!part) throw new Unreadable('NO_FILE', 'The recording is not in the store any more');
  const samples = await buffer(part.body);
  const whole = Math.min(most, Math.floor(samples.length / bytesOf(1)));
  // A file that is shorter than it says would be read for ever.
  if (whole === 0) throw new TranscriptionFailure('BROKEN', 'The recording ends before its end');
  const isLast = nextFrame + whole >= frames;
  const from = whole - CUT_WITHIN_SECONDS * sampleRate;
  const cut = isLast || from <= 0 ? whole : quietestFrame(samples, format, channel, { from, to: whole });
  const silent = !isHeard(samples, format, channel, cut);
  return { wav: silent ? null : channelWav(samples, format, channel, cut), next: nextFrame + cut };
}

function isHeard(samples: Buffer, { channels, sampleRate }: WavFormat, channel: number, frames: number): boolean {
  const look = Math.floor(sampleRate / 10);
  for (let start = 0; start < frames; start += look) {
    const end = Math.min(start + look, frames);
    let sum = 0;
    for (let frame = start; frame < end; frame += 1)
      sum += Math.abs(samples.readInt16LE((frame * channels + channel) * 2));
    if (sum / (end - start) > SILENT) return true;
  }
  return false;
}
