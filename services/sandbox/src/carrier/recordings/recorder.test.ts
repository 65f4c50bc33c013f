import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fakeClock, fakeIds } from '@ringline/kit/testing';
import { expect, it } from 'vitest';
import type { CarrierDeps } from '../deps.ts';
import type { RecordingRecord } from '../records.ts';
import { createRecorder } from './recorder.ts';

it('a recording that ends while the database is away is written down when it is back', async () => {
  const problems: unknown[] = [];
  const written: string[] = [];
  let recorded: ((event: { recording: { file: string; seconds: number } }) => void) | undefined;
  let away = false;
  const recorder = createRecorder({
    config: { recordingsDir: mkdtempSync(path.join(tmpdir(), 'recorder-')), accountSid: 'AC', baseUrl: '' },
    clock: fakeClock(),
    ids: fakeIds(),
    media: {
      on(_event: string, listener: typeof recorded) {
        recorded = listener;
        return () => undefined;
      },
      startRecording: async () => undefined,
      stopRecording: async () => undefined,
    },
    commit: async (fill: (writes: { recording: (record: RecordingRecord) => void }) => void) => {
      if (away) throw new Error('the database is away');
      fill({ recording: ({ status }) => written.push(status) });
    },
    onError: (error: unknown) => problems.push(error),
  } as unknown as CarrierDeps);
  const session = { sid: 'CA1', record: { status: 'in-progress' } } as never;
  const { sid } = await recorder.start(session, { channels: 1, source: 'StartCallRecordingAPI' });

  away = true;
  recorded?.({ recording: { file: recorder.fileOf(sid), seconds: 12.4 } });
  await expect.poll(() => problems.length).toBe(1);
  away = false;
  await expect.poll(() => written, { timeout: 5_000 }).toEqual(['in-progress', 'completed']);
});
