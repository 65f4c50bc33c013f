/**
 * What this browser sees of a call's media: samples of ten seconds, times in which it was bad, how long it took to come about.
 * The SDK measures once a second and raises warnings with its own thresholds; what it does not say, how much of what we send
 * gets lost, is read from the connection. Reported when something changes and at the end, never often.
 */
import type { Call } from '@twilio/voice-sdk';

/** Packets got lost on their way here (IN) or from here (OUT); the others as their names say. */
export type Trouble =
  | 'LOSS_IN'
  | 'LOSS_OUT'
  | 'DELAY'
  | 'JITTER'
  | 'NOTHING_RECEIVED'
  | 'NOTHING_SENT'
  | 'CONNECTION_LOST';

/**
 * The SDK's names of what is bad for a call. Left out: "high-packet-loss" (from 1 %, which nobody hears), "low-mos" (it is made of
 * the others), and "constant-audio-input-level" (who only listens is silent, too).
 */
const WARNINGS: Readonly<Record<string, Trouble>> = {
  'high-packets-lost-fraction': 'LOSS_IN',
  'high-rtt': 'DELAY',
  'high-jitter': 'JITTER',
  'low-bytes-received': 'NOTHING_RECEIVED',
  'low-bytes-sent': 'NOTHING_SENT',
  'ice-connectivity-lost': 'CONNECTION_LOST',
};
/** Of two at once the person is told of the first. */
const WORST_FIRST: readonly Trouble[] = [
  'CONNECTION_LOST',
  'NOTHING_SENT',
  'LOSS_OUT',
  'LOSS_IN',
  'DELAY',
  'JITTER',
  'NOTHING_RECEIVED',
];

/** Percent of what we send that must get lost, in the mean of some seconds, to be told; and until when it is (as the SDK's own for the other way). */
const SENT_LOSS = { raise: 3, clear: 1, seconds: 7 };
/** Loudness from which something was heard, of the SDK's 32767 (as the phone's own probe: 0.005). */
const HEARD = 160;
/** Reports even when nothing changes, so that a page that dies leaves little untold. */
const LONGEST_SILENCE_MS = 480_000;
/** The last report is tried again: a network that was bad a moment ago may be so still. */
const LAST_TRIES = 3;
const AGAIN_MS = 5_000;
const MOST_WARNINGS = 40;
const WARNINGS_AT_ONCE = 20;

export interface Rules {
  readonly sampleSeconds: number;
  readonly mostSamples: number;
  readonly reportSeconds: number;
}

interface Sample {
  number: number;
  at: number;
  rttMs: number | null;
  jitterMs: number | null;
  lossPercent: number | null;
  sentLossPercent: number | null;
  mos: number | null;
  heard: boolean;
  spoke: boolean;
}

interface Warning {
  number: number;
  kind: Trouble;
  raisedAt: number;
  clearedAt: number | null;
  /** Of what was measured while it was raised: the sum, and of how many. */
  sum: number;
  of: number;
  told: boolean;
}

export interface MediaReport {
  setup: { connectMs: number | null; firstHeardMs: number | null; iceType: IceType | null };
  samples: (Omit<Sample, 'at'> & { msAgo: number })[];
  warnings: { number: number; kind: Trouble; raisedMsAgo: number; clearedMsAgo: number | null; value: number }[];
  final: boolean;
}
type IceType = 'HOST' | 'SRFLX' | 'PRFLX' | 'RELAY';

/** What the SDK says each second (its RTCSample), as far as it is used here. */
interface Second {
  rtt?: number;
  jitter?: number;
  mos?: number | null;
  packetsLost: number;
  packetsReceived: number;
  audioInputLevel: number;
  audioOutputLevel: number;
}

/** What is read from the connection itself. */
interface Link {
  sent: number | undefined;
  sentLost: number | undefined;
  iceType: IceType | null;
}

