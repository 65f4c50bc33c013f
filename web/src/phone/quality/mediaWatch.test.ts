import { expect, it } from 'vitest';
import { type MediaReport, watchMedia, type WatchOptions } from './mediaWatch.ts';

type Listener = (...args: unknown[]) => void;
const SECOND = { packetsLost: 0, packetsReceived: 50, audioInputLevel: 900, audioOutputLevel: 900 };

/** A call whose seconds pass by hand. */
function aCall(options: Partial<WatchOptions> = {}) {
  const listeners = new Map<string, Listener>();
  let now = 5_000;
  const reports: MediaReport[] = [];
  const troubles: unknown[] = [];
  let sent = 0;
  let lost = 0;
  watchMedia({
    call: { on: (name: string, listener: Listener) => listeners.set(name, listener) } as never,
    rules: { sampleSeconds: 10, mostSamples: 60, reportSeconds: 15 },
    connectMs: 300,
    wishedAt: 4_000,
    link: () => Promise.resolve({ sent, sentLost: lost, iceType: 'RELAY' }),
    report: (report) => Promise.resolve(reports.push(report)),
    onTrouble: (trouble) => troubles.push(trouble),
    now: () => now,
    ...options,
  });
  const emit = (name: string, value?: unknown) => listeners.get(name)?.(value);
  return {
    reports,
    troubles,
    emit,
    /** @param lostOnTheWay of 50 packets that are sent each second */
    async seconds(count: number, second: object = {}, lostOnTheWay = 0) {
      for (let n = 0; n < count; n += 1) {
        now += 1_000;
        sent += 50;
        lost += lostOnTheWay;
        emit('sample', { ...SECOND, ...second });
        // What is read of the connection comes a moment later.
        for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
      }
    },
    async end() {
      emit('disconnect');
      for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
    },
  };
}

it('says nothing of a good call until its end, and then all of it', async () => {
  const call = aCall();
  await call.seconds(25, { rtt: 40, jitter: 2, mos: 4.3 });
  expect(call.reports).toEqual([]);
  await call.end();
  expect(call.reports).toMatchObject([
    {
      setup: { connectMs: 300, firstHeardMs: 2_000, iceType: 'RELAY' },
      samples: [
        { number: 0, msAgo: 15_000, rttMs: 40, jitterMs: 2, lossPercent: 0, mos: 4.3, heard: true, spoke: true },
        { number: 1, msAgo: 5_000 },
        { number: 2, msAgo: 0 },
      ],
      warnings: [],
      final: true,
    },
  ]);
  // What comes after the end is nobody's.
  await call.seconds(1);
  call.emit('warning', 'high-rtt');
  expect(call.troubles.filter(Boolean)).toEqual([]);
});

it('tells the person at once what is bad, the server a while later and once more when it is over, with its measure', async () => {
  const call = aCall();
  await call.seconds(16);
  // What nobody hears, and who only listens, are no trouble.
  for (const name of ['high-packet-loss', 'low-mos', 'constant-audio-input-level']) call.emit('warning', name);
  expect(call.troubles).toEqual([]);
  call.emit('warning', 'high-packets-lost-fraction');
  expect(call.troubles).toEqual(['LOSS_IN']);
  await call.seconds(10, { packetsLost: 5, packetsReceived: 45 });
  expect(call.reports).toMatchObject([
    { final: false, warnings: [{ number: 0, kind: 'LOSS_IN', raisedMsAgo: 1_000, clearedMsAgo: null, value: 10 }] },
  ]);
  call.emit('warning-cleared', 'high-packets-lost-fraction');
  expect(call.troubles).toEqual(['LOSS_IN', undefined]);
  await call.seconds(1);
  expect(call.reports).toHaveLength(1);
  await call.seconds(10);
  expect(call.reports).toMatchObject([{}, { warnings: [{ number: 0, clearedMsAgo: 7_000, raisedMsAgo: 17_000 }] }]);
  await call.end();
  expect(call.reports[2]).toMatchObject({ final: true, warnings: [] });
});

it('sees what gets lost on the way out, which the SDK does not say, and ends with the call what still goes on', async () => {
  const call = aCall();
  await call.seconds(10);
  await call.seconds(7, {}, 5);
  expect(call.troubles).toEqual(['LOSS_OUT']);
  call.emit('warning', 'high-jitter');
  // Of two at once the worse one is told.
  expect(call.troubles.at(-1)).toBe('LOSS_OUT');
  await call.end();
  const { warnings = [] } = call.reports.at(-1) ?? {};
  expect(warnings.map(({ kind, clearedMsAgo }) => [kind, clearedMsAgo])).toEqual([
    ['LOSS_OUT', 0],
    ['JITTER', 0],
  ]);
  expect(warnings[0]?.value).toBeCloseTo(10);
});

it('keeps what did not arrive for the next report', async () => {
  let away = true;
  const arrived: MediaReport[] = [];
  const call = aCall({
    report: (report) => (away ? Promise.reject(new Error('away')) : Promise.resolve(arrived.push(report))),
  });
  await call.seconds(16);
  call.emit('warning', 'high-rtt');
  await call.seconds(15, { rtt: 600 });
  away = false;
  await call.end();
  expect(arrived).toHaveLength(1);
  expect(arrived[0]?.samples.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  expect(arrived[0]?.warnings).toMatchObject([{ kind: 'DELAY', value: 600 }]);
});
