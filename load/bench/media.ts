/** Bridged calls per core in the media switch, beside a bare relay of the same WebRTC library. */
import { setTimeout as pause } from 'node:timers/promises';
import { startMediaSwitch } from '@ringline/sandbox/media/client';
import { cpuMicros } from '../cost/cpu.ts';
import { pin } from '../cost/pin.ts';
import { median, type Bench } from '../figures.ts';
import { askChild, type Asked } from './media/ask.ts';
import { alternate, medianRatio } from './rounds.ts';

const ROUNDS = 3;
const SECONDS = 8;
/** Calls of a round; far below the ceiling, so that what makes the calls keeps up on its own core. */
const CALLS = 30;
/** Steps of the climb to the ceiling. */
const STEP = 30;
const MOST_CALLS = 600;
/** A tick that comes later than the next one is due was not held. */
const TICK_MS = 20;
/** Share of the packets that must be said, and heard at the other side. */
const COMPLETE = 0.99;
/** The switch tells how late it was over the last 10 s: set-up must not be in it. */
const SETTLE_MS = 1_000;

/** One side of the comparison: carries calls of two legs. */
interface Carrier {
  readonly pid: number;
  call(id: string): Promise<void>;
  /** Milliseconds that the 20 ms clock was late, 99th percentile; a relay has none. */
  late(): Promise<number>;
  stop(): Promise<void>;
}

interface Counts {
  readonly sent: number;
  readonly heard: number;
  readonly open: number;
}

export const bench: Bench = async ({ short, say }) => {
  const [rounds, seconds, most] = short ? [1, 3, 40] : [ROUNDS, SECONDS, MOST_CALLS];
  const talkers = askChild(new URL('./media/talkers.ts', import.meta.url));
  pin(process.pid, 1);
  pin(talkers.pid, 1);
  try {
    const side = (name: string, start: () => Promise<Carrier>) => async (round: number) => {
      const carrier = await start();
      try {
        await setUp(carrier, talkers, 0, CALLS);
        const { micros, arrived } = await talk(carrier, talkers, CALLS, seconds);
        say(`round ${round + 1}, ${name}: ${micros.toFixed(0)} CPU µs a second for each of ${CALLS} calls`);
        if (arrived < 0.9) throw new Error(`Only ${percent(arrived)} of the audio was heard at the other side`);
        return micros;
      } finally {
        await carrier.stop();
        await talkers.ask('closeAll');
      }
    };
    const { one, other } = await alternate(
      rounds,
      side('switch', () => mediaSwitch(talkers)),
      side('relay', () => bareRelay(talkers)),
    );
    const held = await climb(talkers, most, seconds, say);
    return [
      {
        name: 'media-calls-per-core',
        value: medianRatio(other, one),
        unit: 'of a bare relay',
        beside: {
          'switch calls per core': 1_000_000 / median(one),
          'relay calls per core': 1_000_000 / median(other),
          'switch CPU µs per call and second': median(one),
          'relay CPU µs per call and second': median(other),
          'calls at which the tick was held': held.calls,
          'what ended the climb': held.why,
        },
      },
    ];
  } finally {
    talkers.stop();
  }
};

/** So many calls, connected. */
async function setUp(carrier: Carrier, talkers: Asked, from: number, to: number): Promise<void> {
  for (let index = from; index < to; index += 1) await carrier.call(`call-${index}`);
  await allOpen(talkers, to * 2);
  // What set-up cost is no cost of a call that runs.
  await pause(SETTLE_MS);
}

interface Talked {
  /** CPU microseconds of the carrier for a second of one call. */
  readonly micros: number;
  /** Share of the packets that were heard at the other side. */
  readonly arrived: number;
  /** Share of the packets that should have been said. */
  readonly said: number;
  readonly late: number;
}

async function talk(carrier: Carrier, talkers: Asked, calls: number, seconds: number): Promise<Talked> {
  await talkers.ask<Counts>('counts');
  const [began, before] = [performance.now(), cpuMicros([carrier.pid])];
  await pause(seconds * 1_000);
  const took = (performance.now() - began) / 1_000;
  const micros = (cpuMicros([carrier.pid]) - before) / took / calls;
  const { sent, heard } = await talkers.ask<Counts>('counts');
  return {
    micros,
    arrived: heard / Math.max(1, sent),
    said: sent / (took * calls * 2 * (1_000 / TICK_MS)),
    late: await carrier.late(),
  };
}

async function allOpen(talkers: Asked, legs: number): Promise<void> {
  const end = performance.now() + 30_000;
  for (;;) {
    const { open } = await talkers.ask<Counts>('counts');
    if (open === legs) return;
    if (performance.now() > end) throw new Error(`Only ${open} of ${legs} legs connected`);
    await pause(100);
  }
}

/** Adds calls until the switch's tick is not held any more, or until those who talk can't keep up. */
async function climb(
  talkers: Asked,
  most: number,
  seconds: number,
  say: (line: string) => void,
): Promise<{ calls: number; why: string }> {
  const carrier = await mediaSwitch(talkers);
  let calls = 0;
  try {
    for (let next = STEP; next <= most; next += STEP) {
      await setUp(carrier, talkers, calls, next);
      const { late, arrived, said } = await talk(carrier, talkers, next, seconds);
      say(
        `${next} calls: tick ${late.toFixed(1)} ms late at the 99th percentile, ${percent(said)} said, ${percent(arrived)} of it heard`,
      );
      if (said < COMPLETE) return { calls, why: `at ${next} those who talk could not keep up` };
      if (late >= TICK_MS) return { calls, why: `at ${next} the tick was ${late.toFixed(0)} ms late` };
      if (arrived < COMPLETE) return { calls, why: `at ${next} only ${percent(arrived)} was heard` };
      calls = next;
    }
    return { calls, why: `no more than ${most} were tried` };
  } finally {
    await carrier.stop();
    await talkers.ask('closeAll');
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const legsOf = (call: string): readonly [string, string] => [`${call}/a`, `${call}/b`];

async function mediaSwitch(talkers: Asked): Promise<Carrier> {
  const media = await startMediaSwitch({ maxLegs: MOST_CALLS * 2 + 2 });
  const pid = media.pid ?? 0;
  pin(pid, 0);
  return {
    pid,
    async call(id) {
      for (const leg of legsOf(id)) {
        const { sdp } = await media.answerLeg(leg, { offerSdp: await talkers.ask<string>('offer', leg) });
        await talkers.ask('accept', leg, sdp);
        await media.joinConference(leg, id);
      }
    },
    late: async () => (await media.stats()).lateness.p99,
    stop: () => media.stop(),
  };
}

async function bareRelay(talkers: Asked): Promise<Carrier> {
  const relay = askChild(new URL('./media/relay.ts', import.meta.url));
  pin(relay.pid, 0);
  return {
    pid: relay.pid,
    async call(id) {
      const [a, b] = legsOf(id);
      for (const [leg, other] of [
        [a, b],
        [b, a],
      ] as const) {
        const sdp = await relay.ask<string>('answer', leg, other, await talkers.ask<string>('offer', leg));
        await talkers.ask('accept', leg, sdp);
      }
    },
    late: async () => 0,
    stop: async () => relay.stop(),
  };
}