export interface WatchOptions {
  readonly call: Pick<Call, 'on'>;
  readonly rules: Rules;
  readonly connectMs: number | null;
  /** When the person wished for the call, by `now`. */
  readonly wishedAt: number;
  /** What the connection says of itself; undefined where there is none to be asked. */
  readonly link: () => Promise<Link | undefined>;
  readonly report: (report: MediaReport) => Promise<unknown>;
  /** What the person should know right now; undefined: all is well. */
  readonly onTrouble: (trouble: Trouble | undefined) => void;
  /** Milliseconds. */
  readonly now?: () => number;
}

const mean = (values: readonly (number | null | undefined)[]): number | null => {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};
const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10);
const share = (lost: number, all: number): number | null =>
  all > 0 ? Math.min(100, Math.max(0, (lost / all) * 100)) : null;

/** Watches the media of one call until it ends. */
export function watchMedia(options: WatchOptions): void {
  const { call, rules, link, onTrouble, now = () => performance.now() } = options;
  const setup: MediaReport['setup'] = { connectMs: options.connectMs, firstHeardMs: null, iceType: null };
  const unsent: Sample[] = [];
  const warnings: Warning[] = [];
  let seconds: Second[] = [];
  let links: { sent: number; lost: number }[] = [];
  let count = 0;
  let reportedAt = now();
  let under = false;
  let over = false;

  const running = (kind: Trouble) => warnings.find((one) => one.kind === kind && one.clearedAt === null);
  const tellPerson = () => onTrouble(over ? undefined : WORST_FIRST.find((kind) => running(kind)));
  const raise = (kind: Trouble) => {
    if (over || running(kind) || warnings.length >= MOST_WARNINGS) return;
    const number = warnings.length;
    warnings.push({ number, kind, raisedAt: now(), clearedAt: null, sum: 0, of: 0, told: false });
    tellPerson();
  };
  const clear = (kind: Trouble) => {
    const warning = running(kind);
    if (!warning) return;
    warning.clearedAt = now();
    warning.told = false;
    tellPerson();
  };

  /** Adds what this second was to the warnings that are raised. */
  function measure({ packetsLost, packetsReceived, rtt, jitter }: Second): void {
    const latest = links.at(-1);
    const before = links.at(-2);
    const add = (kind: Trouble, sum: number, of: number) => {
      const warning = running(kind);
      if (!warning) return;
      warning.sum += sum;
      warning.of += of;
    };
    add('LOSS_IN', packetsLost * 100, packetsLost + packetsReceived);
    if (latest && before) add('LOSS_OUT', (latest.lost - before.lost) * 100, latest.sent - before.sent);
    if (rtt !== undefined) add('DELAY', rtt, 1);
    if (jitter !== undefined) add('JITTER', jitter, 1);
  }

  const sentLoss = (of: number): number | null => {
    const last = links.at(-1);
    const first = links.at(-1 - of) ?? links[0];
    return last && first && last !== first ? share(last.lost - first.lost, last.sent - first.sent) : null;
  };

  async function look(): Promise<void> {
    const found = await link().catch(() => undefined);
    if (!found || over) return;
    setup.iceType ??= found.iceType;
    if (found.sent === undefined || found.sentLost === undefined) return;
    links = [...links, { sent: found.sent, lost: found.sentLost }].slice(-rules.sampleSeconds - 1);
    const lost = links.length > SENT_LOSS.seconds ? sentLoss(SENT_LOSS.seconds) : null;
    if (lost === null) return;
    if (lost > SENT_LOSS.raise) raise('LOSS_OUT');
    else if (lost < SENT_LOSS.clear) clear('LOSS_OUT');
  }

  function close(): void {
    if (seconds.length === 0) return;
    const lost = seconds.reduce((sum, { packetsLost }) => sum + packetsLost, 0);
    const received = seconds.reduce((sum, { packetsReceived }) => sum + packetsReceived, 0);
    unsent.push({
      number: count,
      at: now(),
      rttMs: rounded(mean(seconds.map(({ rtt }) => rtt))),
      jitterMs: rounded(mean(seconds.map(({ jitter }) => jitter))),
      lossPercent: rounded(share(lost, lost + received)),
      sentLossPercent: rounded(sentLoss(rules.sampleSeconds)),
      mos: rounded(mean(seconds.map(({ mos }) => mos))),
      heard: seconds.some(({ audioOutputLevel }) => audioOutputLevel > HEARD),
      spoke: seconds.some(({ audioInputLevel }) => audioInputLevel > HEARD),
    });
    count += 1;
    seconds = [];
  }

  function takeReport(final: boolean): MediaReport {
    const at = now();
    const ago = (moment: number) => Math.max(0, Math.round(at - moment));
    return {
      setup,
      samples: unsent.slice(0, rules.mostSamples).map(({ at: ended, ...rest }) => ({ ...rest, msAgo: ago(ended) })),
      warnings: warnings
        .filter(({ told }) => !told)
        .slice(0, WARNINGS_AT_ONCE)
        .map(({ number, kind, raisedAt, clearedAt, sum, of }) => ({
          number,
          kind,
          raisedMsAgo: ago(raisedAt),
          clearedMsAgo: clearedAt === null ? null : ago(clearedAt),
          value: of > 0 ? Math.min(sum / of, kind.startsWith('LOSS') ? 100 : 60_000) : 0,
        })),
      final,
    };
  }

  /** One at a time; what did not arrive goes with the next. */
  async function report(final: boolean): Promise<boolean> {
    under = true;
    reportedAt = now();
    const report = takeReport(final);
    try {
      await options.report(report);
      unsent.splice(0, report.samples.length);
      for (const told of report.warnings) {
        const warning = warnings[told.number];
        // It may have ended meanwhile: then it is told again.
        if (warning && (warning.clearedAt === null) === (told.clearedMsAgo === null)) warning.told = true;
      }
      return true;
    } catch {
      return false;
    } finally {
      under = false;
    }
  }

  call.on('sample', (second: Second) => {
    if (over) return;
    seconds.push(second);
    if (setup.firstHeardMs === null && second.audioOutputLevel > HEARD)
      setup.firstHeardMs = Math.round(now() - options.wishedAt);
    void look().then(() => {
      if (over) return;
      measure(second);
      if (seconds.length >= rules.sampleSeconds) close();
      const changed = warnings.some(({ told }) => !told);
      const wait = changed ? rules.reportSeconds * 1000 : LONGEST_SILENCE_MS;
      if (!under && now() - reportedAt > wait) void report(false);
    });
  });
  call.on('warning', (name: string) => {
    const kind = WARNINGS[name];
    if (kind) raise(kind);
  });
  call.on('warning-cleared', (name: string) => {
    const kind = WARNINGS[name];
    if (kind) clear(kind);
  });
  call.on('disconnect', () => {
    if (over) return;
    close();
    for (const { kind, clearedAt } of warnings) if (clearedAt === null) clear(kind);
    over = true;
    tellPerson();
    void last(LAST_TRIES);
  });

  async function last(tries: number): Promise<void> {
    if ((await report(true)) || tries <= 1) return;
    setTimeout(() => void last(tries - 1), AGAIN_MS);
  }
}

/** What a connection says of itself. */
export async function linkOf(connection: RTCPeerConnection | undefined): Promise<Link | undefined> {
  if (!connection) return undefined;
  const stats = await connection.getStats();
  const found: Link = { sent: undefined, sentLost: undefined, iceType: null };
  for (const one of stats.values() as Iterable<Record<string, unknown>>) {
    if (one['type'] === 'outbound-rtp') found.sent = Number(one['packetsSent']);
    if (one['type'] === 'remote-inbound-rtp') found.sentLost = Number(one['packetsLost']);
    if (one['type'] === 'transport') {
      const pair = stats.get(String(one['selectedCandidatePairId'])) as { localCandidateId?: string } | undefined;
      const local = stats.get(pair?.localCandidateId ?? '') as { candidateType?: string } | undefined;
      found.iceType = ICE_TYPES.find((type) => type === local?.candidateType?.toUpperCase()) ?? null;
    }
  }
  return found;
}
const ICE_TYPES: readonly IceType[] = ['HOST', 'SRFLX', 'PRFLX', 'RELAY'];
