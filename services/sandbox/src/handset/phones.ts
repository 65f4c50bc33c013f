/** The phones of the outside world: who has one on the bench, how it answers, and what it says. */
import { z } from 'zod';
import type { VirtualSpeech } from '../media/switch.ts';
import type { SandboxDatabase } from '../store/store.ts';

export const phoneSchema = z.object({
  number: z.string().regex(/^\+[1-9]\d{6,14}$/, 'Give the number in E.164, such as +15035550174.'),
  name: z.string().trim().max(40).default(''),
  /** Seconds until it answers by itself, or a person answers, or nobody does, or it is engaged. */
  answers: z
    .union([z.literal('by-hand'), z.literal('never'), z.literal('busy'), z.number().min(0).max(600)])
    .default('by-hand'),
  /** caller: a recorded voice; silence; tone:<Hz>; microphone: the one of the page. */
  says: z
    .string()
    .regex(/^(?:caller|silence|microphone|tone:\d{2,4})$/)
    .default('caller'),
});

type Phone = z.infer<typeof phoneSchema>;

export interface Phones {
  all(): Promise<readonly Phone[]>;
  /** How a number behaves; a number that is not on the bench rings until somebody gives up. */
  settingsOf(number: string): Promise<Phone>;
  save(phone: Phone): Promise<void>;
  /** Puts phones on a bench that is empty, so that a newcomer finds something to call with. */
  furnish(): Promise<void>;
  remove(number: string): Promise<void>;
  /** What a phone without a page says, for the media switch. */
  speechOf(says: string): VirtualSpeech;
  watch(listener: () => void): () => void;
}

/** People of the demo workspace's contacts. */
const firstPhones = [
  { number: '+15035550174', name: 'Tomás' },
  { number: '+16285550136', name: 'Ana' },
  { number: '+14155550187', name: 'Grace' },
];

const reason = 'the outside world has no workspace';

export function createPhones(db: SandboxDatabase, callerFile: string, now: () => Date): Phones {
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    async all() {
      const rows = await db.platform(reason, ({ tx }) => tx.phone.findMany({ orderBy: { createdAt: 'asc' } }));
      return rows.map((row) => phoneSchema.parse(row.record));
    },
    async settingsOf(number) {
      const row = await db.platform(reason, ({ tx }) => tx.phone.findUnique({ where: { number } }));
      return phoneSchema.parse(row?.record ?? { number });
    },
    async save(phone) {
      await db.platform(reason, ({ tx }) =>
        tx.phone.upsert({
          where: { number: phone.number },
          create: { number: phone.number, createdAt: now(), record: phone },
          update: { record: phone },
        }),
      );
      changed();
    },
    async furnish() {
      const count = await db.platform(reason, ({ tx }) => tx.phone.count());
      if (count === 0) for (const phone of firstPhones) await this.save(phoneSchema.parse(phone));
    },
    async remove(number) {
      await db.platform(reason, ({ tx }) => tx.phone.deleteMany({ where: { number } }));
      changed();
    },
    speechOf(says) {
      if (says.startsWith('tone:')) return `tone:${Number(says.slice(5))}`;
      return says === 'caller' ? callerFile : 'silence';
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
