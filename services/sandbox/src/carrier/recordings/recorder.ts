/** Recordings: started through the API or by a verb, ended by request or with their call, reported once they are files. */
import { stat } from 'node:fs/promises';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PauseBehavior } from '../../media/switch.ts';
import { parseWav } from '../../media/wav.ts';
import type { CallSession } from '../calls/session.ts';
import type { CarrierDeps } from '../deps.ts';
import { CarrierError, notFoundError } from '../faultCodes.ts';
import type { RecordingRecord, StatusHook } from '../records.ts';
import { sidFrom } from '../sid.ts';
import { apiVersion } from '../webhooks/params.ts';
import { readFile } from 'node:fs/promises';

interface RecordingRequest {
  readonly channels: 1 | 2;
  readonly source: RecordingRecord['source'];
  readonly statusHook?: StatusHook | undefined;
}

export interface Recorder {
  start(session: CallSession, request: RecordingRequest): Promise<RecordingRecord>;
  /** Resolves when the file is complete. @throws CarrierError 20404 when it does not run. */
  stop(sid: string): Promise<RecordingRecord>;
  /** Null: it goes on. */
  pause(sid: string, pause: PauseBehavior | null): Promise<RecordingRecord>;
  /** The running recording of a call, for `Twilio.CURRENT`. */
  currentOf(callSid: string): string | undefined;
  /** The record as it stands now, when the recording still runs. */
  live(sid: string): RecordingRecord | undefined;
  fileOf(sid: string): string;
  urlOf(sid: string): string;
  /** Settles recordings that a crash cut off: the file holds what was heard, or there is none. */
  recover(records: readonly RecordingRecord[]): Promise<void>;
  stopListening(): void;
}

/** How often a finished recording is written down where that fails, and how long after one another in milliseconds. */
const TRIES = 60;
const AGAIN_MS = 1_000;

export function createRecorder(deps: CarrierDeps): Recorder {
  const { config, media, clock } = deps;
  mkdirSync(config.recordingsDir, { recursive: true });
  const running = new Map<string, { record: RecordingRecord; done: PromiseWithResolvers<RecordingRecord> }>();

  const fileOf = (sid: string) => path.join(config.recordingsDir, `${sid}.wav`);
  const urlOf = (sid: string) => `${config.baseUrl}/${apiVersion}/Accounts/${config.accountSid}/Recordings/${sid}`;

  const stopListening = media.on('recorded', ({ recording }) => {
    const sid = path.basename(recording.file, '.wav');
    const entry = running.get(sid);
    if (!entry) return;
    running.delete(sid);
    entry.record.durationSeconds = Math.round(recording.seconds);
    entry.record.status = 'completed';
    void settle(entry);
  });

  /** The file is there: that a database is away for a while loses neither it nor its report. */
  async function settle({ record, done }: { record: RecordingRecord; done: PromiseWithResolvers<RecordingRecord> }) {
    // Who asked for its end may have left.
    done.promise.catch(() => undefined);
    for (let tries = 1; ; tries += 1) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        await save(record, 'completed');
        done.resolve(record);
        return;
      } catch (error) {
        deps.onError(error);
        if (tries === TRIES) {
          done.reject(error);
          return;
        }
        // oxlint-disable-next-line no-await-in-loop -- see above
        await pause(AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  async function save(record: RecordingRecord, event?: string): Promise<void> {
    record.updatedAt = clock.now().toISOString();
    const snapshot = structuredClone(record);
    await deps.commit((writes) => {
      writes.recording(snapshot);
      const hook = snapshot.statusHook;
      if (!hook || event === undefined || !hook.events.includes(event)) return;
      writes.report({
        key: snapshot.sid,
        hook: { url: hook.url, method: hook.method },
        kind: 'recording',
        about: [],
        params: {
          AccountSid: snapshot.accountSid,
          CallSid: snapshot.callSid,
          RecordingSid: snapshot.sid,
          RecordingUrl: urlOf(snapshot.sid),
          RecordingStatus: snapshot.status,
          RecordingDuration: String(snapshot.durationSeconds ?? 0),
          RecordingChannels: String(snapshot.channels),
          RecordingStartTime: new Date(snapshot.startTime).toUTCString(),
          RecordingSource: snapshot.source,
          RecordingTrack: 'both',
          ...(snapshot.conferenceSid !== undefined && { ConferenceSid: snapshot.conferenceSid }),
        },
      });
    });
  }

  function runningOf(sid: string) {
    const entry = running.get(sid);
    if (!entry) throw notFoundError(`/Recordings/${sid}.json`);
    return entry;
  }

  return {
    fileOf,
    urlOf,
    stopListening,
    live: (sid) => running.get(sid)?.record,
    currentOf: (callSid) => [...running.values()].find((entry) => entry.record.callSid === callSid)?.record.sid,
    async start(session, request) {
      if (session.record.status !== 'in-progress') {
        throw new CarrierError(400, 21_220, 'Call is not in-progress. Cannot record.');
      }
      const now = clock.now().toISOString();
      const record: RecordingRecord = {
        sid: sidFrom('RE', deps.ids.uuid()),
        accountSid: config.accountSid,
        callSid: session.sid,
        channels: request.channels,
        source: request.source,
        createdAt: now,
        updatedAt: now,
        startTime: now,
        status: 'in-progress',
        statusHook: request.statusHook,
      };
      running.set(record.sid, { record, done: Promise.withResolvers() });
      try {
        await media.startRecording(session.sid, { file: fileOf(record.sid), channels: request.channels });
      } catch (error) {
        running.delete(record.sid);
        throw new CarrierError(400, 21_220, `Cannot record: ${error instanceof Error ? error.message : String(error)}`);
      }
      await save(record, 'in-progress');
      return record;
    },
    async stop(sid) {
      const { record, done } = runningOf(sid);
      await media.stopRecording(record.callSid).catch(deps.onError);
      return done.promise;
    },
    async pause(sid, pause) {
      const { record } = runningOf(sid);
      await media.pauseRecording(record.callSid, pause);
      record.status = pause === null ? 'in-progress' : 'paused';
      await save(record);
      return record;
    },
    async recover(records) {
      for (const record of records) {
        const file = fileOf(record.sid);
        const there = await stat(file).then(
          (found) => found.size > 44,
          () => false,
        );
        record.status = there ? 'completed' : 'absent';
        record.durationSeconds = there ? await secondsOf(file) : 0;
        await save(record, record.status);
      }
    },
  };
}

/** Seconds in a file whose header a crash may have left unfinished; 0 when it cannot be read. */
async function secondsOf(file: string): Promise<number> {
  try {
    const wav = parseWav(await readFile(file));
    return Math.round(wav.samples.length / wav.channels / wav.sampleRate);
  } catch {
    return 0;
  }
}
