/** After a crash: what lived is over, and is reported once. Its legs died with the process that held them. */
import { conferenceParams } from './conferences/report.ts';
import type { CarrierDeps } from './deps.ts';
import type { CallRecord } from './records.ts';
import type { Recorder } from './recordings/recorder.ts';
import { callParams } from './webhooks/params.ts';

export async function settleWhatWasCutOff(
  deps: CarrierDeps,
  recorder: Recorder,
  /** Is this call, conference or recording one of this process? It may have begun before we got here. */
  lives: (sid: string) => boolean,
): Promise<void> {
  const { store, clock } = deps;
  const now = clock.now().toISOString();
  await recorder.recover((await store.liveRecordings()).filter((record) => !lives(record.sid)));
  for (const record of await store.liveCalls()) {
    if (lives(record.sid)) continue;
    await deps.commit((writes) => {
      const answered = record.answeredAt !== undefined;
      const ended: CallRecord = {
        ...record,
        status: answered ? 'completed' : record.direction === 'inbound' ? 'completed' : 'failed',
        sipResponseCode: answered ? 200 : 503,
        endTime: now,
        updatedAt: now,
        sequence: record.sequence + 1,
      };
      writes.call(ended);
      const hook = record.statusHook;
      if (!hook?.events.includes('completed')) return;
      const seconds = answered
        ? Math.max(0, Math.round((Date.parse(now) - Date.parse(record.answeredAt ?? now)) / 1_000))
        : 0;
      writes.report({
        key: record.sid,
        hook: { url: hook.url, method: hook.method },
        kind: 'call',
        about: [record.from, record.to],
        params: {
          ...callParams(ended),
          Timestamp: new Date(now).toUTCString(),
          CallbackSource: 'call-progress-events',
          SequenceNumber: String(record.sequence),
          CallDuration: String(seconds),
          Duration: String(Math.ceil(seconds / 60)),
          SipResponseCode: String(ended.sipResponseCode),
        },
      });
    });
  }
  for (const record of await store.liveConferences()) {
    if (lives(record.sid)) continue;
    await deps.commit((writes) => {
      const ended = {
        ...record,
        status: 'completed' as const,
        endReason: 'last-participant-left' as const,
        updatedAt: now,
        participants: [],
        sequence: record.sequence + 1,
      };
      writes.conference(ended);
      const hook = record.statusHook;
      if (!hook?.events.includes('end')) return;
      writes.report({
        key: record.sid,
        hook: { url: hook.url, method: hook.method },
        kind: 'conference',
        about: [],
        params: conferenceParams(ended, 'conference-end', record.sequence),
      });
    });
  }
}
