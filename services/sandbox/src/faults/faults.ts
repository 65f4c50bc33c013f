/** Faults on demand: what the outside world does wrong next, and to whom. */
import { z } from 'zod';
import type { SandboxDatabase } from '../store/store.ts';

const faultKinds = [
  'busy',
  'no-answer',
  'carrier-error',
  'late-report',
  'report-twice',
  'block-short-links',
  'lost-callback',
  'rate-limit',
  'caller-id-refused',
  'unregistered-campaign',
  'unreachable',
  'late-crash',
  'slow-api',
  'number-gone',
  'lost-purchase',
] as const;

type FaultKind = (typeof faultKinds)[number];

export const faultSchema = z.object({
  kind: z.enum(faultKinds),
  on: z.boolean(),
  /** How many calls, texts or callbacks it still hits; null = until switched off. */
  left: z.number().int().min(1).max(10_000).nullable().default(null),
  /** Seconds: how long it rings, how late or how far apart reports come, how long a dead client counts as there or the API takes. */
  seconds: z.number().min(0).max(3_600).default(30),
  /** Only this number or client; null = any. */
  only: z.string().max(120).nullable().default(null),
});

type Fault = z.infer<typeof faultSchema>;

export interface Faults {
  all(): readonly Fault[];
  /** The armed fault of this kind for one of these parties, used up by one; undefined when none is armed. */
  take(kind: FaultKind, about: readonly string[]): Fault | undefined;
  /** The same without using it up. */
  armed(kind: FaultKind, about: readonly string[]): Fault | undefined;
  set(fault: Fault): Promise<void>;
  allOff(): Promise<void>;
  watch(listener: () => void): () => void;
}

const defaults: Readonly<Record<FaultKind, Pick<Fault, 'left' | 'seconds'>>> = {
  busy: { left: 1, seconds: 0 },
  'no-answer': { left: null, seconds: 60 },
  'carrier-error': { left: 1, seconds: 0 },
  'late-report': { left: null, seconds: 30 },
  'report-twice': { left: null, seconds: 2 },
  'block-short-links': { left: 1, seconds: 0 },
  'lost-callback': { left: 1, seconds: 0 },
  'rate-limit': { left: 1, seconds: 0 },
  'caller-id-refused': { left: 1, seconds: 0 },
  'unregistered-campaign': { left: 1, seconds: 0 },
  unreachable: { left: 1, seconds: 0 },
  // The carrier's own time-out for audio that has stopped (twilio/voice-quickstart-objc#64).
  'late-crash': { left: null, seconds: 300 },
  'slow-api': { left: null, seconds: 5 },
  'number-gone': { left: 1, seconds: 0 },
  'lost-purchase': { left: 1, seconds: 0 },
};

/** Loads the armed faults, so that a restart keeps them. */
export async function loadFaults(db: SandboxDatabase): Promise<Faults> {
  const faults = new Map<FaultKind, Fault>(
    faultKinds.map((kind) => [kind, { kind, on: false, only: null, ...defaults[kind] }]),
  );
  const listeners = new Set<() => void>();
  const reason = 'the outside world has no workspace';
  for (const row of await db.platform(reason, ({ tx }) => tx.fault.findMany())) {
    const parsed = faultSchema.safeParse(row.record);
    if (parsed.success) faults.set(parsed.data.kind, parsed.data);
  }

  async function set(fault: Fault): Promise<void> {
    faults.set(fault.kind, fault);
    for (const listener of listeners) listener();
    await db.platform(reason, ({ tx }) =>
      tx.fault.upsert({
        where: { kind: fault.kind },
        create: { kind: fault.kind, record: fault },
        update: { record: fault },
      }),
    );
  }

  function armed(kind: FaultKind, about: readonly string[]): Fault | undefined {
    const fault = faults.get(kind);
    return fault?.on && (fault.only === null || about.includes(fault.only)) ? fault : undefined;
  }

  return {
    all: () => [...faults.values()],
    armed,
    take(kind, about) {
      const fault = armed(kind, about);
      if (!fault) return undefined;
      if (fault.left !== null) {
        const left = fault.left - 1;
        // A used-up fault keeps its count for the next time it is switched on.
        void set(left > 0 ? { ...fault, left } : { ...fault, on: false, left: defaults[kind].left ?? 1 });
      }
      return fault;
    },
    set,
    async allOff() {
      for (const fault of faults.values()) if (fault.on) await set({ ...fault, on: false });
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
